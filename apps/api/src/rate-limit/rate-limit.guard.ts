import { type CanActivate, type ExecutionContext, Inject, Injectable, type RawBodyRequest } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CONFIG, type Config, RateLimitedError, RateLimiter } from '@app/platform';
import type { CallerRequest } from '../auth/caller';
import { CallerGuard } from '../auth/caller.guard';
import { BODY_LIMIT_BYTES } from '../http/body-rules';
import { isMcp, messagesIn } from '../mcp/mcp-route';
import { rateLimitOf } from './rate-subject';

/** Bytes of a JSON body that count as one more request. */
const WEIGHED_BYTES = 100_000;
/** Of the largest body that is read; what announces more is refused unread. */
const HEAVIEST = Math.floor(BODY_LIMIT_BYTES / WEIGHED_BYTES);

/** A request whose caller may be known already, with what it has been counted as so far. */
type CountedRequest = RawBodyRequest<CallerRequest> & { isAdmitted?: boolean; counted?: number };

/**
 * Finds out who asks, then counts the request for that key: only a key that is known has a count of its own, and every
 * guess at one is counted for the address. Players of media and probes of health are not counted, nor
 * is Stripe, which tells of every customer's payments from few addresses.
 */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly callers: CallerGuard,
    private readonly limiter: RateLimiter,
  ) {}

  /** By the head of a request, before its body is read. Throws what `CallerGuard` throws, and `RateLimitedError`. */
  async admit(context: ExecutionContext): Promise<void> {
    let refused: unknown;
    await this.callers.canActivate(context).catch((error: unknown) => void (refused = error));
    const request = context.switchToHttp().getRequest<CountedRequest>();
    await this.count(context, announcedWeight(request));
    if (refused) throw refused as Error;
    request.isAdmitted = true;
  }

  /** Counts what only the body tells. Throws as `admit`. */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<CountedRequest>();
    if (!request.isAdmitted) await this.admit(context);
    await this.count(context, weightOf(request));
    return true;
  }

  private async count(context: ExecutionContext, weight: number): Promise<void> {
    const [request, reply] = [
      context.switchToHttp().getRequest<CountedRequest>(),
      context.switchToHttp().getResponse<FastifyReply>(),
    ];
    const more = weight - (request.counted ?? 0);
    if (more <= 0 || !isCounted(request)) return;
    request.counted = weight;
    const { windowSeconds } = this.config.http.rateLimit;
    const { policy, subject, times } = rateLimitOf(request);
    const max = this.config.http.rateLimit.max * times;
    const { used, seconds } = await this.limiter.count(subject, windowSeconds, more);
    reply.header('ratelimit-policy', `"${policy}";q=${max};w=${windowSeconds}`);
    reply.header('ratelimit', `"${policy}";r=${Math.max(0, max - used)};t=${seconds}`);
    if (used > max) throw new RateLimitedError(`${max} requests in ${windowSeconds} s`, seconds);
  }
}

/** A large body is counted as several requests, so that it is no way around the limit. Files are not weighed: they are stored as they come in. */
function announcedWeight(request: CallerRequest): number {
  if (request.isMultipart()) return 1;
  return 1 + Math.min(HEAVIEST, Math.floor(Number(request.headers['content-length'] ?? 0) / WEIGHED_BYTES));
}

/** What one request brings as a list is counted one by one; a body that comes in pieces tells its length last. */
function weightOf({ body, rawBody }: CountedRequest): number {
  return messagesIn(body) + Math.floor((rawBody?.length ?? 0) / WEIGHED_BYTES);
}

function isCounted({ url }: CallerRequest): boolean {
  if (url.startsWith('/v1/payments/')) return false;
  return isMcp(url) || url.startsWith('/v1/') || url.startsWith('/embed/session');
}
