import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../database/database';
import { ClusterGauges } from '../metrics/cluster-gauges';

const ASK = `
  SELECT count(*) FILTER (WHERE tries = 0)::int AS entries, count(*) FILTER (WHERE tries > 0)::int AS aside,
    coalesce(extract(epoch FROM now() - min(created_at) FILTER (WHERE tries = 0)), 0)::float AS oldest
  FROM outbox`;

interface Waiting {
  entries: number;
  aside: number;
  oldest: number;
}

/** Metrics of the outbox. */
@Injectable()
export class OutboxMetrics implements OnModuleInit {
  constructor(
    private readonly gauges: ClusterGauges,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.gauges.add({
      ask: () => this.database.read().execute<Waiting[]>(ASK),
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
        {
          name: 'factreel_outbox_set_aside_events',
          help: 'Events whose telling failed, and which are tried again later',
          read: ({ aside }) => aside,
        },
      ],
    });
  }
}
