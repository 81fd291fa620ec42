import { getQueueToken } from '@nestjs/bullmq';
import { Injectable, Logger } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Queue } from 'bullmq';
import { enqueueOnce, GIVEN_BACK, inTime, leaveToSweep } from '@app/platform';
import type { Job } from './job.entity';
import { rulesOf } from './job-kinds';
import { priorityOf } from './turns';

/** What the queues of jobs carry. */
export interface JobTicket {
  jobId: string;
}

/** Puts jobs on the queue of their stage, each at most once at a time. */
@Injectable()
export class JobQueues {
  private readonly logger = new Logger(JobQueues.name);

  constructor(private readonly modules: ModuleRef) {}

  /** Queues the job's present stage; does nothing while that is queued already. */
  async enqueue(job: Job): Promise<void> {
    await enqueueOnce(this.queueOf(job), ticketOf(job), optionsOf(job));
  }

  /** The same for a job that was just written down, or has come to a new stage: where no queue answers, the sweep queues it later. */
  async announce(job: Job): Promise<void> {
    const { id: jobId, name, data } = ticketOf(job);
    // There is no finished ticket of its name that would have to go first, so none is looked for.
    await this.told(job, inTime(this.queueOf(job).add(name, data, { ...optionsOf(job), jobId })));
  }

  /** The same for a job that may have a ticket already. */
  async passOn(job: Job): Promise<void> {
    await this.told(job, this.enqueue(job));
  }

  private async told({ id: jobId }: Job, telling: Promise<unknown>): Promise<void> {
    await leaveToSweep(telling, this.logger, { jobId });
  }

  private queueOf(job: Job): Queue<JobTicket> {
    return this.modules.get<Queue<JobTicket>>(getQueueToken(rulesOf(job).queue), { strict: false });
  }
}

/** The id names the stage, so that a job's next one is another ticket. */
function ticketOf({ id: jobId, stage }: Job): { id: string; name: string; data: JobTicket } {
  return { id: `${stage}-${jobId}`, name: stage, data: { jobId } };
}

function optionsOf(job: Job) {
  return { ...GIVEN_BACK, priority: priorityOf(job) };
}
