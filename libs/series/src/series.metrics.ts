import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ClusterGauges, Database } from '@app/platform';

/** Claimed within a second where a worker runs; what waits longer is late. */
const ASK = `
  SELECT
    (SELECT count(*) FROM series WHERE status = 'active' AND clock_id IS NULL AND next_run_at < now() - interval '10 seconds')::int AS late,
    (SELECT coalesce(extract(epoch FROM now() - min(next_run_at)), 0) FROM series
      WHERE status = 'active' AND clock_id IS NULL AND next_run_at < now())::float AS behind,
    (SELECT count(*) FROM series_checks WHERE status = 'claimed')::int AS open`;

interface Ticks {
  late: number;
  behind: number;
  open: number;
}

/** Whether series are checked when they are due. */
@Injectable()
export class SeriesMetrics implements OnModuleInit {
  constructor(
    private readonly gauges: ClusterGauges,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.gauges.add({
      ask: () => this.database.read().execute<Ticks[]>(ASK),
      gauges: [
        {
          name: 'factreel_series_late',
          help: 'Series that have been due for over ten seconds and that nobody has claimed',
          read: ({ late }) => late,
        },
        {
          name: 'factreel_series_behind_seconds',
          help: 'How long the one that is due longest has waited',
          read: ({ behind }) => behind,
        },
        {
          name: 'factreel_series_checks_open',
          help: 'Checks of series that were claimed and have not ended',
          read: ({ open }) => open,
        },
      ],
    });
  }
}
