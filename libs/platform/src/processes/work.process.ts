import { DomainError } from '../errors/domain.error';
import type { WorkReply, WorkRequest, WorkTask } from './work-task';

/** Runs one task after another until the channel to whoever started this process closes. */
process.on('message', (request: WorkRequest) => {
  void work(request).then((reply) => process.send?.(reply, undefined, undefined, () => undefined));
});

async function work({ file, name, input }: WorkRequest): Promise<WorkReply> {
  try {
    const module = require(file) as Record<string, WorkTask<unknown, unknown> | undefined>;
    const task = module[name];
    if (!task) throw new Error(`${file} has no task ${name}`);
    return { answer: await task.run(input) };
  } catch (thrown) {
    if (!(thrown instanceof DomainError)) return { failed: String((thrown as Error).stack ?? thrown) };
    const { kind, error, message, details, name: of } = thrown;
    return { refused: { kind, error, message, details, name: of } };
  }
}
