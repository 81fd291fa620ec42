import { Injectable } from '@nestjs/common';
import type { KeepAnswer } from '../core/house-context';
import { mostCredits, type ToolDefinition } from '../core/tool-definition';
import { type NewRun, ToolBookService } from './tool-book.service';
import { ToolQueue } from './tool-queue';
import type { ToolRun } from './tool-run.entity';

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
    private readonly queue: ToolQueue,
  ) {}

  /** Throws `InsufficientCreditsError`, `PaymentFailedError`. */
  async order(
    tool: ToolDefinition,
    { input, keep, ...call }: NewRun & { input: object; keep?: KeepAnswer },
  ): Promise<AcceptedTool> {
    const run = await this.book.open(call, {
      held: mostCredits(tool),
      jobInput: input,
      keep: async (em, taken) => await keep?.(em, accepted(taken)),
    });
    await this.queue.announce(run.id);
    return accepted(run);
  }
}

function accepted({ id, tool }: ToolRun): AcceptedTool {
  return { jobId: id, status: 'queued', tool, note: NOTE };
}
