import type { FastifyReply } from 'fastify';

/** Runs `then` when the connection of an answer closes; at once where it has, for that is told only once. */
export function whenClosed({ raw }: Pick<FastifyReply, 'raw'>, then: () => void): void {
  if (raw.closed) then();
  else raw.once('close', then);
}
