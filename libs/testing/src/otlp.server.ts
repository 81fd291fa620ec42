import { text } from 'node:stream/consumers';
import { LocalServer } from './local-server';

/** A span as a collector receives it. */
export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  /** Null for the first of a trace. */
  parentSpanId: string | null;
  name: string;
  service: string;
  attributes: Record<string, unknown>;
  failed: boolean;
  /** Nanoseconds since 1970. */
  start: bigint;
  end: bigint;
}

/** The parts of an `ExportTraceServiceRequest` in JSON that are looked at. */
interface ExportRequest {
  resourceSpans?: Array<{
    resource: { attributes: Attribute[] };
    scopeSpans: Array<{ spans: WireSpan[] }>;
  }>;
}
interface WireSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes?: Attribute[];
  status?: { code?: number };
  startTimeUnixNano: string;
  endTimeUnixNano: string;
}
interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: string | number; doubleValue?: number; boolValue?: boolean };
}

const FAILED = 2;

/** A collector of traces: takes OTLP over HTTP, as JSON. */
export class OtlpServer extends LocalServer {
  readonly spans: ReceivedSpan[] = [];
  /** All that was sent, letter by letter. */
  readonly bodies: string[] = [];

  private constructor() {
    super(async (request, response) => {
      const body = await text(request);
      if (request.method !== 'POST' || request.url !== '/v1/traces') return void response.writeHead(404).end();
      this.bodies.push(body);
      this.spans.push(...spansIn(JSON.parse(body) as ExportRequest));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }

  static async start(): Promise<OtlpServer> {
    return await new OtlpServer().listen();
  }

  /** Spans of a name, the earliest first. */
  named(name: string): ReceivedSpan[] {
    return this.spans.filter((span) => span.name === name).sort((a, b) => (a.start < b.start ? -1 : 1));
  }
}

function spansIn({ resourceSpans = [] }: ExportRequest): ReceivedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(valuesOf(resource.attributes)['service.name']);
    return scopeSpans.flatMap(({ spans }) => spans.map((span) => toSpan(span, service)));
  });
}

function toSpan(span: WireSpan, service: string): ReceivedSpan {
  const { traceId, spanId, parentSpanId, name, attributes = [], status } = span;
  return {
    traceId,
    spanId,
    parentSpanId: parentSpanId || null,
    name,
    service,
    attributes: valuesOf(attributes),
    failed: status?.code === FAILED,
    start: BigInt(span.startTimeUnixNano),
    end: BigInt(span.endTimeUnixNano),
  };
}

function valuesOf(attributes: Attribute[]): Record<string, unknown> {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [
      key,
      value.stringValue ??
        value.doubleValue ??
        value.boolValue ??
        (value.intValue === undefined ? null : Number(value.intValue)),
    ]),
  );
}
