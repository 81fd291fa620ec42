import { Injectable } from '@nestjs/common';
import { JobQueues } from '@app/jobs';
import type { KeepAnswer } from '../core/house-context';
import { mostCredits, type ToolDefinition } from '../core/tool-definition';
import { type NewRun, ToolBookService } from './tool-book.service';

/** A job that was taken, as its call answers it. */
export interface AcceptedTool {
  jobId: string;
  status: 'queued';
  tool: string;
  note: string;
}

const NOTE = 'The tool is queued. Poll GET /v1/jobs/{jobId} until status is done, failed or cancelled.';

/** Takes orders of tools that workers do. */
@Injectable()
export class OrderToolService {
  constructor(
    private readonly book: ToolBookService,
    private readonly queues: JobQueues,
  ) {}

  /** Throws `InsufficientCreditsError`, `PaymentFailedError`. */
  async order(
    tool: ToolDefinition,
    { input, keep, ...call }: NewRun & { input: object; keep?: KeepAnswer },
  ): Promise<AcceptedTool> {
    const { run, job } = await this.book.open(call, {
      held: mostCredits(tool),
      jobInput: input,
      keep: async (em, taken) => await keep?.(em, accepted(taken)),
    });
    if (job) await this.queues.announce(job);
    return accepted(run);
  }
}

function accepted({ id, tool }: { id: string; tool: string }): AcceptedTool {
  return { jobId: id, status: 'queued', tool, note: NOTE };
}
