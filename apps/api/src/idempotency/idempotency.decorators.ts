import type { EntityManager } from '@mikro-orm/postgresql';
import { applyDecorators, createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { CallerRequest } from '../auth/caller';

/**
 * Keeps a route's answer in the transaction of its work, for retries under the same `Idempotency-Key`. Does nothing where
 * none was sent; throws where another call has taken the key over, and the work must roll back.
 */
export type AnswerKeeper = (em: EntityManager, body: unknown) => Promise<void>;

/** Work that outlives its call, for routes that answer only when it is done. */
export interface ResumableWork {
  /** What an earlier call under the same `Idempotency-Key` had begun when its process died; to be waited for. */
  begun: string | null;
  /** Names the work, in the transaction that pays for it. Does nothing without a key; throws as `AnswerKeeper` does. */
  begin: (em: EntityManager, work: string) => Promise<void>;
}

/** A request under a key. */
export type KeyedRequest = CallerRequest & { answerKeeper?: AnswerKeeper; resumable?: ResumableWork };

const keepNothing = async () => undefined;

/** The `AnswerKeeper` of the call, for routes whose work is paid for. */
export const KeepAnswer = createParamDecorator((_: unknown, context: ExecutionContext): AnswerKeeper => {
  return context.switchToHttp().getRequest<KeyedRequest>().answerKeeper ?? keepNothing;
});

/** The `ResumableWork` of the call. */
export const Resumable = createParamDecorator((_: unknown, context: ExecutionContext): ResumableWork => {
  return context.switchToHttp().getRequest<KeyedRequest>().resumable ?? { begun: null, begin: keepNothing };
});

/** Metadata key that `IdempotencyInterceptor` reads. */
export const NEVER_REPLAYED = 'factreel:never-replayed';
/** Its sign in the description, read by `describeIdempotency`. */
export const NEVER_REPLAYED_EXTENSION = 'x-never-replayed';

/** Marks POST routes that take no `Idempotency-Key`: sign-in and MCP. */
export const NeverReplayed = () =>
  applyDecorators(SetMetadata(NEVER_REPLAYED, true), ApiExtension(NEVER_REPLAYED_EXTENSION, true));
