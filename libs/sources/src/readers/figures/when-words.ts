import { findPeriods, type NameToken, splitName } from '@app/lingua';
import { FILLER_WORDS } from './filler-words';
import { linguaLanguage } from './measure-behind';
import { remembered } from './remembered';

const LONGEST = 40;
const ENDS = /[.,;:!?()、。，；：]|\s(?:and|but|und|y|e|et|dan)\s/iu;

/** The words behind a figure that say when it was so, or in what time, and nothing of what it counts; empty where there are none. */
export function whenBehind(after: string, language: string | null): string {
  const clause = (after.split(ENDS)[0] ?? '').trim().replace(/\s+/g, ' ');
  if (clause === '' || clause.length > LONGEST) return '';
  return isWhen(`${clause}\n${language ?? ''}`) ? clause : '';
}

const isWhen = remembered((key: string): boolean => {
  const [clause = '', language = ''] = key.split('\n');
  // "12 million a year" is so many per year.
  return [clause, clause.replace(/^an?\s/iu, 'per ')].some((each) => isPeriod(splitName(each), language));
});

function isPeriod(tokens: readonly NameToken[], language: string): boolean {
  const [span, other] = findPeriods(tokens, linguaLanguage(language) ?? undefined);
  if (!span || other || span.to !== tokens.length || span.period.kind === 'window') return false;
  return tokens.slice(0, span.from).every(({ lower }) => FILLER_WORDS.has(lower));
}
