import { refer, type RefText } from '@app/render';
import { type Fact, type FactPack, languageOfText } from '@app/sources';
import { figureTable } from '../figures/figure-table';
import { groundOf, textFaults } from '../figures/ground-text';
import type { Language } from '../language/language';
import { clauseLabels, setsAgainst } from './clause-label';
import type { SourceClause } from './source-clause';
import { speakingTime } from './speaking-time';

const PROSE = 'figures';
const SENTENCES = 'sentences';
/** What takes longer is cut, or left to the wordings of the language. */
const LONGEST_MS = 6_200;
const LEAST_WORDS = 4;
const COMMA = /[,;]\s+|\s[–—]\s/gu;
/** What begins a clause that stands as a sentence of its own without it. */
const JOINED = /^(?:and|but|while|whereas|as)\s+/i;
/** What makes a beginning lean on what comes behind its first comma, and what may do so where it is short. */
const LEANING = /^(?:while|whereas|as|after|before|although|though|when|if|since|because|despite|with)\b/i;
const MAY_LEAN = /^(?:in|at|on|by|for|from)\b/i;
const WHOLE_WORDS = 6;
/** What sets its figure against the clause before. */
const AGAINST =
  /^(?:(?:up|down) from|compared (?:with|to)|versus|against|\S*\p{N}\S* (?:more|less|fewer|higher|lower) than)\s/iu;
/** Letters and digits that a figure is no part of. */
const WORD = /[\p{L}\p{N}]/u;

/**
 * Clauses of a text's own sentences by the keys of the figures in them, where the film speaks the language of the text:
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
  for (const [order, { text, found }] of figuresIn(sentences, figures).entries()) {
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
      const facts = told.map(({ fact }) => fact);
      // What leans on a clause that is not told falls with it.
      if (clause.leans && !head) continue;
      const labels = language.code === 'en' ? clauseLabels({ ...clause, told }) : facts.map(({ label }) => label);
      const read: SourceClause = {
        line,
        facts,
        order,
        leansOn: clause.leans ? head : null,
        labels,
        contrasts: setsAgainst({ ...clause, told }, 1),
      };
      head = read;
      for (const { key } of facts) clauses.set(key, read);
    }
  }
  return clauses;
}

interface FoundFigure {
  fact: Fact;
  /** Where its value stands in its sentence. */
  at: number;
}

interface FoundSentence {
  text: string;
  found: FoundFigure[];
}

/** Each figure in the first sentence that writes it, behind the figures before it. */
function figuresIn(texts: readonly string[], figures: readonly Fact[]): FoundSentence[] {
  const sentences = texts.map((text): FoundSentence => ({ text, found: [] }));
  for (const fact of figures) {
    for (const { text, found } of sentences) {
      const last = found.at(-1);
      const at = placeOf(String(fact.value), text, last ? last.at + String(last.fact.value).length : 0);
      if (at < 0) continue;
      found.push({ fact, at });
      break;
    }
  }
  return sentences;
}

/** Where a text stands as words of their own, not before `from`; -1 for nowhere. */
function placeOf(value: string, text: string, from: number): number {
  for (let at = text.indexOf(value, from); at >= 0; at = text.indexOf(value, at + 1)) {
    const [before, behind, next] = [text[at - 1] ?? ' ', text[at + value.length] ?? ' ', text[at + value.length + 1]];
    const goesOn = WORD.test(behind) || (/[.,]/.test(behind) && /\p{N}/u.test(next ?? ''));
    if (!WORD.test(before) && !goesOn) return at;
  }
  return -1;
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
    if ((joined > 0 || leans) && stands(text, LEAST_WORDS)) clauses.push({ text, from: part.from + joined, leans });
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
  for (const { fact, at } of told) {
    line += text.slice(done, at - from) + refer(fact.key);
    done = at - from + String(fact.value).length;
  }
  line += text.slice(done);
  const ended = /[.!?。！？।؟…]["”’»」』)]*$/u.test(line) ? line : `${line}.`;
  return line.startsWith('{{') ? ended : ended.charAt(0).toUpperCase() + ended.slice(1);
}
