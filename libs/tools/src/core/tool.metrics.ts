import { Injectable } from '@nestjs/common';
import { Metrics } from '@app/platform';

/** Which tools are called, and how long they take. */
@Injectable()
export class ToolMetrics {
  readonly seconds;

  constructor(metrics: Metrics) {
    this.seconds = metrics.histogram({
      name: 'factreel_tool_seconds',
      help: 'Time that a call of a tool took, by tool and outcome',
      labels: ['tool', 'outcome'],
      buckets: [0.01, 0.05, 0.2, 1, 5, 20, 60, 300, 1800],
    });
  }
}
