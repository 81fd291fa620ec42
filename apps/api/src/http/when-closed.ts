import type { FastifyReply } from 'fastify';
import { ConflictError } from '@app/platform';

/** Runs `then` when the connection of an answer closes; at once where it has, for that is told only once. */
export function whenClosed({ raw }: Pick<FastifyReply, 'raw'>, then: () => void): void {
  if (raw.closed) then();
  else raw.once('close', then);
}

/** Work that ends with the connection of whoever asked for it; `what` it was, for the log: "the draft was made". */
export async function whileThere<T>(
  reply: Pick<FastifyReply, 'raw'>,
  what: string,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const gone = new AbortController();
  whenClosed(reply, () => gone.abort());
  try {
    return await work(gone.signal);
  } catch (error) {
    if (gone.signal.aborted) throw new ConflictError(`the caller left before ${what}`);
    throw error;
  }
}
