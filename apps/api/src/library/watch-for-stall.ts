/** How often a connection is looked at. */
const LOOK_MS = 5_000;
/** Looks in a row that find nothing new before it is given up: half a minute. */
const LOOKS = 6;

/** What Node's own server calls a request that does not arrive whole; it is answered in the same words. */
class StalledError extends Error {
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT';
}

/**
 * Watches a connection whose request is being read: a client that sends nothing for half a minute is told to `end`, so
 * that it holds neither a file nor a place. Answers what stops the watch.
 */
export function watchForStall(connection: { readonly bytesRead: number }, end: (error: Error) => void): () => void {
  let seen = connection.bytesRead;
  let idle = 0;
  const timer = setInterval(() => {
    idle = connection.bytesRead === seen ? idle + 1 : 0;
    seen = connection.bytesRead;
    if (idle < LOOKS) return;
    clearInterval(timer);
    end(new StalledError('the client sends nothing'));
  }, LOOK_MS);
  return () => clearInterval(timer);
}
