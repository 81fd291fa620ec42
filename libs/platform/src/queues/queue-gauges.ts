import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { ClusterGauges } from '../metrics/cluster-gauges';
import { TicketQueues } from './ticket-queues';

/** States in which a ticket still has its work before it, and the one that nobody comes back to. */
const STATES = ['waiting', 'prioritized', 'delayed', 'active', 'waiting-children', 'failed'] as const;

/** How much waits, and for how long; asked of the queues themselves, so that it is the same on each backend. */
@Injectable()
export class QueueGauges implements OnModuleInit {
  constructor(
    private readonly gauges: ClusterGauges,
    private readonly queues: TicketQueues,
  ) {}

  onModuleInit(): void {
    this.gauges.add({
      ask: async () => (await Promise.all(this.queues.all.map(depths))).flat(),
      gauges: [
        {
          name: 'factreel_queue_jobs',
          help: 'Tickets of a queue by state, in the whole installation',
          labels: ['queue', 'state'],
          labelsOf: ({ queue, state }) => ({ queue, state }),
          read: ({ jobs }) => jobs,
        },
      ],
    });
    this.gauges.add({
      ask: () => Promise.all(this.queues.all.map(oldest)),
      gauges: [
        {
          name: 'factreel_queue_paused',
          help: '1 where an operator has paused the queue: what waits in it is then not counted as waiting',
          labels: ['queue'],
          labelsOf: ({ queue }) => ({ queue }),
          read: ({ isPaused }) => Number(isPaused),
        },
        {
          name: 'factreel_queue_oldest_seconds',
          help: 'Age of the ticket that is taken next; 0 where none waits',
          labels: ['queue'],
          labelsOf: ({ queue }) => ({ queue }),
          read: ({ seconds }) => seconds,
        },
      ],
    });
  }
}

async function depths(queue: Queue) {
  const counts = await queue.getJobCounts(...STATES);
  return STATES.map((state) => ({ queue: queue.name, state, jobs: counts[state] ?? 0 }));
}

async function oldest(queue: Queue) {
  const [[first], [ranked], isPaused] = await Promise.all([
    queue.getJobs(['waiting'], 0, 0, true),
    queue.getJobs(['prioritized'], 0, 0, true),
    queue.isPaused(),
  ]);
  const next = first ?? ranked;
  return { queue: queue.name, isPaused, seconds: next ? Math.max(0, Date.now() - next.timestamp) / 1000 : 0 };
}
