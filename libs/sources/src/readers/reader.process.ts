import { readHere } from './read-here';
import type { ReadRequest } from './reader-message';

/**
 * Reads one source after another and answers; whoever started this process ends it. It listens only between two of them, so
 * that a parser that waits for ever leaves it nothing to do.
 */
function listen(): void {
  process.once('message', (request: ReadRequest) => {
    void readHere(request).then((reply) => {
      process.send?.(reply);
      listen();
    });
  });
}

listen();
