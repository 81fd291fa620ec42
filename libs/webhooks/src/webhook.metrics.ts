import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ClusterGauges, Database, Metrics } from '@app/platform';

const ASK = `
  SELECT count(DISTINCT webhook_id) FILTER (WHERE NOT reached)::int AS failing, count(DISTINCT webhook_id)::int AS told
  FROM (
    SELECT webhook_id, bool_or(status = 'delivered') AS reached
    FROM webhook_deliveries WHERE created_at > now() - interval '1 hour' AND status <> 'pending' GROUP BY webhook_id
  ) AS hour`;

/** How a delivery ended; `answered_…` are refusals by the class of their status. */
export type DeliveryOutcome =
  | 'delivered'
  | 'answered_3xx'
  | 'answered_4xx'
  | 'answered_5xx'
  | 'timeout'
  | 'unreachable'
  | 'refused'
  | 'deleted'
  | 'disabled';

/** Metrics of deliveries. */
@Injectable()
export class WebhookMetrics implements OnModuleInit {
  readonly deliveries;

  constructor(
    metrics: Metrics,
    private readonly gauges: ClusterGauges,
    private readonly database: Database,
  ) {
    this.deliveries = metrics.histogram<'outcome'>({
      name: 'factreel_webhook_delivery_seconds',
      help: 'Time that an attempt to tell an endpoint took, by outcome',
      labels: ['outcome'],
      buckets: [0.05, 0.2, 0.5, 1, 3, 10],
    });
  }

  onModuleInit(): void {
    this.gauges.add({
      ask: () => this.database.read().execute<Array<{ failing: number; told: number }>>(ASK),
      gauges: [
        {
          name: 'factreel_webhook_endpoints_told',
          help: 'Endpoints that were sent something within the last hour',
          read: ({ told }) => told,
        },
        {
          name: 'factreel_webhook_endpoints_failing',
          help: 'Those of them that took nothing of it',
          read: ({ failing }) => failing,
        },
      ],
    });
  }
}

export function answered(status: number): DeliveryOutcome {
  if (status >= 200 && status < 300) return 'delivered';
  if (status < 400) return 'answered_3xx';
  return status < 500 ? 'answered_4xx' : 'answered_5xx';
}
