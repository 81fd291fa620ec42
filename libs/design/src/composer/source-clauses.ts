import { refer, type RefText } from '@app/picture';
import { type Fact, type FactPack, upperFirst } from '@app/facts';
import { languageOfText } from '@app/sources';
import { speakingTime } from '@app/voices';
import { figureTable } from '../figures/figure-table';
import { groundOf } from '../figures/ground';
import { textFaults } from '../figures/ground-text';
import { matchFact } from '../figures/match-fact';
import { type Numeral, readNumerals } from '../figures/numerals/read-numerals';
import type { Language } from '../language/language';
import { clauseLabels, setsAgainst, tellsMove } from './clause-label';
import type { SourceClause } from './source-clause';

const PROSE = 'figures';
const SENTENCES = 'sentences';
/** What takes longer is cut, or left to the wordings of the language. */
const LONGEST_MS = 6_200;
const LEAST_WORDS = 4;
/** What a figure of an English clause is called that another has come from. */
const WAS = 'From';
const COMMA = /[,;]\s+|\s[–—]\s/gu;
/** What begins a clause that stands as a sentence of its own without it. */
const JOINED = /^(?:and|but|while|whereas|as)\s+/i;
/** What has its subject in the clause before. */
const VERB =
  /^(?:is|are|was|were|be|been|has|have|had|will|would|can|could|may|rose|fell|grew|went|came|stood|stands|reached|hit|made|sold|carried|climbed|dropped|jumped|gained|lost|cost|costs|earned|added|cut|raised|lowered|opened|closed|said|expects?|plans?|aims?|remains?|remained|became)\b/i;
/** What makes a beginning lean on what comes behind its first comma, and what may do so where it is short. */
const LEANING = /^(?:while|whereas|as|after|before|although|though|when|if|since|because|despite|with)\b/i;
const MAY_LEAN = /^(?:in|at|on|by|for|from)\b/i;
const WHOLE_WORDS = 6;
/** What sets its figure against the clause before. */
const AGAINST =
  /^(?:(?:up|down) from|compared (?:with|to)|versus|against|\S*\p{N}\S* (?:more|less|fewer|higher|lower) than)\s/iu;
const UNIT_WORD =
  /^[\s\u00a0\u202f-]?(?:(?:square|cubic)[\s-])?[\p{L}²³°][\p{L}²³/]*(?: (?:carrés|cubes|cuadrados|quadrados|cúbicos|quadrati|cubi)(?!\p{L}))?/u;
/** Currencies whose word carries the case: "liradan", "dolara". */
const INFLECTED: Readonly<Record<string, RegExp>> = {
  TRY: /^\s(?:lira|tl['’])\p{L}+/iu,
  USD: /^\sdolar\p{L}+/iu,
  EUR: /^\s(?:euroya|euroyu|eurodan|euroda|avro\p{L}+)/iu,
};

/**
 * Clauses of a text's own sentences by the keys of the figures in them, where the video speaks the language of the text:
 * nobody says it better than who wrote it. A clause whose words turn a figure round is left out.
 */
export function readClauses(pack: FactPack, language: Language): ReadonlyMap<string, SourceClause> {
  const clauses = new Map<string, SourceClause>();
  const texts = pack.facts.filter(({ path }) => path[0] === SENTENCES && path.length === 2);
  const sentences = texts.map(({ value }) => String(value));
  if (sentences.length === 0 || languageOfText(null, sentences.join(' ')) !== language.code) return clauses;
  const figures = pack.facts.filter(({ path, number }) => path[0] === PROSE && number !== null);
  const byKey = new Map(pack.facts.map((fact) => [fact.key, fact]));
  const ground = groundOf(pack, language.code);
  for (const [order, { text, found }] of figuresIn(sentences, figures, language.code).entries()) {
    let head: SourceClause | null = null;
    for (const clause of clausesOf(text, language.code)) {
      const told = found.filter(({ at }) => at >= clause.from && at < clause.from + clause.text.length);
      const line = lineOf(clause, told);
      const table = figureTable(
        told.map(({ fact }) => fact.key),
        byKey,
        language,
      );
      if (told.length === 0 || textFaults(line, table, ground, []).length > 0) continue;
      const isMove = language.code === 'en' && tellsMove({ ...clause, told });
      const words = told.map(({ fact }) => fact);
      // What leans on a clause that is not told falls with it.
      if (clause.leans && !head) continue;
      const names = language.code === 'en' ? clauseLabels({ ...clause, told }) : words.map(({ label }) => label);
      // What it has become is the figure; what it was stands beside it.
      const [facts, labels] = isMove ? [words.toReversed(), [names[0] ?? '', WAS]] : [words, names];
      const read: SourceClause = {
        line,
        facts,
        order,
        leansOn: clause.leans ? head : null,
        labels,
        contrasts: isMove || setsAgainst({ ...clause, told }, 1),
      };
      head = read;
      for (const { key } of facts) clauses.set(key, read);
    }
  }
  return clauses;
}

interface FoundFigure {
  fact: Fact;
  /** Where it stands in its sentence, with its unit. */
  at: number;
  end: number;
  /** The words beside it say its currency. */
  isBare: boolean;
}

interface FoundSentence {
  text: string;
  found: FoundFigure[];
}

/** Each figure in the first sentence that writes it, behind the figures before it. */
function figuresIn(texts: readonly string[], figures: readonly Fact[], language: string): FoundSentence[] {
  const sentences = texts.map((text) => ({ text, numerals: readNumerals(text, language), found: [] as FoundFigure[] }));
  for (const fact of figures) {
    for (const { text, numerals, found } of sentences) {
      const done = found.at(-1)?.end ?? 0;
      const numeral = numerals.find((each) => each.from >= done && matchFact(each, fact) === 'match');
      if (!numeral) continue;
      found.push({ fact, at: numeral.from, end: endOf(numeral, fact, text), isBare: saysUnit(numeral, fact, text) });
      break;
    }
  }
  return sentences;
}

/** Behind the word of its measure, which a figure is written with: "412 metres". */
function endOf({ text: written, to }: Numeral, { kind, unit }: Fact, text: string): number {
  const isBare = kind === 'measure' && unit !== null && !/[\p{L}°]/u.test(written);
  return to + (isBare ? (UNIT_WORD.exec(text.slice(to))?.[0].length ?? 0) : 0);
}

/** "NOK 6.3 billion", "42,18 liradan": the sentence says the currency in its own words. */
function saysUnit({ text: written, from, to }: Numeral, { currency }: Fact, text: string): boolean {
  if (currency === null || /\p{Sc}/u.test(written)) return false;
  const isNamed = text.slice(0, from).trimEnd().endsWith(currency);
  const inflected = INFLECTED[currency];
  return isNamed || (inflected !== undefined && inflected.test(text.slice(to)));
}

interface Clause {
  text: string;
  /** Where it begins in its sentence. */
  from: number;
  leans: boolean;
}

/** A sentence that can be heard out, else its beginning and what follows it, as far as those can be heard by themselves. */
function clausesOf(sentence: string, language: string): Clause[] {
  const isBrief = (text: string): boolean => speakingTime(text, language) <= LONGEST_MS;
  if (isBrief(sentence)) return [{ text: sentence, from: 0, leans: false }];
  // How clauses are joined is known of English alone.
  if (language !== 'en' || LEANING.test(sentence)) return [];
  const stands = (text: string, least: number): boolean => text.split(/\s+/).length >= least && isBrief(text);
  const [first, ...others] = partsOf(sentence);
  if (!first || !stands(first.text, MAY_LEAN.test(sentence) ? WHOLE_WORDS : LEAST_WORDS)) return [];
  const clauses: Clause[] = [first];
  for (const part of others) {
    const joined = JOINED.exec(part.text)?.[0].length ?? 0;
    const text = part.text.slice(joined);
    const leans = AGAINST.test(text);
    if (((joined > 0 && !VERB.test(text)) || leans) && stands(text, LEAST_WORDS))
      clauses.push({ text, from: part.from + joined, leans });
  }
  return clauses;
}

function partsOf(sentence: string): Clause[] {
  const parts: Clause[] = [];
  let from = 0;
  for (const { 0: comma, index } of sentence.matchAll(COMMA)) {
    parts.push({ text: sentence.slice(from, index), from, leans: false });
    from = index + comma.length;
  }
  return [...parts, { text: sentence.slice(from), from, leans: false }];
}

/** The clause as a sentence, with a reference in place of each figure. */
function lineOf({ text, from }: Clause, told: readonly FoundFigure[]): RefText {
  let line = '';
  let done = 0;
  for (const { fact, at, end, isBare } of told) {
    line += text.slice(done, at - from) + refer(fact.key, isBare ? 'bare' : 'full');
    done = end - from;
  }
  line += text.slice(done);
  const ended = /[.!?。！？।؟…]["”’»」』)]*$/u.test(line) ? line : `${line}.`;
  return line.startsWith('{{') ? ended : upperFirst(ended);
}
