import type { EntityManager } from '@mikro-orm/postgresql';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { CallerRequest } from '../auth/caller';

/**
 * Keeps a route's answer in the transaction of its work, for retries under the same `Idempotency-Key`. Does nothing where
 * none was sent; throws where another call has taken the key over, and the work must roll back.
 */
export type AnswerKeeper = (em: EntityManager, body: unknown) => Promise<void>;

/** A request under a key. */
export type KeyedRequest = CallerRequest & { answerKeeper?: AnswerKeeper };

const keepNothing: AnswerKeeper = async () => undefined;

/** The `AnswerKeeper` of the call, for routes whose work is paid for. */
export const KeepAnswer = createParamDecorator((_: unknown, context: ExecutionContext): AnswerKeeper => {
  return context.switchToHttp().getRequest<KeyedRequest>().answerKeeper ?? keepNothing;
});
