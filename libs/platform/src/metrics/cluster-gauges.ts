import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.module';
import { withTimeout } from '../work/with-timeout';
import { Metrics, type MetricWish } from './metrics';

/** Gauges filled by one query; each row is one set of labels. */
export interface ClusterQuestion<Row> {
  ask: (this: void) => Promise<Row[]>;
  gauges: Array<MetricWish & { labelsOf?: (row: Row) => Record<string, string>; read: (row: Row) => number }>;
}

/** Shorter than usual scrape intervals. */
const FRESH_MS = 10_000;
const PATIENCE_MS = 3_000;

/**
 * Gauges about all processes together, such as the depth of a queue. Every api reports them, since one always runs; take the
 * `max` over the instances. Each query runs at most every ten seconds. A failed query leaves its gauges out of the scrape,
 * which itself never fails.
 */
@Injectable()
export class ClusterGauges {
  private readonly logger = new Logger(ClusterGauges.name);
  private readonly unanswered;

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'role'>,
    private readonly metrics: Metrics,
  ) {
    this.unanswered = metrics.counter({
      name: 'factreel_scrape_questions_unanswered_total',
      help: 'Questions behind gauges of the whole installation that got no answer in time',
    });
  }

  /** Modules call this at start. */
  add<Row>({ ask, gauges }: ClusterQuestion<Row>): void {
    if (this.config.role !== 'api') return;
    const answer = this.remembered(ask);
    for (const { labelsOf = () => ({}), read, ...wish } of gauges) {
      this.metrics.gauge({
        ...wish,
        collect: async (gauge) => {
          const rows = await answer();
          gauge.reset();
          for (const row of rows ?? []) gauge.set(labelsOf(row), read(row));
          if (rows === null) gauge.remove({});
        },
      });
    }
  }

  private remembered<Row>(ask: () => Promise<Row[]>): () => Promise<Row[] | null> {
    let asked = -Infinity;
    let answer: Promise<Row[] | null> = Promise.resolve(null);
    return async () => {
      if (performance.now() - asked < FRESH_MS) return await answer;
      asked = performance.now();
      answer = withTimeout(ask(), PATIENCE_MS, noAnswer).catch((error: unknown) => {
        this.unanswered.inc();
        this.logger.warn({ err: error }, 'a gauge of the whole installation has no value');
        return null;
      });
      return await answer;
    };
  }
}

function noAnswer(): Error {
  return new Error(`no answer within ${PATIENCE_MS / 1000} s`);
}
