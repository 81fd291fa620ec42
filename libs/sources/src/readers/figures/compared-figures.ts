import { sensesOf } from '@app/lingua';
import { FILLER_WORDS } from './filler-words';
import type { FoundFigure } from './find-figures';
import { FROM, hasMoved, withoutMove, wordsOf } from './movements';
import { whenBehind } from './when-words';

/** Two neighbouring figures of a sentence that it sets against each other, by their places among its figures. */
export interface ComparedFigures {
  main: number;
  other: number;
  role: 'previous' | 'target';
  /** What stands before the first of them and names both. */
  before: string;
}

const TO = /^\s*(?:to|auf|à|a|para|hasta|al|menjadi|ke|إلى)\s*$|^(?:升至|降至|增至|减至|涨至|跌至|升到|降到)$/iu;
/** "220円から240円に", "1,400원에서 1,500원으로": the word stands behind the first. */
const FROM_BEHIND = /^\s?(?:から|에서)\s*$/u;
const TO_BEHIND = /^\s?(?:に|へ|으로|로)/u;
/** Turkish: "26 saatten 19 saate". */
const ABLATIVE = /[dt][ae]n$/u;
const DATIVE = /[ae]$/u;
const UP_FROM = /(?:^|[\s,;(])(?:up|down) from\s*$/iu;
const AGAINST =
  /(?:^|[\s,;(])(?:against|versus|vs\.?|compared (?:with|to)|gegenüber|nach|contre|frente a|contra|contro|rispetto a)\s*$/iu;
/** Words before a figure that was aimed at and not had. */
const MISSED =
  /(?:(?:did not|didn[’']t|failed to|could not|not) (?:reach|meet|hit|make|achieve)|missed|fell short of|verfehlten?|n[’']a pas atteint|no alcanzó|não atingiu|non ha raggiunto)(?:\s+[^\s.;]+){0,5}\s*$/iu;
const BEING = /(?:^|\s)(?:was|were|is|came|reached|stood|made|war|waren|lag|était|fut|fue|foi|era|è stato)(?:\s|$)/iu;
const MOVED_BEHIND = /上が|下が|短く|増え|減|伸び|늘|줄|오르|오른|올랐|내리|내렸|떨어|düş|çık|yüksel|art|in(?:di|er)/iu;
const MOVED_BETWEEN = /[升降增减涨跌]/u;

/**
 * What a sentence says two figures of one measure are to each other: "fell from $2.90 to $2.60", "up from", "12 €, contre
 * 11 € l'an dernier", "did not reach $5 million; it was $4.1 million". Ranges and steps are none.
 */
export function comparedFigures(
  sentence: string,
  figures: readonly FoundFigure[],
  language: string | null,
): ComparedFigures[] {
  const found: ComparedFigures[] = [];
  for (let index = 0; index + 1 < figures.length; index += 1) {
    const [first, second] = [figures[index] as FoundFigure, figures[index + 1] as FoundFigure];
    if (first.isPair || second.isPair) continue;
    const before = sentence.slice(figures[index - 1]?.end ?? 0, first.start);
    const between = sentence.slice(first.end, second.start);
    const after = sentence.slice(second.end, figures[index + 2]?.start);
    const compared = comparisonOf({ before, between, after, first, second }, language);
    if (!compared) continue;
    const [main, other] = compared.isFirst ? [index, index + 1] : [index + 1, index];
    found.push({ main, other, role: compared.role, before: compared.before });
    index += 1;
  }
  return found;
}

interface Around {
  before: string;
  between: string;
  after: string;
  first: FoundFigure;
  second: FoundFigure;
}

function comparisonOf(
  { before, between, after, first, second }: Around,
  language: string | null,
): (Pick<ComparedFigures, 'role' | 'before'> & { isFirst: boolean }) | null {
  const moved = FROM.test(before) && TO.test(between) && (hasMoved(before) || MOVED_BETWEEN.test(between));
  const movedBehind =
    (FROM_BEHIND.test(between) && TO_BEHIND.test(after)) || (language === 'tr' && isTurkishMove(first, second));
  if (moved || (movedBehind && MOVED_BEHIND.test(after)))
    return { role: 'previous', isFirst: false, before: withoutMove(before.replace(FROM, '')) };
  if (UP_FROM.test(between) || (AGAINST.test(between) && whenBehind(after, language) !== ''))
    return { role: 'previous', isFirst: true, before };
  if (isTarget(between) && !/\d/.test(between)) return { role: 'target', isFirst: true, before };
  const missed = missedBefore(before, first);
  if (
    missed !== null &&
    BEING.test(between) &&
    wordsOf(between).every((word) => FILLER_WORDS.has(word) || BEING.test(word))
  )
    return { role: 'target', isFirst: false, before: missed };
  return null;
}

/** What names a figure that was missed: "Profit" of "Profit did not reach $5 million". Null for others: "missed 3 games". */
export function missedBefore(before: string, { measure }: FoundFigure): string | null {
  const missed = MISSED.exec(before);
  return missed && (measure !== '' || !/^missed/i.test(missed[0])) ? before.slice(0, missed.index) : null;
}

function isTurkishMove({ ending }: FoundFigure, second: FoundFigure): boolean {
  return ABLATIVE.test(ending) && DATIVE.test(second.ending);
}

/** "against a target of", "short of its goal of". */
function isTarget(between: string): boolean {
  const words = wordsOf(between);
  const at = words.findIndex((word) => sensesOf(word).some((sense) => sense.as === 'role' && sense.role === 'target'));
  const isBefore = at >= 0 && words.slice(at + 1).every((word) => FILLER_WORDS.has(word));
  return (
    isBefore &&
    /(?:^|[\s,;(])(?:against|versus|vs\.?|short of|below|above|missing|beating|unter|über|gegenüber|sous|contre)\s/iu.test(
      between,
    )
  );
}
