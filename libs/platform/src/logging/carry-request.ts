import type { IncomingMessage } from 'node:http';
import { context, type Context, type Span, trace } from '@opentelemetry/api';
import { Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contextOf, KINDS, markStatus, tracer } from '../tracing/spans';
import { runUnder, type WorkIds } from './work-ids';

/** What a request is worked on under. */
interface Carried {
  ids: WorkIds;
  spanned: Context;
  span: Span | undefined;
}

/** Not worth a span: probes, scrapes, files. */
const UNTRACED = /^\/(health|metrics|ops|assets|static|docs)(?:[/?]|$)/;
/** Probes, scrapes and what a board asks for every few seconds have no line of their own. */
const UNTOLD = /^\/(health|metrics|ops)(?:[/?]|$)/;
const carried = new WeakMap<IncomingMessage, Carried>();

/**
 * Has everything that is done for a request done under its id, and as one span where `traced`; a line tells of its answer. A
 * caller's own trace is gone on with only where `believed`: anybody could else have us keep what nobody looks at.
 */
export function carryRequests(fastify: FastifyInstance, { traced, believed }: { traced: boolean; believed: boolean }) {
  fastify.addHook('onRequest', (request, _reply, done) => {
    const ids = { requestId: String(request.id) };
    const span = traced && !UNTRACED.test(request.url) ? spanOf(request, believed) : undefined;
    const spanned = span ? trace.setSpan(context.active(), span) : context.active();
    carried.set(request.raw, { ids, spanned, span });
    enter(request, done);
  });
  // A body comes in on its connection's time, which knows of no request: what follows it enters anew.
  fastify.addHook('preValidation', (request, _reply, done) => enter(request, done));
  const logger = new Logger('Http');
  fastify.addHook('onResponse', (request, reply, done) => {
    // An answer ends on its connection's time as well.
    enter(request, () => {
      if (!UNTOLD.test(request.url)) tell(logger, request, reply);
      endSpan(request, reply);
      done();
    });
  });
}

/** Media and watch links carry keys in the query: the path alone is logged. */
function tell(logger: Logger, { method, url }: FastifyRequest, { statusCode, elapsedTime }: FastifyReply): void {
  const line = { method, path: url.split('?', 1)[0], status: statusCode, ms: Math.round(elapsedTime) };
  if (statusCode >= 500) logger.error(line, 'request failed');
  else logger.log(line, 'request completed');
}

function endSpan(request: FastifyRequest, { statusCode }: FastifyReply): void {
  const span = carried.get(request.raw)?.span;
  if (!span) return;
  const route = request.routeOptions.url ?? 'unknown';
  span.updateName(`${request.method} ${route}`);
  span.setAttributes({ 'http.route': route, 'http.response.status_code': statusCode });
  if (statusCode >= 500) markStatus(span, String(statusCode));
  span.end();
}

function enter({ raw }: FastifyRequest, done: () => void): void {
  const known = carried.get(raw);
  if (!known) return done();
  context.with(known.spanned, () => runUnder(known.ids, done));
}

/** Its address is not told: the query of some opens films. */
function spanOf(request: FastifyRequest, believed: boolean): Span {
  const { traceparent } = request.headers;
  const parent = believed && typeof traceparent === 'string' ? traceparent : null;
  const attributes = { 'http.request.method': request.method, 'factreel.request_id': String(request.id) };
  return tracer().startSpan(request.method, { kind: KINDS.server, attributes }, contextOf(parent));
}
