import { Injectable } from '@nestjs/common';
import { type Completion, type Job, JobHandler, type JobRun } from '@app/jobs';
import { Database } from '@app/platform';
import { ToolRegistry } from '../core/tool-registry';
import { ToolMetrics } from '../core/tool.metrics';
import { ToolBookService } from './tool-book.service';
import { ToolLogEntry } from './tool-log-entry.entity';

/** Does the tools that were ordered as jobs. */
@Injectable()
export class RunToolJobService {
  constructor(
    private readonly database: Database,
    private readonly registry: ToolRegistry,
    private readonly book: ToolBookService,
    private readonly metrics: ToolMetrics,
  ) {}

  @JobHandler('tool', 'tool')
  async run({ id, accountId, payload }: Job, { signal, progress }: JobRun): Promise<Completion> {
    const run = await this.database.read().findOneOrFail(ToolLogEntry, { id });
    const end = this.metrics.seconds.startTimer({ tool: run.tool });
    try {
      const tool = this.registry.get(run.tool);
      const executed = await tool.execute({
        ...{ accountId, callId: id, input: payload ?? {}, signal },
        keep: async () => undefined,
        progress: (share, stage) => {
          if (stage !== undefined) this.tell(run, stage);
          progress(share);
        },
      });
      end({ outcome: 'done' });
      return async (em) => void (await this.book.charge(em, id, executed));
    } catch (error) {
      if (!signal.aborted) end({ outcome: 'failed' });
      throw error;
    }
  }

  /** Writes down what the tool is at, when that is something else. */
  private tell(run: ToolLogEntry, stage: string): void {
    if (stage === run.stage) return;
    run.stage = stage;
    const { id } = run;
    // It is news, not truth: what is not written is made good by the next.
    void this.database
      .read()
      .nativeUpdate(ToolLogEntry, { id, status: 'queued' }, { stage })
      .catch(() => undefined);
  }
}
