import type { Evidence } from './evidence';
import type { Leaf } from './leaf';
import type { Payload, Stated } from './payload';

/** A payload and what one figure of it is: run as tests, and shown in docs/meaning.md. */
export interface Example {
  readonly data: object;
  readonly key: string;
  /** As `describeFact` writes it: "duration 52 minute". */
  readonly is: string;
}

/** One way in which a payload says what a number is. Rules know nothing of each other: what they find is weighed. */
export interface Rule<Seen = Payload> {
  readonly id: string;
  /** What it rests on, in one sentence. */
  readonly why: string;
  when(leaf: Leaf, payload: Seen): boolean;
  reads(leaf: Leaf, payload: Seen): readonly Evidence[];
  /** Decided by this rule. */
  readonly examples: readonly Example[];
  /** Look alike, and are not decided by it. */
  readonly counterExamples: readonly Example[];
}

/** A rule that sets figures against one another. */
export type TogetherRule = Rule<Payload & Stated>;
