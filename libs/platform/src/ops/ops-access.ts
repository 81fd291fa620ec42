import { createHash, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Clock } from '../clock';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.module';
import { networkOf } from '../rate-limit/network-of';

/** Whether a request may see operator pages; `later` after too many wrong passwords. */
export type OpsVerdict = { verdict: 'granted' | 'refused' } | { verdict: 'later'; seconds: number };

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
/** The same limit as for sign-ins. */
const MOST_FAILURES = 10;
const WITHIN_MS = 15 * 60_000;
/** Bounds memory; the oldest failures are dropped first. */
const MOST_ADDRESSES = 10_000;
const USER = 'ops';

/**
 * Guards operator pages: they require `OPS_PASSWORD`; without one, metrics answer this machine only. No customer's key or
 * session opens them. Each process counts wrong passwords itself, so it works while the database is down.
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

  /** With a password, requires it. Without one, allows only this machine, and not through a proxy on it. */
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
    // Refuses the right password too, or guessing could go on.
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

/** `user:password` of HTTP basic (RFC 7617); null if not sent. */
function credentialsIn(authorization: string | undefined): string | null {
  const [, encoded] = /^basic +([\w+/=-]+)$/i.exec(authorization ?? '') ?? [];
  return encoded === undefined ? null : Buffer.from(encoded, 'base64').toString('utf8');
}

/** A digest, so both sides have the same length. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Writes the head of a refusal and returns its body; null, with nothing written, if access is granted. */
export function refuseOps(judged: OpsVerdict, reply: FastifyReply): string | null {
  if (judged.verdict === 'granted') return null;
  reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store');
  if (judged.verdict === 'later') {
    reply.status(429).header('retry-after', judged.seconds);
    return `Too many wrong passwords. Try again in ${judged.seconds} seconds.\n`;
  }
  reply.status(401).header('www-authenticate', 'Basic realm="ops", charset="UTF-8"');
  return 'Sign in as ops.\n';
}
