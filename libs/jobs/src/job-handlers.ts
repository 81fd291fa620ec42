import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { markedMethods, StartFault } from '@app/platform';
import type { Job } from './job.entity';
import { ALL_STAGES, type JobKind, type JobStage, type StageOf } from './job-kinds';

/** What a handler is given beside its job. */
export interface JobRun {
  /** Says stop: the worker ends, or nobody wants the stage any more. */
  signal: AbortSignal;
  /** How far the stage is, 0 to 1; written down now and then. */
  progress: (share: number) => void;
}

/** Writes what a stage made. The job is locked, and its stage ends in the same transaction; what is returned runs after the commit. */
export type Completion = (em: EntityManager, job: Job) => Promise<(() => Promise<void> | void) | void>;

/** The stage goes on when other tickets are done, which `enqueue` puts on their queue as children of the stage's own. */
export interface AwaitsChildren {
  enqueue: (parent: { id: string; queue: string }) => Promise<void>;
}

/**
 * Does one stage of a job. Safe to run again, and beside another run of the same: the first to complete counts. What it
 * throws fails the job, or puts it off.
 */
export type JobHandle = (job: Job, run: JobRun) => Promise<Completion | AwaitsChildren | void>;

const MARK = 'jobs:handles';
type Placed = { kind: JobKind; stage: JobStage };

/** Marks the method of a provider that does this stage of this kind; a method may do several. */
export function JobHandler<Kind extends JobKind>(kind: Kind, stage: StageOf<Kind>) {
  return <Method extends JobHandle>(
    _target: object,
    _name: string,
    { value }: TypedPropertyDescriptor<Method>,
  ): void => {
    if (!value) return;
    const others = (Reflect.getMetadata(MARK, value) as Placed[] | undefined) ?? [];
    Reflect.defineMetadata(MARK, [...others, { kind, stage }], value);
  };
}

/** Who does which stage of which kind of job. */
@Injectable()
export class JobHandlers {
  private found: Map<string, JobHandle> | null = null;

  constructor(private readonly discovery: DiscoveryService) {}

  /** Throws `StartFault` where nobody handles it, or two do. */
  of({ kind, stage }: Placed): JobHandle {
    const handle = this.all().get(`${kind} ${stage}`);
    if (!handle) throw new StartFault(`Nothing handles the stage ${stage} of ${kind} jobs.`);
    return handle;
  }

  /** Throws `StartFault` unless every stage of every kind has one handler. */
  assertComplete(): void {
    for (const placed of ALL_STAGES) this.of(placed);
  }

  private all(): Map<string, JobHandle> {
    if (this.found) return this.found;
    const found = new Map<string, JobHandle>();
    for (const { mark, method } of markedMethods<Placed[], JobHandle>(this.discovery, MARK)) {
      for (const { kind, stage } of mark) {
        if (found.has(`${kind} ${stage}`))
          throw new StartFault(`Two methods handle the stage ${stage} of ${kind} jobs.`);
        found.set(`${kind} ${stage}`, method);
      }
    }
    this.found = found;
    return found;
  }
}
