import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ClusterGauges, Database } from '@app/platform';

const ASK = `
  SELECT count(*)::int AS holds, coalesce(sum(credits), 0)::float AS credits,
    coalesce(extract(epoch FROM now() - min(created_at)), 0)::float AS oldest
  FROM holds WHERE status = 'open' AND NOT starts_with(account_id, 'acc_test_')`;

interface OpenHolds {
  holds: number;
  credits: number;
  oldest: number;
}

/** Metrics of held credits, and of holds that nothing resolved. */
@Injectable()
export class BillingMetrics implements OnModuleInit {
  constructor(
    private readonly gauges: ClusterGauges,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.gauges.add({
      ask: () => this.database.read().execute<OpenHolds[]>(ASK),
      gauges: [
        {
          name: 'factreel_holds_open',
          help: 'Holds that are neither captured nor released',
          read: ({ holds }) => holds,
        },
        {
          name: 'factreel_holds_open_credits',
          help: 'Credits that they set aside',
          read: ({ credits }) => credits,
        },
        {
          name: 'factreel_holds_oldest_seconds',
          help: 'Age of the oldest of them',
          read: ({ oldest }) => Math.max(0, oldest),
        },
      ],
    });
  }
}
