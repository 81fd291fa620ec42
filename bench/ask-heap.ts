import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { type CollectedHeap, HEAP_WORD } from './collected-heap';

/** What the heap of a program holds after a collection; it was started with `collected-heap` preloaded. */
export async function collectedHeap(program: ChildProcess): Promise<CollectedHeap> {
  program.send(HEAP_WORD);
  const [heap] = (await once(program, 'message')) as [CollectedHeap];
  return heap;
}
