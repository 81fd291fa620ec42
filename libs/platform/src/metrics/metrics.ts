import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

/** What operators ask of a process, in Prometheus' words. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();

  readonly requests = new Histogram({
    name: 'factreel_http_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
    registers: [this.registry],
  });

  readonly jobs = new Counter({
    name: 'factreel_jobs_total',
    help: 'Finished stages of work, by queue and outcome',
    labelNames: ['queue', 'outcome'],
    registers: [this.registry],
  });

  readonly stageSeconds = new Histogram({
    name: 'factreel_stage_seconds',
    help: 'Time that a stage of a film took',
    labelNames: ['stage'],
    buckets: [0.5, 1, 2, 5, 10, 20, 40, 80, 160],
    registers: [this.registry],
  });

  readonly toolSeconds = new Histogram({
    name: 'factreel_tool_seconds',
    help: 'Time that a call of a tool took, by tool and outcome',
    labelNames: ['tool', 'outcome'],
    buckets: [0.01, 0.05, 0.2, 1, 5, 20, 60, 300, 1800],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }
}
