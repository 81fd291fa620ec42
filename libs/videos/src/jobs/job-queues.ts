import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { enqueueOnce, GIVEN_BACK, inTime, leaveToSweep, QUEUES } from '@app/platform';
import type { Job, JobStage } from './job.entity';

/** What a queue carries: an id, nothing else. */
export interface JobTicket {
  jobId: string;
}

/** Puts jobs on the queue of their stage, at most once at a time. */
@Injectable()
export class JobQueues {
  private readonly logger = new Logger(JobQueues.name);

  constructor(
    @InjectQueue(QUEUES.design) private readonly design: Queue<JobTicket>,
    @InjectQueue(QUEUES.render) private readonly render: Queue<JobTicket>,
  ) {}

  /** Queues the job's present stage; does nothing while that is queued already. */
  async enqueue(job: Job): Promise<void> {
    await enqueueOnce(this.queueOf(job.stage), ticketOf(job), GIVEN_BACK);
  }

  /** The same for a job that was just written down: where no queue answers, the sweep queues it later. */
  async announce(job: Job): Promise<void> {
    const { id: jobId, name, data } = ticketOf(job);
    // A new job has no finished ticket of its name that would have to go first, so none is looked for.
    await this.told(job, inTime(this.queueOf(job.stage).add(name, data, { ...GIVEN_BACK, jobId })));
  }

  /** The same for a job that has come to its next stage. */
  async passOn(job: Job): Promise<void> {
    await this.told(job, this.enqueue(job));
  }

  private async told(job: Job, telling: Promise<unknown>): Promise<void> {
    await leaveToSweep(telling, this.logger, { jobId: job.id });
  }

  private queueOf(stage: JobStage): Queue<JobTicket> {
    return stage === 'design' ? this.design : this.render;
  }
}

/** The id names the stage, so that a job's next one is another ticket. */
function ticketOf({ id: jobId, stage }: Job): { id: string; name: string; data: JobTicket } {
  return { id: ticketId(stage, jobId), name: stage, data: { jobId } };
}

/** Name of a job's place on the queue of a stage. */
export function ticketId(stage: JobStage, jobId: string): string {
  return `${stage}-${jobId}`;
}
