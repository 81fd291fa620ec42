import { Injectable } from '@nestjs/common';
import { RateLimiter } from '@app/platform';
import { TooManyTriesError } from './recovery.errors';

/** Limits per kind of attempt and per subject; `told` is the detail of the error code. */
const LIMITS = {
  'forgot:email': { most: 3, windowSeconds: 3600, told: '3 mails for one e-mail in an hour' },
  'forgot:address': { most: 10, windowSeconds: 900, told: '10 mails in 15 minutes' },
  'confirm:account': { most: 3, windowSeconds: 3600, told: '3 mails for one e-mail in an hour' },
  'link:address': { most: 20, windowSeconds: 900, told: '20 links in 15 minutes' },
  'taken:address': { most: 30, windowSeconds: 900, told: '30 sign-ups for taken e-mails in 15 minutes' },
  'password:account': { most: 10, windowSeconds: 900, told: '10 changes in 15 minutes' },
} as const;
export type TryLimit = keyof typeof LIMITS;

/** Counts attempts across all processes. */
@Injectable()
export class TryLimits {
  constructor(private readonly limiter: RateLimiter) {}

  /** Counts an attempt. Throws `TooManyTriesError`. */
  async count(limit: TryLimit, subject: string): Promise<void> {
    const { most, windowSeconds, told } = LIMITS[limit];
    const { used, seconds } = await this.limiter.count(`${limit}:${subject}`, windowSeconds);
    if (used > most) throw new TooManyTriesError(told, seconds);
  }

  /** Counts an attempt that was answered already. */
  async note(limit: TryLimit, subject: string): Promise<void> {
    await this.limiter.count(`${limit}:${subject}`, LIMITS[limit].windowSeconds);
  }

  /** Checks without counting. Throws `TooManyTriesError` if no attempt is left. */
  async assertFew(limit: TryLimit, subject: string): Promise<void> {
    const { most, told } = LIMITS[limit];
    const use = await this.limiter.look(`${limit}:${subject}`);
    if (use && use.used >= most) throw new TooManyTriesError(told, use.seconds);
  }
}
