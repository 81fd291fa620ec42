import type { IncomingMessage } from 'node:http';
import { context, type Context, type Span, trace } from '@opentelemetry/api';
import { Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contextOf, KINDS, markStatus, tracer } from '../tracing/spans';
import { runUnder, type WorkIds } from './work-ids';

/** The ids of a request. */
interface Carried {
  ids: WorkIds;
  spanned: Context;
  span: Span | undefined;
}

/** Without a span: probes, scrapes, files. */
const UNTRACED = /^\/(health|metrics|ops|assets|static|docs)(?:[/?]|$)/;
/** Without a log line: probes, scrapes and the polling of the queue board. */
const UNTOLD = /^\/(health|metrics|ops)(?:[/?]|$)/;
const carried = new WeakMap<IncomingMessage, Carried>();

/**
 * Runs everything for a request under its id, as one span if `traced`, and logs its answer. A caller's own trace is continued
 * only if `believed`; otherwise anybody could make us store traces.
 */
export function carryRequests(fastify: FastifyInstance, { traced, believed }: { traced: boolean; believed: boolean }) {
  fastify.addHook('onRequest', (request, _reply, done) => {
    const ids = { requestId: String(request.id) };
    const span = traced && !UNTRACED.test(request.url) ? spanOf(request, believed) : undefined;
    const spanned = span ? trace.setSpan(context.active(), span) : context.active();
    carried.set(request.raw, { ids, spanned, span });
    enter(request, done);
  });
  // A body arrives in the connection's async context, so the request's context is entered again after it.
  fastify.addHook('preValidation', (request, _reply, done) => enter(request, done));
  const logger = new Logger('Http');
  fastify.addHook('onResponse', (request, reply, done) => {
    // The end of an answer is in the connection's context too.
    enter(request, () => {
      if (!UNTOLD.test(request.url)) tell(logger, request, reply);
      endSpan(request, reply);
      done();
    });
  });
}

/** Media and watch links carry keys in the query, so only the path is logged. */
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

/** The address is left out: its query may hold a media key. */
function spanOf(request: FastifyRequest, believed: boolean): Span {
  const { traceparent } = request.headers;
  const parent = believed && typeof traceparent === 'string' ? traceparent : null;
  const attributes = { 'http.request.method': request.method, 'factreel.request_id': String(request.id) };
  return tracer().startSpan(request.method, { kind: KINDS.server, attributes }, contextOf(parent));
}
