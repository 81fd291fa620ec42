import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../database/database';
import { ClusterGauges } from '../metrics/cluster-gauges';

const ASK = `
  SELECT count(*)::int AS entries, coalesce(extract(epoch FROM now() - min(created_at)), 0)::float AS oldest FROM outbox`;

/** Whether what has happened is told in time. */
@Injectable()
export class OutboxMetrics implements OnModuleInit {
  constructor(
    private readonly gauges: ClusterGauges,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.gauges.add({
      ask: () => this.database.read().execute<Array<{ entries: number; oldest: number }>>(ASK),
      gauges: [
        {
          name: 'factreel_outbox_events',
          help: 'Events that have happened and are not told yet',
          read: ({ entries }) => entries,
        },
        {
          name: 'factreel_outbox_oldest_seconds',
          help: 'Age of the oldest of them',
          read: ({ oldest }) => Math.max(0, oldest),
        },
      ],
    });
  }
}
