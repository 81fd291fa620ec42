import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Fact, readFacts } from '@app/facts';
import { resolveText } from '@app/picture';
import { composeStoryboard } from '../src/composer/compose-storyboard';
import { groundText } from '../src/figures/ground-text';
import { writtenLanguage } from '../src/language/written-language';
import { matchFact } from '../src/figures/match-fact';
import { readNumerals } from '../src/figures/numerals/read-numerals';
import { statementFaults } from '../src/statements/check-statements';
import { StatementGate } from '../src/statements/gate';
import { judgeText } from '../src/statements/judge-text';
import { World } from '../src/statements/world';
import { corpusPayloads } from './corpus-payloads';

/** Sentences written by people who saw neither the code nor each other's sets; see docs/meaning.md, "Statements". */
interface Judged {
  name: string;
  payload: Record<string, unknown>;
  /** `language` is English where it is not said. */
  sentences: Array<{ text: string; true: boolean; kind: string; language?: string }>;
}

const setCalled = (name: string): Judged[] =>
  JSON.parse(readFileSync(join(__dirname, 'statements', `${name}.json`), 'utf8')) as Judged[];
const SETS = ['a', 'b', 'c'].map(setCalled);
/** In four languages; the last was kept unseen until the reader had been mended for the others (docs/meaning.md). */
const LATER = [
  { name: 'd', refused: 156, passed: 106 },
  { name: 'e', refused: 171, passed: 105 },
  { name: 'f', refused: 78, passed: 37 },
].map((set) => ({ ...set, payloads: setCalled(set.name) }));
/** What was reached so far, of all 696 each; a change may only raise them. */
const REFUSED = 689;
const PASSED = 365;

/** Sentences about payloads of the corpus in four languages, written before their author saw the reader. */
const CORPUS = JSON.parse(readFileSync(join(__dirname, 'statements', 'corpus.json'), 'utf8')) as Array<{
  payload: string;
  language: string;
  true: boolean;
  text: string;
}>;

/** Sentences of all sets whose two figures can change places. */
const SWAPPED = 25;

function readBy({
  payload,
  sentences,
}: Judged): Array<{ text: string; true: boolean; kind: string; language: string; isRefused: boolean }> {
  const facts = readFacts(payload);
  const gates = new Map<string, StatementGate>();
  return sentences.map(({ text, language = 'en', ...sentence }) => {
    const gate = gates.get(language) ?? new StatementGate(facts, language);
    gates.set(language, gate);
    return { ...sentence, text, language, isRefused: gate.readPlain(text).length > 0 };
  });
}

/** The sentence with its two figures in each other's place; null where it has not two in digits. */
function swapFigures(text: string, language: string, facts: readonly Fact[]): string | null {
  const numerals = readNumerals(text, language).filter(
    (numeral) =>
      numeral.form === 'number' && !numeral.spelled && facts.some((fact) => matchFact(numeral, fact) === 'match'),
  );
  const [one, other] = numerals.flatMap(({ from, to }) => {
    const digits = /[\d.,\u00a0\u202f ]*\d/u.exec(text.slice(from, to));
    return digits ? [{ from: from + digits.index, to: from + digits.index + digits[0].length }] : [];
  });
  if (numerals.length !== 2 || !one || !other) return null;
  const [first, second] = [text.slice(one.from, one.to), text.slice(other.from, other.to)];
  return `${text.slice(0, one.from)}${second}${text.slice(one.to, other.from)}${first}${text.slice(other.to)}`;
}

const worldOf = (payload: unknown): World => new World(readFacts(payload), 'en');
function isRefused(text: string, payload: unknown, world: World): boolean {
  return groundText(text, readFacts(payload), 'en').length > 0 || statementFaults(text, [], world).length > 0;
}

describe('statements of people who have not seen the reader', () => {
  it('are refused where they are false, and passed where they are true, as often as before', () => {
    const count = { refused: 0, passed: 0, false: 0, true: 0 };
    for (const { payload, sentences } of SETS.flat()) {
      const world = worldOf(payload);
      for (const sentence of sentences) {
        const refused = isRefused(sentence.text, payload, world);
        count[sentence.true ? 'true' : 'false'] += 1;
        if (sentence.true && !refused) count.passed += 1;
        if (!sentence.true && refused) count.refused += 1;
      }
    }
    expect(count).toMatchObject({ false: 696, true: 696 });
    expect(count.refused).toBeGreaterThanOrEqual(REFUSED);
    expect(count.passed).toBeGreaterThanOrEqual(PASSED);
  });

  it.each(LATER)('are refused where they are false, in the set $name', ({ payloads, refused, passed }) => {
    const read = payloads.flatMap((one) => readBy(one));
    const wrong = read.filter((sentence) => !sentence.true && !sentence.isRefused);
    expect(read.filter((sentence) => !sentence.true).length - wrong.length).toBeGreaterThanOrEqual(refused);
    expect(read.filter((sentence) => sentence.true && !sentence.isRefused).length).toBeGreaterThanOrEqual(passed);
  });

  it('are refused where two figures of a true one change places', () => {
    const swapped = LATER.flatMap(({ payloads }) =>
      payloads.flatMap((one) => {
        const facts = readFacts(one.payload).facts.filter(({ number, kind }) => number !== null && kind !== 'date');
        const sentences = readBy(one)
          .filter((sentence) => sentence.true && !sentence.isRefused)
          .flatMap((sentence) => ({ ...sentence, text: swapFigures(sentence.text, sentence.language, facts) ?? '' }))
          .filter(({ text }) => text !== '');
        return readBy({ ...one, sentences });
      }),
    );
    expect(swapped.filter(({ isRefused }) => !isRefused).map(({ text }) => text)).toEqual([]);
    expect(swapped.length).toBeGreaterThanOrEqual(SWAPPED);
  });

  it('are refused where they are false in German, French and Spanish too', () => {
    const payloads = new Map(corpusPayloads().map((one) => [one.name, one]));
    const read = CORPUS.map(({ payload, language, text, ...sentence }) => {
      const { data, title = '' } = payloads.get(payload) ?? {};
      const faults = new StatementGate(readFacts(data), language, [title]).readPlain(text);
      return { ...sentence, text, language, isRefused: faults.length > 0 };
    });
    expect(read.filter((sentence) => !sentence.true && !sentence.isRefused)).toEqual([]);
    expect(read.filter((sentence) => sentence.true && !sentence.isRefused).length).toBeGreaterThanOrEqual(22);
  });
});

type Turn = readonly [RegExp, string];
const TURNED: Readonly<Record<string, readonly Turn[]>> = {
  en: [
    [/\b(?:rose|grew|climbed|increased)\b/, 'fell'],
    [/\b(?:fell|dropped|declined|edged down|went down)\b/, 'rose'],
    [/\bup\b/, 'down'],
    [/\bdown\b/, 'up'],
    [/\babove\b/, 'below'],
    [/\bbelow\b/, 'above'],
    [/\bhighest\b/, 'lowest'],
    [/\blowest\b/, 'highest'],
    [/\bmost\b/, 'least'],
    [/\bmore\b/, 'fewer'],
    [/\bmissed\b/, 'met'],
    [/\b(?:met|reached|hit)\b/, 'missed'],
  ],
  de: [
    [/\b(?:steigt|stieg|gestiegen)\b/, 'sinkt'],
    [/\b(?:sinkt|sank|gesunken|fiel)\b/, 'steigt'],
    [/\bmehr\b/, 'weniger'],
    [/\bweniger\b/, 'mehr'],
    [/(?<!\p{L})über(?!\p{L})/u, 'unter'],
    [/\bunter\b/, 'über'],
    [/(?<!\p{L})höchste/u, 'niedrigste'],
    [/\bmeisten\b/, 'wenigsten'],
    [/\bverfehlt\b/, 'erreicht'],
    [/\berreicht\b/, 'verfehlt'],
  ],
  fr: [
    [/\b(?:monte|progresse|grimpe|augmente)\b/, 'baisse'],
    [/\b(?:baisse|recule|diminue)\b/, 'monte'],
    [/(?<!au )\bplus\b/, 'moins'],
    [/(?<!au )\bmoins\b/, 'plus'],
    [/\bau-dessus\b/, 'au-dessous'],
    [/\b(?:au-dessous|en dessous)\b/, 'au-dessus'],
    [/\ben hausse\b/, 'en baisse'],
  ],
  es: [
    [/\b(?:sube|crece|aumenta|subió)\b/, 'baja'],
    [/\b(?:baja|cae|bajó)\b/, 'sube'],
    [/(?<!\p{L})más(?!\p{L})/u, 'menos'],
    [/\bmenos\b/, 'más'],
    [/\bencima\b/, 'debajo'],
    [/\bdebajo\b/, 'encima'],
    [/\bmayor\b/, 'menor'],
  ],
};

describe.each([
  { code: 'en', sets: SETS, lines: 300, share: 0.8, turned: 60 },
  { code: 'de', sets: SETS.slice(2), lines: 100, share: 0.7, turned: 15 },
  { code: 'fr', sets: SETS.slice(2), lines: 100, share: 0.7, turned: 5 },
  { code: 'es', sets: SETS.slice(2), lines: 100, share: 0.7, turned: 10 },
] as const)("the house's own lines in the language $code", ({ code, sets, lines, share, turned }) => {
  const language = writtenLanguage(code);
  const told = sets.flat().flatMap(({ payload }) => {
    const facts = language.called(readFacts(payload));
    const draft = composeStoryboard({
      facts,
      language,
      targetSeconds: 45,
      format: '9:16',
      seed: 3,
      stills: [],
      captions: true,
      music: false,
    });
    const { scenes, figures } = draft.storyboard;
    const world = new World(facts, code);
    return scenes.filter(({ layout }) => layout !== 'end').map(({ line }) => ({ line, figures, world }));
  });
  const passes = told.filter(({ line, figures, world }) => judgeText(line, figures, world).length === 0);

  it('pass the reader, which shares nothing with the narrator', () => {
    expect(told.length).toBeGreaterThan(lines);
    expect(passes.length / told.length).toBeGreaterThan(share);
  });

  it('are refused when one word says the opposite', () => {
    const lies = passes.flatMap(({ line, figures, world }) => {
      const [word, other] = TURNED[code]?.find(([pattern]) => pattern.test(line)) ?? [];
      return word && other ? [{ lie: line.replace(word, other), figures, world }] : [];
    });
    const believed = lies.filter(({ lie, figures, world }) => judgeText(lie, figures, world).length === 0);
    expect(believed.map(({ lie, figures }) => resolveText(lie, figures, 'display'))).toEqual([]);
    expect(lies.length).toBeGreaterThan(turned);
  });
});
