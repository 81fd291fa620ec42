/** Names of an earlier value. */
export const PREVIOUS = new Set(
  'previous prev prior last before earlier vorher vorherig précédent précédente precedent precedente anterior previo previa scorso scorsa önceki geçen'.split(
    ' ',
  ),
);

/** What else an object of an earlier time may be called: `previousTotals`. */
export const EARLIER = new Set(
  'period totals total values day days week weeks month months quarter quarters year years season'.split(' '),
);

/** Names of what is aimed at. */
export const TARGETS = new Set('target goal budget forecast plan quota'.split(' '));

/** A budget on its own is the goal of what was spent of it, and of nothing else. */
export const SPENT = new Set('spent spending spend actual used cost costs'.split(' '));

/** What is aimed at beside money that was raised or spent is money as well. */
export const GOALS = new Set('goal target planned plan'.split(' '));

/** Names of such money. */
export const RAISED = new Set('raised pledged donated collected spent funded invested'.split(' '));

/** Names of what others have. */
export const BENCHMARKS = new Set('benchmark industry national reference baseline'.split(' '));

/** Words that say a figure is of now. */
export const PRESENT = new Set('current now today latest this actual'.split(' '));

/** Names of a movement. */
export const CHANGES = new Set('change delta growth pnl increase decrease gain loss diff'.split(' '));

/** Movements that are losses where they are negative; a positive one says only how much was lost, and nothing of a direction. */
export const LOSSES = new Set('loss decrease'.split(' '));

/** What such a word begins the name of a thing with: the failure rate of changes, a growth fund, a delta hedge. */
export const CHANGED_THINGS = new Set(
  'failure request requests order orders fee fees ticket tickets lead log approval set management fund stage stock stocks plan team hedge variant air ratio per margin capital forecast'.split(
    ' ',
  ),
);

/** Sensitivities of an option: its delta among them is no movement. */
export const GREEKS = new Set('gamma theta vega rho'.split(' '));

/** Movements that say in one over which time. */
export const YEARLY = /^(yoy|qoq|mom|wow)$/;

/** Words of a statement's column that says how much its rows moved. */
export const CHANGE_COLUMN = /^(?:change|growth|variation|veränderung|yoy|%)$/;
