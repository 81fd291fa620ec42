import type { NumeralWords } from '../../amounts/numeral-words';

/** Numbers in English words; "second" counts as a place only, "one" never alone. */
export const NUMERALS_EN: NumeralWords = {
  writing: 'spaced',
  atoms:
    'zero=0 nil=0 one=1 a=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 thirteen=13 fourteen=14 fifteen=15 sixteen=16 seventeen=17 eighteen=18 nineteen=19 twenty=20 thirty=30 forty=40 fourty=40 fifty=50 sixty=60 seventy=70 eighty=80 ninety=90 dozen=12',
  times: 'hundred=100',
  scales:
    'thousand=1e3 million=1e6 billion=1e9 trillion=1e12 mln=1e6 mn=1e6 bln=1e9 crore=1e7 lakh=1e5 k=1e3 bn=1e9 tn=1e12 m=1e6 b=1e9 t=1e12',
  joins: 'and',
  points: 'point',
  halves: 'and_a_half',
  weak: 'one a nil zero dozen',
  stops:
    'one_of one_by_one one_another at_sixes in_two_minds second_to_none four-letter square_one at_one_go zero-sum ten-fold_path more_than_half over_half less_than_half under_half',
  percentBefore: '',
  percentAfter: 'percent per_cent pct percentage_point percentage_points pp',
  currencies: {
    USD: 'dollar dollars buck bucks usd',
    EUR: 'euro euros eur',
    GBP: 'pound pounds sterling gbp quid',
    JPY: 'yen jpy',
    INR: 'rupee rupees inr',
    KRW: 'won krw',
    TRY: 'lira liras',
    CHF: 'franc francs chf',
  },
  units: {
    second: 'seconds sec secs',
    minute: 'minute minutes min mins',
    hour: 'hour hours hr hrs h',
    day: 'day days d',
    week: 'week weeks w wk',
    month: 'month months mo',
    year: 'year years yr yrs y',
  },
  ordinals:
    'first=1 second=2 third=3 fourth=4 fifth=5 sixth=6 seventh=7 eighth=8 ninth=9 tenth=10 eleventh=11 twelfth=12',
  fractions:
    'half_of=0.5 half_the=0.5 one_half=0.5 by_half=0.5 halved=0.5 one_third=0.333 a_third=0.333 third_of=0.333 two_thirds=0.667 a_quarter_of=0.25 one_quarter_of=0.25 three_quarters=0.75 a_fifth_of=0.2 one_fifth=0.2 a_tenth_of=0.1 one_tenth=0.1 twice=2 doubled=2 tripled=3 threefold=3 tenfold=10 quadrupled=4',
  minus: 'minus negative',
  up: 'up rise rises rising rose risen gain gains gained gaining grew grow grows growing grown climb climbs climbed climbing increase increases increased jump jumps jumped surge surges surged soar soars soared advance advances advanced higher added adds inflow inflows bought',
  down: 'down fall falls fell fallen falling drop drops dropped dropping lose loses lost losing loss losses decline declines declined declining decrease decreases decreased slip slips slipped slide slides slid sink sinks sank plunge plunges plunged shed sheds tumble tumbles tumbled shrank shrink shrinks lower outflow outflows sold dipped dips under below negative minus',
};
