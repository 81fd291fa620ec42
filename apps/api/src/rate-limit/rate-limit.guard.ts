import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CONFIG, type Config, RateLimitedError, RateLimiter } from '@app/platform';
import type { CallerRequest } from '../auth/caller';
import { CallerGuard } from '../auth/caller.guard';
import { isMcp, messagesIn } from '../mcp/mcp-route';
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
    const { used, seconds } = await this.countAll(request);
    reply.header('ratelimit-policy', `"default";q=${max};w=${windowSeconds}`);
    reply.header('ratelimit', `"default";r=${Math.max(0, max - used)};t=${seconds}`);
    if (used > max) throw new RateLimitedError(`${max} requests in ${windowSeconds} s`, seconds);
  }

  /** What one request brings as a list is counted one by one, so that a list is no way around the limit. */
  private async countAll({ user, ip, body }: CallerRequest): ReturnType<RateLimiter['count']> {
    const { windowSeconds } = this.config.http.rateLimit;
    const count = async () => await this.limiter.count(rateSubject(user, ip), windowSeconds);
    const uses = await Promise.all(Array.from({ length: messagesIn(body) }, count));
    return uses.reduce((most, use) => (use.used > most.used ? use : most));
  }
}

function isCounted({ url }: CallerRequest): boolean {
  if (url.startsWith('/v1/payments/')) return false;
  return isMcp(url) || url.startsWith('/v1/') || url.startsWith('/embed/session');
}
