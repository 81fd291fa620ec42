import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Preloaded into a program that is measured: asked with this word, it answers what its heap holds after a collection. */
export const HEAP_WORD = 'heap';

/** Bytes, all that is still reachable; beside them the memory that the process has from the system. */
export interface CollectedHeap {
  heapBytes: number;
  residentBytes: number;
}

if (process.send) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  process.on('message', (word) => {
    if (word !== HEAP_WORD) return;
    collect();
    const { heapUsed: heapBytes, rss: residentBytes } = process.memoryUsage();
    process.send?.({ heapBytes, residentBytes } satisfies CollectedHeap);
  });
}
