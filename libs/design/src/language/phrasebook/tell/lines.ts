import { type Register, REGISTER_NAMES, type Wording } from '../../../composer/wording';
import { marksOf } from '../../marks';
import type { Ways } from '../../ways';
import type { Grammar } from '../phrasebook';

const MANNERS: ReadonlyArray<Register | 'any'> = ['any', ...REGISTER_NAMES];

/** Full-width marks bring their own space: no blank follows them. */
const BLANK_BEHIND_FULL_WIDTH = /(?<=[。、，！？：；]) +/gu;

/** Puts a sentence before every line. */
export function opened(sentence: string, ways: Ways): Ways {
  if (sentence === '') return ways;
  return mapLines(ways, (line) => `${sentence} ${line}`);
}

/** One more line that suits any manner. */
export function withLine(line: string, ways: Ways): Ways {
  return { ...ways, any: [line, ...(ways.any ?? [])] };
}

/** Opens a word that is shown and not said. */
const UNSAID = '\u{e000}';

/** A word of another language: no line that holds it is said. */
export function unsaid(word: string): string {
  return `${UNSAID}${word}`;
}

export function isUnsaid(word: string): boolean {
  return word.startsWith(UNSAID);
}

/** Tidies spacing, marks and capitals of narrated claims. */
export function tidiedWordings(wordings: readonly Wording[], grammar: Grammar, locale: string): Wording[] {
  const melted = (line: string): string =>
    (grammar.melts ?? []).reduce((text, [apart, one]) => text.replace(apart, one), line);
  return wordings.map((wording) => ({ ...wording, line: tidy(melted(wording.line), grammar, locale) }));
}

/** Lines as wordings, tidied; lines that differ in nothing are one. Where none can be said, their figures are. */
export function wordingsOf(ways: Ways, grammar: Grammar, locale: string): Wording[] {
  const wordings = linesOf(ways, grammar, locale);
  const said = wordings.filter(({ line }) => !line.includes(UNSAID));
  if (said.length > 0) return said;
  const { comma } = marksOf(locale.slice(0, 2));
  const bare = wordings.map(({ line }) => figuresOf(line).join(comma)).filter((figures) => figures !== '');
  return [...new Set(bare)].map((figures) => ({ line: `${figures}${grammar.stop}` }));
}

/** References of a line, but for the names that are not said. */
function figuresOf(line: string): string[] {
  return line.replaceAll(new RegExp(`${UNSAID}\\{\\{[^}]*\\}\\}`, 'gu'), '').match(/\{\{[^}]*\}\}/g) ?? [];
}

function linesOf(ways: Ways, grammar: Grammar, locale: string): Wording[] {
  const seen = new Set<string>();
  return MANNERS.flatMap((manner) =>
    (ways[manner] ?? []).flatMap((given): Wording[] => {
      const line = given ? tidy(given, grammar, locale) : '';
      if (line === '' || seen.has(`${manner} ${line}`)) return [];
      seen.add(`${manner} ${line}`);
      return [manner === 'any' ? { line } : { line, registers: [manner] }];
    }),
  );
}

/** Lines one after the other, as the script sets them. */
export function joinLines(lines: readonly string[]): string {
  return lines.join(' ').replace(BLANK_BEHIND_FULL_WIDTH, '');
}

/**
 * Closes what empty slots left open: double spaces, spaces and commas before a stop (French sets a no-break
 * space there); then capitals at sentence starts. A Latin word and a name of the payload's own, which may end on a
 * number, keep apart from their figure in every script.
 */
export function tidy(
  line: string,
  { capitals, spacedMarks }: Pick<Grammar, 'capitals' | 'spacedMarks'>,
  locale: string,
): string {
  const keys: string[] = [];
  // A reference is no text: a key may hold stops and double spaces of its own.
  const masked = line.replace(/(?<=\{\{)[^{}|]+/g, (key) => {
    keys.push(key);
    return HELD;
  });
  const told = tidyText(masked, capitals, spacedMarks, locale);
  return told.replaceAll(HELD, () => keys.shift() ?? '');
}

/** Stands for the key of a reference while the text around it is tidied. */
const HELD = '\uE0FF';

function tidyText(
  line: string,
  capitals: Grammar['capitals'],
  spacedMarks: Grammar['spacedMarks'],
  locale: string,
): string {
  const closed = line
    .replace(/[ \t]+/g, ' ')
    .replace(/ +(?=[\u00a0.,;:!?…。、，！？：；।؟،])/gu, '')
    .replace(/[,،、，]\s*(?=[.!?:。！？：।؟])/gu, '')
    .replace(/^[\s,:،、，]+/u, '')
    .replace(/(?<=[\p{Script=Latin}\p{Nd}]|\|label\}\})(?=\{\{)/gu, ' ')
    .replace(BLANK_BEHIND_FULL_WIDTH, '')
    .trim();
  const spaced = spacedMarks ? closed.replace(/(?<=\S)(?=[:;!?](\s|$))/g, '\u00a0') : closed;
  if (!capitals) return spaced;
  return spaced.replace(
    /(^|[.!?…]["”»]? )([¿¡"“«]*)(\p{Ll})/gu,
    (_, before: string, opening: string, letter: string) => `${before}${opening}${letter.toLocaleUpperCase(locale)}`,
  );
}

function mapLines(ways: Ways, change: (line: string) => string): Ways {
  return Object.fromEntries(
    MANNERS.flatMap((manner) => {
      const lines = ways[manner];
      return lines ? [[manner, lines.map((line) => (line ? change(line) : null))]] : [];
    }),
  );
}
