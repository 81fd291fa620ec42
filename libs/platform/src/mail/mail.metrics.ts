import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../database/database';
import { ClusterGauges } from '../metrics/cluster-gauges';
import { Metrics } from '../metrics/metrics';

const ASK = `
  SELECT count(*)::int AS mails, coalesce(extract(epoch FROM now() - min(created_at)), 0)::float AS oldest
  FROM mails WHERE status = 'waiting'`;

/** Metrics of mail. */
@Injectable()
export class MailMetrics implements OnModuleInit {
  /** Attempts by outcome. */
  readonly tries;

  constructor(
    metrics: Metrics,
    private readonly gauges: ClusterGauges,
    private readonly database: Database,
  ) {
    this.tries = metrics.counter({
      name: 'factreel_mail_tries_total',
      help: 'Tries to send a mail: sent, to be tried again, or given up',
      labels: ['outcome'],
    });
  }

  onModuleInit(): void {
    this.gauges.add({
      ask: () => this.database.read().execute<Array<{ mails: number; oldest: number }>>(ASK),
      gauges: [
        { name: 'factreel_mails_waiting', help: 'Mails that are not sent yet', read: ({ mails }) => mails },
        {
          name: 'factreel_mails_oldest_seconds',
          help: 'Age of the oldest of them',
          read: ({ oldest }) => Math.max(0, oldest),
        },
      ],
    });
  }
}
