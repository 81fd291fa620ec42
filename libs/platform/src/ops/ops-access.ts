import { createHash, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Clock } from '../clock';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.module';
import { networkOf } from '../rate-limit/network-of';

/** What comes of a request for what is the operator's; `later` after too many wrong passwords. */
export type OpsVerdict = { verdict: 'granted' | 'refused' } | { verdict: 'later'; seconds: number };

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
/** The same limit as for sign-ins. */
const MOST_FAILURES = 10;
const WITHIN_MS = 15 * 60_000;
/** A crowd of addresses fills no memory; the one that failed first is forgotten first. */
const MOST_ADDRESSES = 10_000;
const USER = 'ops';

/**
 * Who may see what is the operator's: whoever sends `OPS_PASSWORD`, and for metrics, where none is set, this machine. Nothing
 * that a customer holds opens it. Wrong passwords are counted by each process for itself: they must be refused, and metrics
 * be told, when the database is away as well.
 */
@Injectable()
export class OpsAccess {
  private readonly logger = new Logger(OpsAccess.name);
  private readonly failures = new Map<string, { count: number; endsAt: number }>();
  private readonly expected: Buffer | undefined;

  constructor(
    @Inject(CONFIG) { opsPassword }: Pick<Config, 'opsPassword'>,
    private readonly clock: Clock,
  ) {
    this.expected = opsPassword === undefined ? undefined : digest(`${USER}:${opsPassword}`);
  }

  get hasPassword(): boolean {
    return this.expected !== undefined;
  }

  /** With a password: by it alone. Without one: whoever asks from this machine, and through no proxy on it. */
  judge(request: Pick<FastifyRequest, 'headers' | 'ip' | 'socket'>): OpsVerdict {
    const { headers, ip, socket } = request;
    if (!this.expected) {
      const isProxied = headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined;
      return { verdict: LOOPBACK.has(socket.remoteAddress ?? '') && !isProxied ? 'granted' : 'refused' };
    }
    const given = credentialsIn(headers.authorization);
    if (given === null) return { verdict: 'refused' };
    const network = networkOf(ip);
    const seconds = this.secondsToWait(network);
    // The right password opens nothing then either: else guesses would go on.
    if (seconds > 0) return { verdict: 'later', seconds };
    if (timingSafeEqual(digest(given), this.expected)) return { verdict: 'granted' };
    this.count(network);
    this.logger.warn(
      { network, failures: this.failures.get(network)?.count },
      'wrong password for what is the operator’s',
    );
    return { verdict: 'refused' };
  }

  private secondsToWait(network: string): number {
    const failed = this.failures.get(network);
    if (!failed || failed.count < MOST_FAILURES) return 0;
    return Math.max(0, Math.ceil((failed.endsAt - this.clock.now().getTime()) / 1000));
  }

  private count(network: string): void {
    const now = this.clock.now().getTime();
    const failed = this.failures.get(network);
    if (failed && failed.endsAt > now) {
      failed.count += 1;
      return;
    }
    this.failures.delete(network);
    this.failures.set(network, { count: 1, endsAt: now + WITHIN_MS });
    const [first] = this.failures.keys();
    if (this.failures.size > MOST_ADDRESSES && first !== undefined) this.failures.delete(first);
  }
}

/** `user:password` of HTTP basic (RFC 7617); null where none was sent. */
function credentialsIn(authorization: string | undefined): string | null {
  const [, encoded] = /^basic +([\w+/=-]+)$/i.exec(authorization ?? '') ?? [];
  return encoded === undefined ? null : Buffer.from(encoded, 'base64').toString('utf8');
}

/** Of one length whatever was sent. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
