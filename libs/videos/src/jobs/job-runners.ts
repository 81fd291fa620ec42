import { Injectable } from '@nestjs/common';
import { DesignVideoService } from '../designing/design-video.service';
import { ReviseVideoService } from '../editing/revise-video.service';
import type { Job, JobKind, JobStage } from './job.entity';
import { RenderVideoService } from '../rendering/render-video.service';

/** What a stage of a job does; safe to run again, and beside another run of the same. */
export interface JobRunner {
  /** Answers the parts that have to be made before it can be run again; nothing where the stage is done. */
  run(job: Job, signal: AbortSignal): Promise<string[] | void>;
}

/** Tells who does which stage of which kind of job. */
@Injectable()
export class JobRunners {
  private readonly runners: Partial<Record<`${JobKind} ${JobStage}`, JobRunner>>;

  constructor(design: DesignVideoService, render: RenderVideoService, edit: ReviseVideoService) {
    this.runners = {
      'create design': design,
      'create render': render,
      'render render': render,
      'edit design': edit,
      'edit render': render,
    };
  }

  /** Throws for a stage that the kind does not have. */
  of({ kind, stage }: Pick<Job, 'kind' | 'stage'>): JobRunner {
    const runner = this.runners[`${kind} ${stage}`];
    if (!runner) throw new Error(`nothing runs the ${stage} of ${kind} jobs`);
    return runner;
  }
}
