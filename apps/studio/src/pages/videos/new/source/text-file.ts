/** Endings that the file chooser offers. */
export const TEXT_FILES = '.json,.csv,.tsv,.txt,.md,application/json,text/*';

const MOST_BYTES = 4_000_000;

/** A file's text; null for one that is none, such as a picture. */
export async function textOf(file: File): Promise<string | null> {
  if (/^(?:image|video|audio)\//.test(file.type) || file.size > MOST_BYTES) return null;
  const text = await file.text();
  return text.includes('\0') ? null : text.replace(/^\uFEFF/, '');
}

/** Characters before a line and column, both counted from 1. */
export function placeOf(text: string, line: number, column: number): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
}
