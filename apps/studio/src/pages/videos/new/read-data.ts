import { findJsonFault, type JsonFault } from './json-fault';

/** What stands in the field for data: facts as JSON, or a text that facts are found in. */
export type ReadData =
  | { kind: 'empty' }
  | { kind: 'json'; data: Record<string, unknown>; values: number }
  | { kind: 'broken'; fault: JsonFault }
  | { kind: 'text'; text: string }
  | { kind: 'too-much'; values: number }
  | { kind: 'too-long' };

/** As the api counts them: facts of one order, and bytes of a body with some room for the rest of it. */
const MOST_VALUES = 5_000;
const MOST_CHARACTERS = 1_900_000;

/** What was typed, pasted or dropped. A text that begins as JSON is held to it; a list is told as the items of one thing. */
export function readData(typed: string): ReadData {
  const text = typed.trim();
  if (text === '') return { kind: 'empty' };
  if (text.length > MOST_CHARACTERS) return { kind: 'too-long' };
  if (!/^(?:\{|\[\s*[[{"\d\]-])/.test(text)) return { kind: 'text', text };
  // Faults are told by their place in what was typed, blank lines before it included.
  const fault = findJsonFault(typed);
  if (fault) return { kind: 'broken', fault };
  const read: unknown = JSON.parse(text);
  const data = Array.isArray(read) ? { items: read as unknown[] } : (read as Record<string, unknown>);
  const values = countValues(data);
  return values > MOST_VALUES ? { kind: 'too-much', values } : { kind: 'json', data, values };
}

function countValues(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, part) => sum + countValues(part), 0);
}
