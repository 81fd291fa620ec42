import type { LanguageCode } from '../language-code';

/**
 * The part that a figure plays beside others of the same measure. `part` also names what holds parts: "breakdown"; `usual` is
 * what it is in other years. `plan` is a target that nobody has to reach: a budget. `agreed` is what was decided at first (approved, original), `revised` what became of that since.
 */
export type Role =
  | 'target'
  | 'plan'
  | 'limit'
  | 'benchmark'
  | 'usual'
  | 'record'
  | 'total'
  | 'part'
  | 'rank'
  | 'forecast'
  | 'actual'
  | 'remaining'
  | 'agreed'
  | 'revised';

/** What was worked out over many figures. `peak` is the maximum of a course over time. */
export type Aggregate = 'average' | 'median' | 'maximum' | 'minimum' | 'sum' | 'percentile' | 'peak';

/** What kind of figure a word announces. `rank` is a place among rivals, `place` a number in a row: gate 22, lap 12. */
export type Quantity =
  | 'money'
  | 'count'
  | 'share'
  | 'rate'
  | 'score'
  | 'ratio'
  | 'age'
  | 'length'
  | 'mass'
  | 'temperature'
  | 'duration'
  | 'speed'
  | 'energy'
  | 'power'
  | 'pressure'
  | 'area'
  | 'volume'
  | 'rank'
  | 'place'
  | 'voltage'
  | 'frequency'
  | 'data'
  | 'concentration'
  | 'probability'
  | 'index';

/**
 * What a member of an object says about the other members; `base` is what they are counted on: "n", "sample size". A `note` limits or
 * explains what stands beside it; `prose` is any other running text.
 */
export type Member =
  | 'unit'
  | 'currency'
  | 'scale'
  | 'label'
  | 'value'
  | 'title'
  | 'source'
  | 'asOf'
  | 'period'
  | 'language'
  | 'base'
  | 'note'
  | 'prose';

/** What the rows are that a column names. */
export type Named = 'person' | 'organisation' | 'place' | 'team' | 'product' | 'thing' | 'event' | 'category' | 'cause';

/** Words by which two or more figures of one measure are told apart. */
export type Side =
  | 'home'
  | 'away'
  | 'a'
  | 'b'
  | 'treatment'
  | 'control'
  | 'men'
  | 'women'
  | 'for'
  | 'against'
  | 'best'
  | 'worst'
  | 'first'
  | 'last'
  | 'before'
  | 'after'
  | 'winner'
  | 'loser'
  | 'top'
  | 'bottom';

/** Where a figure moves, or ought to move. */
export type UpOrDown = 'up' | 'down';

/** What a word of a key or heading may mean. */
export type Meaning =
  | { readonly as: 'role'; readonly role: Role }
  | { readonly as: 'aggregate'; readonly aggregate: Aggregate }
  /** `better` is the direction that is good for most figures of that name; absent where it depends. */
  | { readonly as: 'quantity'; readonly quantity: Quantity; readonly better?: UpOrDown }
  | { readonly as: 'change'; readonly direction?: UpOrDown }
  /** The value identifies or steers something and is never narrated as a figure. */
  | { readonly as: 'identifier' }
  /** The value concerns the answer or the record itself, not its subject. */
  | { readonly as: 'technical' }
  | { readonly as: 'member'; readonly member: Member }
  | { readonly as: 'names'; readonly of: Named }
  | { readonly as: 'time' }
  | { readonly as: 'side'; readonly side: Side }
  /** What became of many things: "tickets resolved". */
  | { readonly as: 'state' }
  | { readonly as: 'polarity'; readonly better: UpOrDown }
  | { readonly as: 'per' };

/** A meaning with the languages that have it. */
export type Sense = Meaning & {
  readonly languages: readonly LanguageCode[];
  /** The word means other things too, so this sense needs other evidence beside it. */
  readonly weak?: true;
};
