import { TaskProcess, type TaskName } from './task-process';

/** Does one task in a process of its own and waits for it to leave. Throws what `TaskProcess.run` throws. */
export async function forkTask(
  task: TaskName,
  request: object,
  onFrames: (frames: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  const child = new TaskProcess(task, signal);
  try {
    await child.run(request, onFrames);
  } finally {
    await child.end();
  }
}
