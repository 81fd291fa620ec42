import type { IncomingHttpHeaders } from 'node:http';
import { NotFoundException } from '@nestjs/common';
import type { FastifyBodyParser, FastifyRequest } from 'fastify';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { BadRequestError } from '@app/platform';
import { jsonShape } from './json-shape';

type Fastify = ReturnType<ReturnType<NestFastifyApplication['getHttpAdapter']>['getInstance']>;

/** Limit of JSON bodies (docs/contract.md 2). */
export const BODY_LIMIT_BYTES = 2 * 1024 * 1024;

/** What bodies are taken, and for how long they are waited for. */
export interface BodyRules {
  /** Routes that read forms by themselves, as they stream. */
  formPaths: ReadonlySet<string | undefined>;
  /** From the head of a request to the end of its JSON. */
  withinMs: number;
}

/**
 * What a body may hold: ten times the facts of the largest payload, and what checks it goes down one call for each list
 * and object within others.
 */
const MOST = { values: 50_000, depth: 1_000 };
const TOO_MANY = new BadRequestError([{ path: 'body', message: `holds more than ${MOST.values} values` }]);
const TOO_DEEP = new BadRequestError([{ path: 'body', message: 'is nested too deep' }]);
const ONLY_JSON = new BadRequestError([{ path: 'content-type', message: 'must be application/json' }]);

/** Whether a client may pack what it sends is told by no header before it does, so the refusal says what to do instead. */
const UNPACKED = new BadRequestError([
  { path: 'content-encoding', message: 'is not read: send the body as it is, not packed' },
]);

/** What Node's own server calls a request that does not arrive whole; it is answered in the same words. */
class SlowBodyError extends Error {
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT';
}

/**
 * Takes JSON, and forms at the few doors for them. What a page of any other site can send without asking first (a form,
 * plain text) is neither, so that it can sign nobody in to an account that is not theirs.
 */
export function watchBodies(fastify: Fastify, { formPaths, withinMs }: BodyRules): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    const type = mediaType(request.headers);
    const isForm = type.startsWith('multipart/');
    if (isForm) return done(formPaths.has(request.routeOptions.url) ? undefined : ONLY_JSON);
    // Many clients name JSON with every request; what is not there cannot be bad JSON.
    if (!hasBody(request.headers)) {
      delete request.headers['content-type'];
      return done();
    }
    // What no route answers is not waited for.
    if (request.routeOptions.url === undefined) return done(new NotFoundException());
    if (type !== 'application/json') return done(ONLY_JSON);
    done(isPacked(request.headers) ? UNPACKED : undefined);
  });
  fastify.addHook('preParsing', (request, _reply, payload, done) => {
    if (hasBody(request.headers) && !mediaType(request.headers).startsWith('multipart/')) {
      endWhenSlow(fastify, request, withinMs);
    }
    done(null, payload);
  });
}

/** Parses a body as Fastify would, unless it holds more than anyone needs: its parsing alone would keep others waiting. */
export function parseJson(fastify: Fastify): FastifyBodyParser<Buffer> {
  // Names such as __proto__ in a payload are refused and answered as bad JSON.
  const parse = fastify.getDefaultJsonParser('error', 'ignore');
  return (request, body, done) => {
    const { values, depth } = jsonShape(body, MOST);
    if (values > MOST.values) return done(TOO_MANY);
    return depth > MOST.depth ? done(TOO_DEEP) : parse(request, body.toString(), done);
  };
}

function endWhenSlow({ server }: Fastify, { raw }: FastifyRequest, withinMs: number): void {
  const timer = setTimeout(() => server.emit('clientError', new SlowBodyError(), raw.socket), withinMs);
  const stop = (): void => clearTimeout(timer);
  raw.once('end', stop).once('close', stop);
}

function hasBody({ 'transfer-encoding': encoding, 'content-length': length = '0' }: IncomingHttpHeaders): boolean {
  return encoding !== undefined || Number(length) > 0;
}

function isPacked({ 'content-encoding': coding = 'identity' }: IncomingHttpHeaders): boolean {
  return !['', 'identity'].includes(coding.trim().toLowerCase());
}

/** Without its parameters; empty where none is named. */
function mediaType({ 'content-type': type = '' }: IncomingHttpHeaders): string {
  return (type.split(';')[0] ?? '').trim().toLowerCase();
}
