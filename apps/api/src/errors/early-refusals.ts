import type { FastifyReply, FastifyRequest } from 'fastify';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { BadRequestError } from '@app/platform';
import { ConnectionErrors } from './connection-errors';
import { errorBody } from './error.dto';

type Fastify = ReturnType<ReturnType<NestFastifyApplication['getHttpAdapter']>['getInstance']>;

const BAD_ADDRESS = new BadRequestError([{ path: 'url', message: 'cannot be decoded' }]);
const LONG_ADDRESS = new BadRequestError([{ path: 'url', message: 'has a part of over 100 characters' }]);
const NO_HOST = new BadRequestError([{ path: 'host', message: 'must be sent' }]);
/** Of a part of an address that stands for an id; the router's own limit. */
const LONGEST_PART = 100;
/** A file of 250 MB over 2 Mbit/s; JSON has less (`watchBodies`). */
const REQUEST_WITHIN_MS = 1_000_000;
/** How often Node looks for heads that do not come to an end. */
const LOOK_MS = 5_000;

/** What is wrong with an address that no route answers, where that is its form; else null. */
export function faultOfAddress(url: string): BadRequestError | null {
  const [path = ''] = url.split('?', 1);
  return path.split('/').some((part) => part.length > LONGEST_PART) ? LONG_ADDRESS : null;
}

/** What never reaches a route, nor Nest's filter: refused in the words of every other refusal. */
export class EarlyRefusals {
  private readonly connections: ConnectionErrors;

  /** Options of the server; those that are off would have it answer in words of its own. */
  readonly options;

  /** `headers` stand on every refusal; the head of a request is waited for `headWithinMs`. */
  constructor(headers: Readonly<Record<string, string>>, headWithinMs: number) {
    const connections = new ConnectionErrors(headers);
    this.connections = connections;
    this.options = {
      requestTimeout: REQUEST_WITHIN_MS,
      clientErrorHandler: connections.refuse.bind(connections),
      http: {
        requireHostHeader: false,
        headersTimeout: headWithinMs,
        connectionsCheckingInterval: Math.min(LOOK_MS, headWithinMs),
      },
      return503OnClosing: false,
      frameworkErrors: (error: Error & { code?: string }, { id }: FastifyRequest, reply: FastifyReply): void => {
        const told = error.code === 'FST_ERR_MAX_PARAM_LENGTH' ? LONG_ADDRESS : BAD_ADDRESS;
        void reply
          .status(400)
          .headers({ ...headers, 'x-request-id': id })
          .send(errorBody(told, String(id)));
      },
    };
  }

  /** Looks at every request first. */
  watch(fastify: Fastify): void {
    // An expectation that no one knows may be passed over (RFC 9110, 10.1.1); Node would answer it without a word.
    fastify.server.on('checkExpectation', (request, response) => fastify.server.emit('request', request, response));
    fastify.addHook('onRequest', (request, reply, done) => {
      this.connections.watch(request.raw.socket, reply.raw);
      if (request.headers.host === undefined && request.raw.httpVersion === '1.1') return done(NO_HOST);
      // No id holds a NUL, and PostgreSQL takes none in a text.
      done(request.url.includes('%00') ? BAD_ADDRESS : undefined);
    });
  }
}
