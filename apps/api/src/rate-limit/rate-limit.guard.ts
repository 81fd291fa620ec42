import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CONFIG, type Config, RateLimitedError, RateLimiter } from '@app/platform';
import type { CallerRequest } from '../auth/caller';
import { CallerGuard } from '../auth/caller.guard';
import { rateSubject } from './rate-subject';

/**
 * Finds out who asks, then counts the request for that key: only a key that is known has a count of its own, and every
 * guess at one is counted for the address (CONTRACT.md 2). Players of media and probes of health are not counted, nor
 * is Stripe, which tells of every customer's payments from few addresses.
 */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly callers: CallerGuard,
    private readonly limiter: RateLimiter,
  ) {}

  /** Throws what `CallerGuard` throws, and `RateLimitedError`. */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<CallerRequest>();
    let refused: unknown;
    const known = await this.callers.canActivate(context).catch((error: unknown) => void (refused = error));
    if (isCounted(request)) await this.count(request, context.switchToHttp().getResponse<FastifyReply>());
    if (refused) throw refused as Error;
    return known ?? false;
  }

  private async count(request: CallerRequest, reply: FastifyReply): Promise<void> {
    const { max, windowSeconds } = this.config.http.rateLimit;
    const { used, seconds } = await this.limiter.count(rateSubject(request.user, request.ip), windowSeconds);
    reply.header('ratelimit-policy', `"default";q=${max};w=${windowSeconds}`);
    reply.header('ratelimit', `"default";r=${Math.max(0, max - used)};t=${seconds}`);
    if (used > max) throw new RateLimitedError(`${max} requests in ${windowSeconds} s`, seconds);
  }
}

function isCounted({ url }: CallerRequest): boolean {
  return url.startsWith('/v1/') && !url.startsWith('/v1/payments/');
}
