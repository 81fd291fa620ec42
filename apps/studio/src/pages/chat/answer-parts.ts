/** A line of a list; `aside` is what stands across from it, such as a price. */
interface AnswerRow {
  text: string;
  aside: string | null;
}

/** One block of an answer. */
export type AnswerPart = { kind: 'text'; text: string } | { kind: 'list'; rows: AnswerRow[] };

const BULLET = '• ';
const ACROSS = ' — ';

/** An answer's blocks: a line each, and lines that begin with a bullet as one list. */
export function answerParts(text: string): AnswerPart[] {
  const parts: AnswerPart[] = [];
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '') continue;
    const last = parts.at(-1);
    if (!line.startsWith(BULLET)) parts.push({ kind: 'text', text: line });
    else if (last?.kind === 'list') last.rows.push(rowOf(line));
    else parts.push({ kind: 'list', rows: [rowOf(line)] });
  }
  return parts;
}

function rowOf(line: string): AnswerRow {
  const said = line.slice(BULLET.length);
  const at = said.lastIndexOf(ACROSS);
  return at < 0 ? { text: said, aside: null } : { text: said.slice(0, at), aside: said.slice(at + ACROSS.length) };
}
