import { statementLexicon } from './statement-words';
import type { ReferenceSpan } from './clause';
import { readSentence } from './read-sentence';
import { ClauseJudge } from './clause-judge';
import { FigureJudge } from './figure-judge';
import { Sentence, type StatementFault } from './sentence';
import { SupportJudge } from './support-judge';
import type { World } from './world';

/** Whether statements of a language (ISO code) can be read at all. */
export function readsStatements(language: string): boolean {
  return statementLexicon(language) !== null;
}

const SENTENCE_END = /(?<=[.!?…])\s+(?=\P{Ll})/u;

/** Reads every sentence of a resolved text against a payload; empty where all that it states holds. */
export function statementFaults(text: string, spans: readonly ReferenceSpan[], world: World): StatementFault[] {
  return readSentences(text, spans, world).flatMap(({ sentence }) => faultsOf(sentence));
}

/** The stretches of a resolved text whose numbers are no figures and were computed rightly; null where anything in it may not stand. */
export function provenIn(
  text: string,
  spans: readonly ReferenceSpan[],
  world: World,
): Array<{ from: number; to: number }> | null {
  const read = readSentences(text, spans, world);
  if (read.some(({ sentence }) => faultsOf(sentence).length > 0)) return null;
  return read.flatMap(({ sentence, at }) =>
    sentence.proven.map(({ from, to }) => ({
      from: at + (sentence.whole.spots[from]?.from ?? 0),
      to: at + (sentence.whole.spots[to - 1]?.to ?? 0),
    })),
  );
}

/** What a text says of the order of figures, such as more, most, up or missed, and a payload does not bear out. */
export function comparisonFaults(text: string, spans: readonly ReferenceSpan[], world: World): StatementFault[] {
  return readSentences(text, spans, world).flatMap(({ sentence }) => {
    const support = new SupportJudge(sentence);
    if (support.isQuoted()) return [];
    const clauses = new ClauseJudge(sentence, support);
    return sentence.clauses.flatMap((clause) => clauses.comparisonFaults(clause));
  });
}

function readSentences(
  text: string,
  spans: readonly ReferenceSpan[],
  world: World,
): Array<{ sentence: Sentence; at: number }> {
  const lexicon = statementLexicon(world.language);
  if (!lexicon) return [];
  let start = 0;
  return text.split(SENTENCE_END).map((sentence) => {
    const from = text.indexOf(sentence, start);
    start = from + sentence.length;
    const own = spans
      .filter((span) => span.from >= from && span.to <= start)
      .map((span) => ({ ...span, from: span.from - from, to: span.to - from }));
    return { sentence: new Sentence(readSentence(sentence, own, world, lexicon), world, lexicon), at: from };
  });
}

function faultsOf(sentence: Sentence): StatementFault[] {
  const support = new SupportJudge(sentence);
  // The payload's own sentence.
  if (support.isQuoted()) return [];
  const figures = new FigureJudge(sentence);
  const clauses = new ClauseJudge(sentence, support);
  const { whole } = sentence;
  return [
    ...whole.unread.map(({ text }): StatementFault => ({ code: 'unread', kind: 'word', words: text })),
    ...whole.figures.flatMap((figure) => figures.faults(figure)),
    ...sentence.clauses.flatMap((clause) => clauses.faults(clause)),
    ...support.textFaults(),
  ];
}
