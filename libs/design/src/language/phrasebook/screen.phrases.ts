import type { Noun } from '../lexicon';
import type { Name, Period } from './slots';

/**
 * The short words on screen: titles of at most 40 characters, most of them two or three words, written as a heading
 * is in the language (Spanish: first letter only). `window` is a reference, `at` a time with its preposition.
 */
export interface ScreenPhrases {
  /** Topic of the video in the frame. */
  topics: Readonly<Record<Topic, string>>;
  /** The topic of a list of stories; absent where they have the topic of their words. */
  news?: string;
  /** "USDC en Base" or "Sede, Bergen": the subject and its place. */
  subjectAt(subject: string, place: Name, chain: boolean): string;
  /** Beside a movement: "en siete días". */
  within(window: string): string;
  /** "Flujo neto en 24 horas", "Beneficio en siete días": a label with its window. */
  labelWithin(label: string, window: string): string;
  /** "Máxima el sábado": a label with its time. */
  labelAt(label: string, at: string): string;
  change: string;
  profit: string;
  loss: string;
  high: string;
  low: string;
  highAndLow: string;
  warmestAndColdest: string;
  before: string;
  now: string;
  /** Heading above an earlier value, made from the English words of its time ("the week before"). Languages without it write `before` or the month. */
  earlier?(words: string): string;
  /** Under the hook: "Antes: 3,4 %"; `when` is its heading, `value` a reference. */
  stands(when: string, value: string): string;
  inside(whole: Noun | null): string;
  inAll: string;
  together: string;
  firstAndLast: string;
  firstAndSecond: string;
  atTheFoot: string;
  sameWay: string;
  whoBoughtWhoSold: string;
  level: string;
  dry: string;
  noChange: string;
  best: string;
  worst: string;
  bought: string;
  sold: string;
  trades: string;
  boughtName(name: string): string;
  soldName(name: string): string;
  next: string;
  sourceLabel: string;
  asOf(date: string): string;
  inTheirWords: string;
  howFar: string;
  inOrder: string;
  theList: string;
  sideBySide: string;
  inShort: string;
  theFigures: string;
  timesTitle: string;
  netFlow: string;
  after(name: string): string;
  /** "Visitantes por año". */
  by(label: string, period: Period, step: string | null): string;
  /** "Ingresos y costes". */
  pair(first: string, second: string): string;
  /** Between two sides. */
  relations: Readonly<Record<Relation, string>>;
}

export type Topic =
  | 'pool'
  | 'flow'
  | 'wallet'
  | 'weather'
  | 'standings'
  | 'general'
  | 'election'
  | 'markets'
  | 'culture'
  | 'business'
  | 'systems'
  | 'kitchen'
  | 'books'
  | 'sport';

type Relation =
  | 'against'
  | 'aheadOf'
  | 'levelWith'
  | 'upFrom'
  | 'downFrom'
  | 'paysMore'
  | 'paysLess'
  | 'moreThan'
  | 'lessThan'
  | 'of'
  | 'versus';
