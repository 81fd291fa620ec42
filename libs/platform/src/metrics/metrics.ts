import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.module';

/** Name with unit, help text, and label names; labels have few values, never ids or addresses. */
export interface MetricWish<Label extends string = string> {
  name: `factreel_${string}`;
  help: string;
  labels?: readonly Label[];
}

/** The Prometheus metrics of a process; each lib makes its own. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();

  readonly requests = this.histogram({
    name: 'factreel_http_request_seconds',
    help: 'Time to answer, by route and status',
    labels: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
  });

  constructor(@Inject(CONFIG) { role }: Pick<Config, 'role'>) {
    collectDefaultMetrics({ register: this.registry });
    const build = { name: 'factreel_build_info', help: 'Always 1: which build runs, as what, on which Node' } as const;
    this.gauge({ ...build, labels: ['version', 'role', 'node'] }).set(
      { version: version(), role, node: process.version },
      1,
    );
  }

  counter<Label extends string = never>(wish: MetricWish<Label>): Counter<Label> {
    return new Counter(this.made(wish));
  }

  /** `collect` runs at each scrape and sets the gauge. */
  gauge<Label extends string = never>(
    wish: MetricWish<Label> & { collect?: (gauge: Gauge<Label>) => Promise<void> | void },
  ): Gauge<Label> {
    const { collect } = wish;
    const gauge: Gauge<Label> = new Gauge({
      ...this.made(wish),
      ...(collect && { collect: async () => await collect(gauge) }),
    });
    return gauge;
  }

  histogram<Label extends string = never>(wish: MetricWish<Label> & { buckets: number[] }): Histogram<Label> {
    return new Histogram({ ...this.made(wish), buckets: wish.buckets });
  }

  private made<Label extends string>({ name, help, labels = [] }: MetricWish<Label>) {
    return { name, help, labelNames: labels, registers: [this.registry] };
  }
}

/** Places of package.json: from the sources and from the build. */
function version(): string {
  const roots = ['../../../../package.json', '../../../../../package.json'].map((path) => resolve(__dirname, path));
  for (const path of roots) {
    try {
      return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
    } catch {
      // Not here; try the other place.
    }
  }
  return 'unknown';
}
