import { readHere } from './read-here';
import type { ReadRequest } from './reader-message';

/** Reads one source and answers; whoever started this process ends it. */
process.once('message', (request: ReadRequest) => {
  void readHere(request).then((reply) => process.send?.(reply));
});
