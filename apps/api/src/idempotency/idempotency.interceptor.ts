import { type CallHandler, type ExecutionContext, Injectable, Logger, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyReply } from 'fastify';
import { from, lastValueFrom, type Observable, of } from 'rxjs';
import { type IdempotencyClaim, IdempotencyService, type KeptAnswer } from '@app/accounts';
import { BadRequestError, DomainError } from '@app/platform';
import type { EmbedIdentity } from '../auth/caller';
import { type KeyedRequest, NEVER_REPLAYED } from './idempotency.decorators';
import { requestHash } from './request-hash';

const VISIBLE = /^[\x21-\x7e]{1,255}$/;
const RENEW_MS = 5_000;

/**
 * `Idempotency-Key` on every POST: the same request within 24 hours is answered as the first was, and
 * done once. What was refused frees its key.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  private readonly logger = new Logger(IdempotencyInterceptor.name);

  constructor(
    private readonly reflector: Reflector,
    private readonly keys: IdempotencyService,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<KeyedRequest>();
    const key = request.headers['idempotency-key'];
    if (request.method !== 'POST' || key === undefined || !request.user) return next.handle();
    if (this.reflector.getAllAndOverride(NEVER_REPLAYED, [context.getHandler(), context.getClass()])) {
      return next.handle();
    }
    if (typeof key !== 'string' || !VISIBLE.test(key)) {
      throw new BadRequestError([{ path: 'Idempotency-Key', message: 'must be 1 to 255 visible characters' }]);
    }
    const { accountId, embed } = request.user;
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const claimed = await this.keys.claim({ accountId, key: ownKey(key, embed), requestHash: requestHash(request) });
    return 'token' in claimed ? from(this.run(claimed, request, reply, next)) : replay(claimed, reply);
  }

  private async run(
    claim: IdempotencyClaim,
    request: KeyedRequest,
    reply: FastifyReply,
    next: CallHandler,
  ): Promise<unknown> {
    request.answerKeeper = (em, body) => this.keys.keep(em, claim, answerOf(reply, body));
    let begun = claim.work !== null;
    const begin = async (em: EntityManager, work: string) => {
      await this.keys.begin(em, claim, work);
      begun = true;
    };
    request.resumable = { begun: claim.work, begin };
    const renewing = setInterval(() => void this.quietly('renewed', this.keys.renew(claim)), RENEW_MS);
    try {
      const body: unknown = await lastValueFrom(next.handle(), { defaultValue: undefined });
      if (reply.statusCode >= 300) await this.quietly('freed', this.keys.free(claim));
      // The work is done: an answer that cannot be kept is answered all the same.
      else await this.quietly('kept', this.keys.keepUnlessKept(claim, answerOf(reply, body)));
      return body;
    } catch (error) {
      // Work that was begun goes on though waiting for it broke off: a retry takes the key over and waits for the same.
      const goesOn = begun && !(error instanceof DomainError);
      if (!goesOn) await this.quietly('freed', this.keys.free(claim));
      throw error;
    } finally {
      clearInterval(renewing);
    }
  }

  private async quietly(what: string, work: Promise<unknown>): Promise<void> {
    await work.catch((error: unknown) => this.logger.warn({ err: error }, `idempotency key could not be ${what}`));
  }
}

/** End users of an embedded studio name keys without knowing of each other; a key has no space of its own. */
function ownKey(key: string, embed: EmbedIdentity | undefined): string {
  return embed ? `${embed.externalUserId} ${key}` : key;
}

function answerOf(reply: FastifyReply, body: unknown): KeptAnswer {
  const location = reply.getHeader('location');
  return { status: reply.statusCode, location: typeof location === 'string' ? location : null, body };
}

function replay({ status, location, body }: KeptAnswer, reply: FastifyReply): Observable<unknown> {
  reply.status(status).header('idempotent-replayed', 'true');
  if (location !== null) reply.header('location', location);
  return of(body);
}
