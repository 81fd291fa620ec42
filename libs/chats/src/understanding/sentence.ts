import type { Intent } from './intent';

/** A message with its context, expected intent and material, for tests of readers. */
export type Sentence = readonly [
  text: string,
  open: 'video' | 'empty',
  expected: { kind: Intent['kind'] } & Record<string, unknown>,
  material?: 'url' | 'data' | 'text',
];
