import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { EncodingError, RenderAbortedError, TaskProcessMissingError } from './encode.errors';
import type { TaskReport } from './task-message';

const LAST_WORD_MS = 120;

/** Children that do a film's heavy work, by the name of their file. */
export type TaskName = 'segment' | 'sound';

/**
 * Does one task in a process of its own, so that the caller's event loop stays free and an abort takes effect at once.
 * Throws EncodingError, RenderAbortedError, TaskProcessMissingError.
 */
export function forkTask(
  task: TaskName,
  request: object,
  onFrames: (frames: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  const entry = taskEntry(task);
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(new RenderAbortedError());
      return;
    }
    const child = fork(entry, [], {
      serialization: 'advanced',
      execArgv: [],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let stderr = '';
    let finished = false;
    let failure: string | null = null;
    let lastWord: NodeJS.Timeout | undefined;
    const abort = (): void => {
      child.kill('SIGTERM');
      lastWord = setTimeout(() => child.kill('SIGKILL'), LAST_WORD_MS);
    };
    signal?.addEventListener('abort', abort, { once: true });
    child.stderr?.on('data', (part: Buffer) => {
      stderr = (stderr + part.toString()).slice(-2000);
    });
    child.on('message', (message: TaskReport) => {
      if (message.kind === 'progress') onFrames(message.frames);
      else if (message.kind === 'done') finished = true;
      else failure = message.message;
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      clearTimeout(lastWord);
      signal?.removeEventListener('abort', abort);
      if (signal?.aborted) reject(new RenderAbortedError());
      else if (finished) resolve();
      else reject(new EncodingError(failure ?? (stderr || `${task} process exit ${code}`)));
    });
    child.send(request);
  });
}

/** Beside this file once compiled; from source (under the test runner) the built one. */
function taskEntry(task: TaskName): string {
  const beside = join(__dirname, `${task}.process.js`);
  if (existsSync(beside)) return beside;
  const built = join(__dirname, '../../../../dist/libs/render/src/encode', `${task}.process.js`);
  if (existsSync(built)) return built;
  throw new TaskProcessMissingError(built);
}
