import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { JobEnds } from './job-ends';
import { JobHandlers } from './job-handlers';
import { JobNews } from './job-news';
import { JobQueues } from './job-queues';
import { RunJobService } from './run-job.service';
import { SweepJobsService } from './sweep-jobs.service';

const SERVICES = [JobEnds, JobHandlers, JobNews, JobQueues, RunJobService, SweepJobsService];

/** One table and one way of doing work. */
@Global()
@Module({ imports: [DiscoveryModule], providers: SERVICES, exports: SERVICES })
export class JobsModule {}
