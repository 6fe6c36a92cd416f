//! Every store keeps the same promises: one suite, run on each of them.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod admin;
mod campaigns;
mod clocks;
mod endings;
mod files;
mod identities;
mod lobby;
mod migrations;
mod moving;
mod outbox;
mod people;
#[expect(dead_code, reason = "the other tests use more of it")]
mod pg;
mod postgres;
mod prepared;
mod promises;
mod ratings;
mod retention;
mod sqlite;
mod tokens;

/// Every promise, by the module that puts it to the test: `$run! { module { promise* }* }`.
macro_rules! every_promise {
    ($run:ident) => {
        $run! {
            admin {
                nobody_who_is_banned_is_found_by_what_they_show
                a_closed_table_is_opened_again_and_found_where_it_was
                every_table_of_a_phase_is_listed_in_parts
                those_with_an_account_may_look_after_the_server
                an_invitation_lets_in_as_many_as_it_says_and_costs_nothing_otherwise
            }
            campaigns {
                a_campaign_moves_on_from_where_it_stands
                a_person_finds_their_campaigns_of_a_game
                a_campaign_that_has_moved_on_gets_no_table
                a_campaign_outlives_its_tables
                a_campaign_is_forgotten_with_its_guest
            }
            clocks {
                a_table_is_due_when_it_has_changed
                the_host_or_more_than_half_stop_a_clock
                what_nobody_minded_is_a_gap
                a_gap_is_remembered_while_a_timed_table_is_played
            }
            endings {
                a_table_has_one_rematch
                a_rematch_is_on_the_same_terms_and_calls
                an_analysis_is_kept_with_its_table
                rematch_and_analysis_are_forgotten_with_the_table
            }
            identities {
                who_is_vouched_for_is_found_by_issuer_and_subject
                nobody_is_left_without_a_way_in
                who_is_vouched_for_comes_in_whole_or_not_at_all
            }
            lobby {
                a_table_is_found_by_its_terms
                who_is_asked_to_a_table_is_called_once
            }
            outbox {
                a_call_is_written_with_the_step_that_hands_over
                a_channel_that_is_underway_holds_up_no_other
                who_holds_two_seats_is_called_when_neither_was_asked
                a_beginning_calls_too
                only_those_are_called_who_want_to_be
                a_notice_is_in_one_hand_until_it_is_settled
                a_channel_is_confirmed_by_its_token_once
                a_password_is_reset_by_its_token_once_and_in_time
                what_else_is_posted_and_kept
            }
            people {
                a_person_is_found_by_id_and_by_login
                a_login_belongs_to_one_person
                a_session_is_found_by_its_hash_until_it_is_closed
                it_is_kept_when_a_session_was_last_used
                a_changed_password_ends_the_other_sessions
                a_guest_who_signs_in_keeps_tables_and_seats
                a_guest_who_signs_in_keeps_words_and_bars
                nobody_is_shut_out_of_their_own_table_by_signing_in
                the_sessions_of_a_guest_who_signs_in_end
                a_barred_account_gets_no_seat_of_its_guest
            }
            prepared {
                a_prepared_answer_is_kept_until_it_is_taken_back
                the_oldest_make_room_and_notes_go_first
                a_prepared_answer_is_given_with_its_step_or_not_at_all
                what_is_prepared_goes_with_the_seat_and_with_the_game
                what_is_prepared_goes_with_its_person
            }
            promises {
                a_table_is_found_with_its_seats
                a_seat_is_changed_only_if_it_is_as_believed
                a_seat_is_changed_only_in_the_phase_that_was_seen
                nobody_sits_down_twice_or_where_they_are_barred
                a_table_begins_once_and_only_when_everyone_sits
                steps_follow_one_another_without_gap_or_repeat
                a_table_is_read_whole
                nothing_follows_the_end_of_a_table
                a_key_is_remembered_with_its_step_or_not_at_all
                a_key_counts_for_its_person_and_a_kept_step_only
                of_many_at_once_one_takes_the_step
                a_lobby_shows_open_doors_only
                a_long_list_comes_in_parts
                a_person_finds_the_tables_they_host_or_sit_at
                open_tables_are_counted_for_their_host
                who_is_barred_stays_barred
                chat_keeps_its_order_and_its_characters
                who_is_muted_is_not_heard_until_they_are
                a_report_is_kept
            }
            tokens {
                a_token_is_found_by_its_hash_until_it_is_revoked
            }
            ratings {
                a_result_counts_once
                the_best_are_known_well_and_let_themselves_be_seen
                a_table_is_rated_or_not
                who_leaves_for_good_is_a_former_player
            }
            retention {
                a_packed_table_is_read_and_played_on_as_before
                no_more_is_packed_than_asked_and_the_oldest_first
                a_table_is_forgotten_with_all_that_belongs_to_it
                chat_is_forgotten_by_its_age
                sessions_nobody_uses_are_forgotten
                only_guests_whom_nothing_holds_are_forgotten
                a_round_does_what_the_host_has_set_and_says_so
            }
        }
    };
}
use every_promise;
