import { Job } from './job.entity';

export { type BadEnd, JobEnds, type JobOwner } from './job-ends';
export { Job, JOB_STATUSES, type JobStatus, UNFINISHED } from './job.entity';
export { type AwaitsChildren, type Completion, JobHandler, JobHandlers, type JobRun } from './job-handlers';
export { type JobKind, type JobStage, rulesOf, type StageOf, stageOfQueue } from './job-kinds';
export { type Follower, JobNews } from './job-news';
export { JobQueues, type JobTicket } from './job-queues';
export { JobsModule } from './jobs.module';
export { newJob, type NewJob } from './new-job';
export { tryPatiently } from './put-off';
export { idsOf, RunJobService, WorkerDiedError } from './run-job.service';
export { SweepJobsService } from './sweep-jobs.service';
export { nextTurn, priorityOf } from './turns';

/** For the application's list of tables. */
export const JOB_ENTITIES = [Job];
