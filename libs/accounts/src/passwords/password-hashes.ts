import { randomBytes } from 'node:crypto';
import { hash, type Options, parseOptions, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { RateLimitedError, Slots } from '@app/platform';

/**
 * Argon2id as OWASP advises: 19 MiB, two passes, one lane. These are the library's defaults today, set explicitly so that
 * an upgrade cannot change them.
 */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } as const satisfies Options;
/** Limits how much of the processor and of libuv's threads a crowd of sign-ins can take. */
const AT_ONCE = 2;
/** Whoever would wait longer is refused. */
const WAIT_MS = 10_000;

/** Hashes and checks passwords, a few at a time. Every method throws `RateLimitedError` if too many wait. */
@Injectable()
export class PasswordHashes {
  private readonly slots = new Slots(AT_ONCE);
  private decoy: Promise<string> | undefined;

  async hash(password: string): Promise<string> {
    return await this.inTurn(() => hash(password, STRENGTH));
  }

  /** A null hash (no such account) takes as long to check, and is wrong. */
  async verify(kept: string | null, password: string): Promise<boolean> {
    const against = kept ?? (await this.decoyHash());
    const isRight = await this.inTurn(() => verify(against, password));
    return kept !== null && isRight;
  }

  /** Whether the hash has outdated parameters and should be made anew at the next sign-in. */
  isDated(kept: string): boolean {
    const made = parseOptions(kept);
    return Object.entries(STRENGTH).some(([name, value]) => made[name as keyof typeof STRENGTH] !== value);
  }

  private async decoyHash(): Promise<string> {
    this.decoy ??= hash(randomBytes(16).toString('hex'), STRENGTH);
    return await this.decoy;
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    const patience = AbortSignal.timeout(WAIT_MS);
    return await this.slots.run(work, patience).catch((error: unknown) => {
      throw error === patience.reason ? new RateLimitedError('too many passwords are being checked', 5) : error;
    });
  }
}
