import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { type Job, priorityOf } from '@app/jobs';
import { GIVEN_BACK, inTime, QUEUES } from '@app/platform';

/** What the queue of parts carries. */
export interface PartTicket {
  jobId: string;
  part: string;
}

const FINISHED = new Set(['completed', 'failed']);
/** The video's render is taken up again whatever becomes of a part, and asks for it again. */
const CHILD = { ...GIVEN_BACK, ignoreDependencyOnFailure: true };

/** Puts parts on their queue, as children of their video's render: that is taken up again when none of them is left. */
@Injectable()
export class PartQueue {
  constructor(@InjectQueue(QUEUES.parts) private readonly parts: Queue<PartTicket>) {}

  /** For whoever holds the ticket of the video's render; parts that wait or run already are only tied to it. */
  async enqueue(job: Job, parts: readonly string[], parent: { id: string; queue: string }): Promise<void> {
    const { id: jobId } = job;
    const options = { ...CHILD, parent, priority: priorityOf(job) };
    for (const part of parts) {
      const id = `${part}-${jobId}`;
      const known = await inTime(this.parts.getJob(id));
      // It ended without leaving its files.
      if (known && FINISHED.has(await known.getState())) await known.remove();
      await inTime(this.parts.add('part', { jobId, part }, { ...options, jobId: id }));
    }
  }
}
