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

/** A span of a trace. */
export interface SpanWish {
  /** One of few names; use `facts` for what varies. */
  name: string;
  /** Ids and amounts; never customer data or secrets. */
  facts?: Attributes;
  kind?: 'internal' | 'server' | 'client' | 'consumer';
  /** The parent as a `traceparent`; by default the running span. */
  parent?: string | null;
}

/** Kinds of spans by name. */
export const KINDS = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
} as const;

/**
 * Runs work in a span of the current trace, or of `parent`. Without a configured endpoint nothing is recorded, at almost no
 * cost. Of an error only its name is recorded. Throws what the work throws.
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

/** Records a finished span, such as time spent waiting. */
export function pastSpan(name: string, { from, to }: { from: Date; to: Date }, facts: Attributes = {}): void {
  // Clocks of machines differ; a span must not end before it begins.
  const startTime = from < to ? from : to;
  tracer().startSpan(name, { startTime, attributes: facts }, context.active()).end(to);
}

/** The running span as a W3C `traceparent`, to store with work for other processes; null if none is recorded. */
export function traceparent(): string | null {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent ?? null;
}

/** Adds facts to the running span. */
export function tellSpan(facts: Attributes): void {
  trace.getActiveSpan()?.setAttributes(facts);
}

/** The running span as log fields; none if nothing is recorded. */
export function traceIds(): { traceId?: string; spanId?: string } {
  const span = trace.getActiveSpan()?.spanContext();
  return span && trace.isSpanContextValid(span) ? { traceId: span.traceId, spanId: span.spanId } : {};
}

/** Marks a span as failed, with the error's code or name. */
function markFailed(span: Span, error: unknown): void {
  markStatus(span, error instanceof DomainError ? (error.error.split(':', 1)[0] ?? error.kind) : nameOf(error));
}

/** The same with a given word. */
export function markStatus(span: Span, type: string): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', type);
}

/** The context that a `traceparent` names. */
export function contextOf(parent: string | null | undefined): Context {
  if (parent === undefined) return context.active();
  return parent === null ? ROOT_CONTEXT : propagation.extract(ROOT_CONTEXT, { traceparent: parent });
}

/** Makes spans; records none without a configured endpoint. */
export function tracer(): Tracer {
  return trace.getTracer('factreel');
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
