import type { Config } from '../config/config';

/** How long to wait for the last spans when a program ends. */
const FLUSH_MS = 3_000;

/**
 * Starts sending spans to the configured endpoint; returns a function that stops it. Without an endpoint it does and loads
 * nothing. Call it once, before anything makes spans.
 */
export async function startTracing({ tracing }: Pick<Config, 'tracing'>): Promise<() => Promise<void>> {
  if (!tracing) return async () => undefined;
  const [{ BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, resources, { W3CTraceContextPropagator }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/core'),
    ]);
  const told = resources.detectResources({ detectors: [resources.envDetector] });
  const named = resources.resourceFromAttributes({
    'service.name': tracing.serviceName,
    'service.namespace': 'factreel',
  });
  const exporter = new OTLPTraceExporter({ url: `${tracing.endpoint}/v1/traces` });
  const provider = new NodeTracerProvider({
    resource: resources.defaultResource().merge(told).merge(named),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  // Baggage would copy a caller's text into our own requests.
  provider.register({ propagator: new W3CTraceContextPropagator() });
  return async () => {
    const late = new Promise<void>((resolve) => setTimeout(resolve, FLUSH_MS).unref());
    await Promise.race([provider.shutdown().catch(() => undefined), late]);
  };
}
