import type { Fact } from '@app/facts';
import { readMoment, unitName } from '@app/lingua';
import { matchFact } from '../figures/match-fact';
import { foldText } from '../figures/numerals/fold-text';
import { lexiconOf } from '../figures/numerals/numeral-languages';
import { type Numeral, readNumerals } from '../figures/numerals/read-numerals';
import { type StatementLexicon, type StatementSense } from './statement-words';
import { computedIn } from './computed-in';
import type { Clause, FigureMark, Mark, NameMark, ReferenceSpan, Stretch } from './clause';
import type { World } from './world';

/** Senses that make a statement by themselves. */
export const PREDICATES: ReadonlySet<StatementSense> = new Set([
  'up',
  'improved',
  'worsened',
  'down',
  'steady',
  'more',
  'less',
  'equal',
  'better',
  'worse',
  'quicker',
  'slower',
  'most',
  'least',
  'best',
  'worst',
  'quickest',
  'slowest',
  'met',
  'missed',
  'within',
  'outside',
  'record',
  'times',
  'share',
  'mostOf',
  'minority',
  'streak',
]);

/** Sayings that are nouns as well. */
const NOUN_ELSE: ReadonlySet<StatementSense> = new Set(['forecast', 'cause', 'deed', 'again', 'since']);

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}]+)?(?:-[\p{L}\p{N}]+)*/gu;
const MOST_COUNT = 100;
/** English makes these of any verb: "out-yielded". */
const OUT = /^out-\p{L}+$/u;

/** Reads a sentence into its clauses. `spans` are where references stand; other figures are found by their digits. */
export function readSentence(
  text: string,
  spans: readonly ReferenceSpan[],
  world: World,
  lexicon: StatementLexicon,
): Clause[] {
  const folded = foldText(text, world.language);
  const words = [...folded.text.matchAll(WORD)].flatMap((match) => {
    const parts = partsOf(match[0], lexicon);
    let at = match.index;
    return parts.flatMap((part) =>
      part.split(' ').map((word) => {
        const from = folded.at[at] ?? 0;
        at += word.length;
        const to = folded.at[at] ?? text.length;
        at += 1;
        return { text: word, from, to };
      }),
    );
  });
  const stretchOf = (from: number, to: number): Stretch => {
    const first = words.findIndex((word) => word.to > from);
    const last = words.findLastIndex((word) => word.from < to);
    return { from: first < 0 ? words.length : first, to: last + 1 };
  };
  const numerals = readNumerals(text, world.language);
  const written: FigureMark[] = [
    ...spans.flatMap((span) => {
      const fact = world.byKey.get(span.key.replace(/#.*$/, ''));
      return fact && fact.number !== null && fact.kind !== 'date'
        ? [{ ...stretchOf(span.from, span.to), facts: [fact], numeral: null }]
        : [];
    }),
    ...numerals.flatMap((numeral) => {
      if (spans.some(({ from, to }) => from < numeral.to && to > numeral.from)) return [];
      if (numeral.form === 'fraction' || numeral.form === 'ordinal') return [];
      const matching = world.figures.filter((fact) => matchFact(numeral, fact) === 'match');
      const exact = matching.filter(({ number }) =>
        numeral.amounts.some(({ value }) => Math.abs(value) === Math.abs(number ?? 0)),
      );
      const facts = exact.length > 0 ? exact : matching;
      if (facts.length === 0) return [];
      const { from, to } = stretchOf(numeral.from, numeral.to);
      return [
        { from, to: to + unitAfter(words.map((word) => word.text).slice(to), facts, world, lexicon), facts, numeral },
      ];
    }),
  ].sort((a, b) => a.from - b.from);
  const taken = (at: number, list: readonly Stretch[]): boolean => list.some(({ from, to }) => at >= from && at < to);
  const plain = words.map((word) => word.text);
  const names = namesOf(plain, world, lexicon).filter(({ from, to }) => {
    for (let at = from; at < to; at += 1) if (taken(at, written)) return false;
    return true;
  });
  const labels = labelsOf(plain, written, world, lexicon);
  const all = marksOf(plain, lexicon, (at) => taken(at, written) || taken(at, names) || taken(at, labels));
  const shares = all.flatMap(({ from, to, text: said, senses }) => {
    const value = senses.find(({ sense }) => sense === 'share')?.value;
    return value === undefined ? [] : [{ from, to, numeral: fraction(said, value) }];
  });
  const numbersOf = numerals.flatMap((numeral) => {
    if (numeral.form !== 'number' || numeral.amounts.length === 0) return [];
    if (spans.some(({ from, to }) => from < numeral.to && to > numeral.from)) return [];
    const { from, to } = stretchOf(numeral.from, numeral.to);
    // "Four times", "nine in ten" are sayings.
    const isSaying = all.some((mark) => mark.to - mark.from > 1 && mark.from < to && mark.to > from);
    if (isSaying) return [];
    return [{ numeral, from, to: to + unitAfter(plain.slice(to), world.figures, world, lexicon) }];
  });
  const amounts = [...numbersOf, ...shares];
  const isBreak = (at: number): boolean => isBroken(text, words, at);
  const { gaps, limits } = computedIn({ words: plain, amounts, written, names, marks: all, isBreak, lexicon, world });
  const numbers = [...gaps, ...limits, ...numbersOf];
  const marks = all.filter((mark) => !numbers.some(({ from, to }) => mark.from >= from && mark.to <= to));
  const figures = written.filter(
    (figure) => ![...gaps, ...limits].some(({ from, to }) => figure.from < to && figure.to > from),
  );
  const atoms = lexiconOf(world.language).entries;
  const counts = words.flatMap((word, at) => {
    const value = /^\d+$/.test(word.text) ? Number(word.text) : atoms.get(word.text)?.atom;
    const isArticle =
      isSaid(word.text, 'article', lexicon) ||
      taken(
        at,
        marks.filter(({ to, from }) => to - from > 1),
      );
    return value !== undefined && value <= MOST_COUNT && !isArticle ? [{ from: at, to: at + 1, value }] : [];
  });
  const covered = [
    ...figures,
    ...names,
    ...labels,
    ...marks,
    ...counts,
    ...numbers,
    ...numerals.map(({ from, to }) => stretchOf(from, to)),
  ];
  const unread = words.flatMap(({ text: word }, at) => {
    if (taken(at, covered)) return [];
    const bare = word.replace(/['’]s$/u, '');
    return isKnown(bare, world, lexicon) ? [] : [{ from: at, to: at + 1, text: word }];
  });
  const cuts = cutsOf(text, words, marks, lexicon);
  return cuts.map(({ from, to }) => {
    const within = <T extends Stretch>(list: readonly T[]): T[] =>
      list.filter((one) => one.from >= from && one.to <= to);
    return {
      from,
      to,
      words: words.map((word) => word.text),
      marks: within(marks),
      figures: within(figures),
      names: within(names),
      counts: within(counts),
      gaps: within(gaps),
      limits: within(limits),
      unread: within(unread),
      spots: words,
    };
  });
}

/** The words of a run of letters: "out-yielded", "well" and "known", the "l" and "année" of "l'année". */
function partsOf(run: string, { whole, elided }: StatementLexicon): string[] {
  const [first = '', second] = run.split("'");
  if (second !== undefined && elided.has(first))
    return [first, ...partsOf(second, { whole, elided } as StatementLexicon)];
  const isOne = !run.includes('-') || OUT.test(run) || whole.has(run.replaceAll('-', ' '));
  return isOne ? [OUT.test(run) ? run : run.replaceAll('-', ' ')] : run.split('-');
}

/** Names of two words and more that the payload gives its figures; they state nothing: "return rate", "growth rate". */
function labelsOf(
  words: readonly string[],
  figures: readonly FigureMark[],
  world: World,
  lexicon: StatementLexicon,
): Stretch[] {
  return words.flatMap((word, from) => {
    const counted = figures.find(({ to }) => to === from);
    if (
      counted?.facts.some(
        (fact) => world.likeness(fact, [bareOf(word)]).own + world.likeness(fact, [bareOf(word)]).around > 0,
      )
    )
      return [{ from, to: from + 1 }];
    // "La espera", where the payload's wait is called so.
    const isVerbElse = (lexicon.whole.get(word) ?? []).some(({ sense }) => NOUN_ELSE.has(sense));
    if (isVerbElse && isSaid(words[from - 1] ?? '', 'determiner', lexicon) && world.nouns.has(word))
      return [{ from, to: from + 1 }];
    const called = world.callings.find((name) => name.every((part, at) => bareOf(words[from + at] ?? '') === part));
    if (called) return [{ from, to: from + called.length }];
    const next = bareOf(words[from + 1] ?? '');
    const isPair = world.phrases.some(
      ([first, second]) => isForm(bareOf(word), first, lexicon) && isForm(next, second, lexicon),
    );
    return isPair ? [{ from, to: from + 2 }] : [];
  });
}

/** Units are compared in the spelling that CLDR has for English: "meter". */
function american(word: string): string {
  return word.replace(/(met|lit)re(s?)$/, '$1er$2');
}

function unitAfter(words: readonly string[], facts: readonly Fact[], world: World, lexicon: StatementLexicon): number {
  const lengths = facts.flatMap((fact) => {
    if (!fact.unit) return [];
    const { unit } = fact;
    return [1, 2].flatMap((count) => {
      const said = world.fold(unitName(unit, world.language, { count, form: 'spoken' }));
      return said.length > 0 && said.every((word, at) => isForm(american(words[at] ?? ''), word, lexicon))
        ? [said.length]
        : [];
    });
  });
  return Math.max(0, ...lengths);
}

function isKnown(word: string, world: World, lexicon: StatementLexicon): boolean {
  return (
    word.length === 1 ||
    world.vocabulary.has(word) ||
    lexicon.kin.get(word)?.some((place) => world.vocabulary.has(place)) === true ||
    [...world.vocabulary].some((own) => own.length > 2 && isForm(word, own, lexicon))
  );
}

/** Whether a word is a form of another: they differ in an ending alone. */
function isForm(word: string, other: string, { suffixes }: StatementLexicon): boolean {
  if (word === other) return word !== '';
  let shared = 0;
  while (shared < word.length && word[shared] === other[shared]) shared += 1;
  return [shared, shared - 1].some((at) => at >= 3 && suffixes.has(word.slice(at)) && suffixes.has(other.slice(at)));
}

function namesOf(words: readonly string[], world: World, lexicon: StatementLexicon): NameMark[] {
  const found: NameMark[] = [];
  const texts = [...new Set(world.names.map(({ text }) => text))].sort((a, b) => b.length - a.length);
  const isFree = (from: number, to: number): boolean => !found.some((mark) => mark.from < to && mark.to > from);
  for (const text of texts) {
    const parts = text.match(WORD)?.flatMap((part) => part.split('-')) ?? [];
    if (parts.length === 0 || (parts.length === 1 && /^\d{1,2}$/.test(parts[0] ?? ''))) continue;
    for (let from = 0; from + parts.length <= words.length; from += 1) {
      const fits = parts.every((part, at) =>
        [bareOf(words[from + at] ?? ''), words[from + at], pluralOf(words[from + at] ?? '')].includes(part),
      );
      if (fits && isFree(from, from + parts.length))
        found.push({ from, to: from + parts.length, names: world.names.filter((name) => name.text === text) });
    }
  }
  // A part of a name that no other name has: "Leeds" for "Leeds Central".
  words.forEach((word, at) => {
    const bare = bareOf(word);
    if (!isFree(at, at + 1) || bare.length < 3 || isSaid(word, 'determiner', lexicon)) return;
    const named = world.names.filter(
      ({ text, moments }) => moments.length === 0 && [...text.matchAll(WORD)].some(([part]) => part === bare),
    );
    const texted = new Set(named.map(({ text }) => text));
    if (texted.size === 1) found.push({ from: at, to: at + 1, names: named });
  });
  // "The final week", "the second month": rows of a series by their place.
  words.forEach((word, at) => {
    const senses = lexicon.whole.get(word) ?? [];
    const unit = lexicon.whole.get(words[at + 1] ?? '')?.find(({ sense }) => sense === 'timeunit')?.unit;
    const isLatest = senses.some(({ sense }) => sense === 'latest');
    const place = senses.find(({ sense }) => sense === 'place')?.value;
    if (unit === undefined || (!isLatest && place === undefined) || !isFree(at, at + 2)) return;
    const series = world.names.filter((name) => name.unit === unit || name.moments[0]?.grain === unit);
    const group = series[0]?.group ?? '';
    const rows = group.startsWith('time ') ? [] : series.filter((name) => name.group === group);
    const name = isLatest ? rows.at(-1) : rows[(place ?? 1) - 1];
    if (name) found.push({ from: at, to: at + 2, names: [name] });
  });
  words.forEach((_, at) => {
    if (!isFree(at, at + 1)) return;
    const names = [3, 2, 1].flatMap((length) => {
      const unit = found.find(({ names: [name] }) => name?.moments[0]?.grain === 'quarter') ? ' quarter' : '';
      const spoken = words.slice(at, at + length).join(' ');
      const said =
        length === 1 && lexicon.whole.get(spoken)?.some(({ sense }) => sense === 'place') ? `${spoken}${unit}` : spoken;
      if (words.length < at + length || /^\d{1,2}$/.test(said)) return [];
      const moments = readMoment(said, world.language);
      return moments.length === 0
        ? []
        : world.names.filter((name) => name.moments.some((own) => moments.some((one) => isSameTime(own.iso, one.iso))));
    });
    if (names.length > 0) found.push({ from: at, to: at + longestMoment(words, at, world), names });
  });
  return found.sort((a, b) => a.from - b.from);
}

function longestMoment(words: readonly string[], at: number, world: World): number {
  return (
    [3, 2].find(
      (length) =>
        at + length <= words.length && readMoment(words.slice(at, at + length).join(' '), world.language).length > 0,
    ) ?? 1
  );
}

/** Whether a moment of the payload is the one said, which may leave out the year: `2026-03` and `--03`. */
function isSameTime(own: string, said: string): boolean {
  return (
    own === said ||
    (said.startsWith('--') && own.slice(4) === said.slice(1)) ||
    (!said.includes('-') && own.endsWith(`-${said}`))
  );
}

function isSaid(word: string, sense: StatementSense, { whole }: StatementLexicon): boolean {
  return whole.get(word)?.some((one) => one.sense === sense) === true;
}

/** "Affiliates" for "Affiliate". */
function pluralOf(word: string): string {
  return word.length > 4 ? word.replace(/s$/u, '') : word;
}

function bareOf(word: string): string {
  return word.replace(/['’]s?$/u, '');
}

function marksOf(
  words: readonly string[],
  { whole, stems, longest }: StatementLexicon,
  isTaken: (at: number) => boolean,
): Mark[] {
  const marks: Mark[] = [];
  for (let at = 0; at < words.length;) {
    const mark = isTaken(at) ? null : markAt(at);
    if (mark) marks.push(mark);
    at = mark ? mark.to : at + 1;
  }
  return marks;

  function markAt(from: number): Mark | null {
    for (let length = Math.min(longest, words.length - from); length > 0; length -= 1) {
      const text = words.slice(from, from + length).join(' ');
      let free = true;
      for (let at = from; at < from + length; at += 1) free &&= !isTaken(at);
      if (!free) continue;
      const senses =
        whole.get(text) ??
        stems.filter((one) => one.words === length && text.startsWith(one.stem)).map(({ sense }) => sense);
      if (senses.length > 0) return { from, to: from + length, text, senses };
    }
    const word = words[from] ?? '';
    // "Harder than": English makes these of any adjective.
    if (OUT.test(word)) return { from, to: from + 1, text: word, senses: [{ sense: 'more', value: 1, unit: '' }] };
    if (/\p{L}{3}er$/u.test(word) && words[from + 1] === 'than')
      return { from, to: from + 1, text: word, senses: [{ sense: 'more', value: 1, unit: '' }] };
    return /n['’]t$/u.test(word)
      ? { from, to: from + 1, text: word, senses: [{ sense: 'not', value: 1, unit: '' }] }
      : null;
  }
}

const BREAK = /[,;:—–()!?]|\.(?!\d)/u;

/** A part of a whole in words, as a number. */
function fraction(text: string, value: number): Numeral {
  return {
    text,
    from: 0,
    to: 0,
    amounts: [{ value, step: 0.01 }],
    form: 'fraction',
    parts: [],
    percent: false,
    currency: null,
    span: null,
    sign: 0,
    spelled: true,
    before: '',
    after: '',
  };
}

/** Whether a mark stands before a word. */
function isBroken(text: string, words: ReadonlyArray<{ text: string; from: number; to: number }>, at: number): boolean {
  const word = words[at];
  const between = text.slice(words[at - 1]?.to ?? 0, word?.from);
  return at > 0 && BREAK.test(between) && !/^[.,]\d/.test(between + (word?.text ?? ''));
}

/** Where the clauses of a sentence part: at marks and conjunctions with a statement on both sides. */
function cutsOf(
  text: string,
  words: ReadonlyArray<{ text: string; from: number; to: number }>,
  marks: readonly Mark[],
  lexicon: StatementLexicon,
): Stretch[] {
  const states = (from: number, to: number): boolean =>
    marks.some(
      (mark) =>
        mark.from >= from &&
        mark.to <= to &&
        mark.senses.some(({ sense }) => PREDICATES.has(sense)) &&
        !mark.senses.some(({ sense }) => sense === 'earlier'),
    );
  const cuts: Stretch[] = [];
  let start = 0;
  words.forEach((word, at) => {
    if (at === 0) return;
    const parts = isBroken(text, words, at) || isSaid(word.text, 'parting', lexicon);
    if (parts && states(start, at) && states(at, words.length)) {
      cuts.push({ from: start, to: at });
      start = at;
    }
  });
  cuts.push({ from: start, to: words.length });
  return cuts;
}
