import { z } from 'zod';

/** Environment variables of traces, read with those of the platform; OpenTelemetry's SDK reads the rest of its own itself. */
export const telemetryVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  OTEL_SERVICE_NAME: z.string().trim().min(1).optional(),
};

/** Where traces go. */
export interface TracingConfig {
  /** All that stands before `/v1/traces`. */
  endpoint: string;
  serviceName: string;
}

/** Traces out of the parsed variables; undefined: none are made. */
export function readTracing(
  env: z.infer<z.ZodObject<typeof telemetryVariables>>,
  role: string,
): TracingConfig | undefined {
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return undefined;
  return { endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT, serviceName: env.OTEL_SERVICE_NAME ?? `factreel-${role}` };
}
