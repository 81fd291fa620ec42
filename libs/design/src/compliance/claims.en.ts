import type { ClaimWords } from './claim-words';

/** What English may not say under the preset; "may" and "could" are left alone unless they bring a result. */
export const CLAIMS_EN: ClaimWords = {
  future:
    'will won_t you_ll it_ll they_ll we_ll shall going_to about_to gonna next_year next_month next_week next_quarter tomorrow soon in_the_future from_now_on would_earn would_make',
  projection:
    'forecast* projected projection projections project_to expected_to is_expected are_expected expect_to expectation* set_to poised_to on_track likely_to could_earn could_make could_reach could_grow may_reach may_earn might_reach estimated_to prediction* predict* outlook price_target potential_return potential_returns',
  promise:
    'guarantee* risk-free riskless no_risk without_risk assured promise* certain_to can_t_lose never_loses sure_thing',
  annualised:
    'annualiz* annualis* at_this_rate at_this_pace at_that_rate at_that_pace if_this_continues if_it_continues over_a_full_year keeps_this_up extrapolat* run_rate',
};
