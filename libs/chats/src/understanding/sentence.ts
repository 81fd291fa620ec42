import type { Intent } from './intent';

/** A message with what is open, what it comes to, and what it brings along, for tests of readers. */
export type Sentence = readonly [
  text: string,
  open: 'film' | 'empty',
  expected: { kind: Intent['kind'] } & Record<string, unknown>,
  material?: 'url' | 'data' | 'text',
];
