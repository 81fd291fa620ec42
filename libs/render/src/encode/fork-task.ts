import type { TaskAnswers } from './task-message';
import { TaskProcess, type TaskName } from './task-process';

/** Does one task in a process of its own, waits for it to leave, and gives its answer. Throws what `TaskProcess.run` throws. */
export async function forkTask<N extends TaskName>(
  task: N,
  request: object,
  onFrames: (frames: number) => void,
  signal?: AbortSignal,
): Promise<TaskAnswers[N]> {
  const child = new TaskProcess(task, signal);
  try {
    return await child.run(request, onFrames);
  } finally {
    await child.end();
  }
}
