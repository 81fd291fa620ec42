import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { RateLimitedError, RateLimiter } from '@app/platform';
import type { CallerRequest } from '../auth/caller';
import { rateSubject } from '../rate-limit/rate-subject';

/** More than anybody says, and few enough for a service that is paid by the minute. */
export const DICTATIONS_A_MINUTE = 20;
const WINDOW_S = 60;

/** Counts dictations of a caller by themselves, before their sound is read: they are free, and cost the house. */
@Injectable()
export class DictationLimitGuard implements CanActivate {
  constructor(private readonly limiter: RateLimiter) {}

  /** Throws `RateLimitedError`. */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { user, ip } = context.switchToHttp().getRequest<CallerRequest>();
    const { used, seconds } = await this.limiter.count(`dictations:${rateSubject(user, ip)}`, WINDOW_S);
    if (used > DICTATIONS_A_MINUTE)
      throw new RateLimitedError(`${DICTATIONS_A_MINUTE} dictations in ${WINDOW_S} s`, seconds);
    return true;
  }
}
