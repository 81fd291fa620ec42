import { refer } from '@app/render';
import type { Fact } from '@app/facts';
import type { LineContext, Wording } from '../../composer/wording';

/** What a figure of a known kind says, beyond its label. Every claim must hold by the figure itself. */
export interface Meaning {
  /** Words of the fact's name, joined by spaces. */
  words: RegExp;
  kinds?: readonly Fact['kind'][];
  /** Larger numbers mean something else: 15,230 stars are no rating. */
  most?: number;
  say: (value: string, fact: Fact, context: LineContext) => Wording[];
}

/** More than half of a whole, and not all of it: what "most" needs. */
export function isMost(fact: Fact): boolean {
  return (fact.number ?? 0) > 50 && (fact.number ?? 0) < 100;
}

/** The subject by its name, or "it". */
export function subjectName(context: LineContext): string {
  const { main } = context.story.subject;
  return main ? refer(main.key) : 'it';
}
