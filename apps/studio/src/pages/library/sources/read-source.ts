import type { Schemas } from '../../../api/client';

export const WAYS = ['address', 'text', 'data'] as const;
export type Way = (typeof WAYS)[number];

/** What was typed, as the api takes it; or what must be mended first, by its place in the words. */
export type ReadSource =
  | { kind: 'empty' }
  | { kind: 'wrong'; why: 'whole' | 'notJson' | 'notObject' }
  | { kind: 'ready'; body: Schemas['CreateSource'] };

/** Reads a field of the form that adds a source. */
export function readSource(way: Way, typed: string): ReadSource {
  const text = typed.trim();
  if (text === '') return { kind: 'empty' };
  if (way === 'text') return { kind: 'ready', body: { text: typed } };
  if (way === 'address') {
    const isWhole = /^https?:\/\//i.test(text) && URL.canParse(text);
    return isWhole ? { kind: 'ready', body: { url: text } } : { kind: 'wrong', why: 'whole' };
  }
  return readData(text);
}

function readData(text: string): ReadSource {
  try {
    const data: unknown = JSON.parse(text);
    if (typeof data !== 'object' || data === null || Array.isArray(data)) return { kind: 'wrong', why: 'notObject' };
    return { kind: 'ready', body: { data: data as Record<string, unknown> } };
  } catch {
    return { kind: 'wrong', why: 'notJson' };
  }
}
