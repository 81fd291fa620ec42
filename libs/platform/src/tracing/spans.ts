import {
  type Attributes,
  context,
  type Context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import { DomainError } from '../errors/domain.error';

/** A piece of work as a trace shows it. */
export interface SpanWish {
  /** One of few: what differs from one piece to the next is told by `facts`. */
  name: string;
  /** Ids and amounts; never what a customer sent, and no secret. */
  facts?: Attributes;
  kind?: 'internal' | 'server' | 'client' | 'consumer';
  /** What ordered it, as `traceparent` told it; left out, it is part of what runs now. */
  parent?: string | null;
}

/** Kinds of spans by their plain names. */
export const KINDS = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
} as const;

/**
 * Does work as a span of the present trace, or of the one that `parent` names. Nothing is recorded, and next to nothing
 * spent, where no endpoint for traces is configured. Of an error its name alone is told. Throws what the work throws.
 */
export async function inSpan<T>(
  { name, facts, kind = 'internal', parent }: SpanWish,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  const options = { kind: KINDS[kind], attributes: facts };
  return await tracer().startActiveSpan(name, options, contextOf(parent), async (span) => {
    try {
      return await work(span);
    } catch (error) {
      markFailed(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** A span of the present trace that is over: what was waited for. */
export function pastSpan(name: string, { from, to }: { from: Date; to: Date }, facts: Attributes = {}): void {
  // Clocks of two machines differ; no span ends before it begins.
  const startTime = from < to ? from : to;
  tracer().startSpan(name, { startTime, attributes: facts }, context.active()).end(to);
}

/** The running span as a W3C `traceparent`, to be kept with work that others will do; null where none is recorded. */
export function traceparent(): string | null {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent ?? null;
}

/** Adds facts to the running span. */
export function tellSpan(facts: Attributes): void {
  trace.getActiveSpan()?.setAttributes(facts);
}

/** The running span as a line of the log names it; nothing where none is recorded. */
export function traceIds(): { traceId?: string; spanId?: string } {
  const span = trace.getActiveSpan()?.spanContext();
  return span && trace.isSpanContextValid(span) ? { traceId: span.traceId, spanId: span.spanId } : {};
}

/** Says in a span that its work failed, by the error's code or name. */
function markFailed(span: Span, error: unknown): void {
  markStatus(span, error instanceof DomainError ? (error.error.split(':', 1)[0] ?? error.kind) : nameOf(error));
}

/** The same by a word of one's own. */
export function markStatus(span: Span, type: string): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', type);
}

/** The context that a `traceparent` names. */
export function contextOf(parent: string | null | undefined): Context {
  if (parent === undefined) return context.active();
  return parent === null ? ROOT_CONTEXT : propagation.extract(ROOT_CONTEXT, { traceparent: parent });
}

/** Makes spans; records none where no endpoint is configured. */
export function tracer(): Tracer {
  return trace.getTracer('factreel');
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
