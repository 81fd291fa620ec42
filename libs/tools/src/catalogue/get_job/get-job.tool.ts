import type { ToolContext, ToolRun } from '@factreel/tool-sdk';
import { JobNews, UNFINISHED } from '@app/jobs';
import { Tool } from '../../core/tool.decorator';
import { ReadJobService } from '../../runs/read-job.service';
import { GetJobInput, GetJobOutput } from './get-job.dto';

/** How far a job is; agents wait with it. */
@Tool({
  name: 'get_job',
  description:
    'How far a job is, or what came of it: status (queued, running, done, failed, cancelled), stage, progress, and when it is done the links of its video, or the result of its tool. With waitSeconds it answers as soon as the job ends, and after that time at the latest; ask again until it has ended.',
  input: GetJobInput,
  output: GetJobOutput,
  price: 'free',
  readOnly: true,
})
export class GetJobTool implements ToolRun<GetJobInput, GetJobOutput> {
  constructor(
    private readonly jobs: ReadJobService,
    private readonly news: JobNews,
  ) {}

  async run({ jobId, waitSeconds = 0 }: GetJobInput, context: ToolContext): Promise<GetJobOutput> {
    const { account, signal } = context;
    const until = performance.now() + waitSeconds * 1000;
    const news = this.news.follow(jobId);
    try {
      for (;;) {
        const job = await this.jobs.read(account.id, jobId);
        const ms = until - performance.now();
        if (ms <= 0 || !UNFINISHED.some((status) => status === job.status)) return job;
        context.progress(job.progress, job.stage ?? undefined);
        await news.next({ ms, signal });
        signal.throwIfAborted();
      }
    } finally {
      news.end();
    }
  }
}
