import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Config } from '@app/platform';

/** How a content security policy names one inline style or script: by its digest, so that no other may stand beside it. */
export function policyHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

type Fastify = ReturnType<ReturnType<NestFastifyApplication['getHttpAdapter']>['getInstance']>;

const YEAR_S = 31_536_000;
/** An answer that is no page: nothing in it may run, load or be framed, whatever a browser takes it for. */
const NO_PAGE = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
/** What a browser builds around a video or a picture that it opens by itself. */
const FILE = "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'";
const FILES = /^\/(?:media|styles|assets|static)\//;
/** Pages, and what is in them, that other sites may show. */
const SHARED = /^\/(?:media|styles|player|w|embed)\//;
/** Answers that are for who asked. */
const PRIVATE = /^\/(?:v1|mcp|ops|health|metrics|embed)(?:[/?]|$)/;
/** What the studio asks of a browser; the rest is nobody's. */
const ABILITIES = 'camera=(), geolocation=(), usb=(), serial=(), bluetooth=(), midi=(), display-capture=()';

/**
 * The headers that tell browsers what an answer may do, on every answer and in one place. What a route says for itself
 * stays: a page names its own policy, a file how long it is kept.
 */
export class SecurityHeaders {
  private readonly always: Readonly<Record<string, string>>;

  constructor({ baseUrl }: Pick<Config, 'baseUrl'>) {
    const transport = { 'strict-transport-security': `max-age=${YEAR_S}` };
    this.always = {
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      ...(baseUrl.startsWith('https:') ? transport : {}),
    };
  }

  /** Of a refusal that is written before there is a request, or past every route. */
  get ofRefusals(): Readonly<Record<string, string>> {
    return {
      ...this.always,
      'content-security-policy': NO_PAGE,
      'cross-origin-resource-policy': 'same-site',
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
    };
  }

  /** Completes every answer. */
  watch(fastify: Fastify): void {
    fastify.addHook('onSend', async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
      for (const [name, value] of Object.entries(this.of(request.url, reply))) {
        if (!reply.hasHeader(name)) reply.header(name, value);
      }
      return payload;
    });
  }

  private of(url: string, reply: FastifyReply): Record<string, string> {
    const policy = String(reply.getHeader('content-security-policy') ?? policyOf(url, reply));
    const isClosed = policy.includes("frame-ancestors 'none'");
    const isPage = String(reply.getHeader('content-type') ?? '').startsWith('text/html');
    return {
      ...this.always,
      'content-security-policy': policy,
      'cross-origin-resource-policy': SHARED.test(url) ? 'cross-origin' : 'same-site',
      ...(isClosed ? { 'x-frame-options': 'DENY' } : {}),
      // A popup of the studio's own may stay; whoever opened it from another site gets no hold of it.
      ...(isPage ? { 'cross-origin-opener-policy': 'same-origin-allow-popups', 'permissions-policy': ABILITIES } : {}),
      ...(PRIVATE.test(url) || reply.statusCode >= 400 ? { 'cache-control': 'no-store' } : {}),
    };
  }
}

function policyOf(url: string, { statusCode }: FastifyReply): string {
  return FILES.test(url) && statusCode < 400 ? FILE : NO_PAGE;
}
