import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { EncodingError, RenderAbortedError, SegmentProcessMissingError } from './encode.errors';
import type { SegmentReport, SegmentRequest } from './segment-message';

const LAST_WORD_MS = 120;

/** Renders one segment in a process of its own. Throws EncodingError, RenderAbortedError, SegmentProcessMissingError. */
export function forkSegment(
  request: SegmentRequest,
  onFrames: (frames: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  const entry = segmentEntry();
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
    child.on('message', (message: SegmentReport) => {
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
      else reject(new EncodingError(failure ?? (stderr || `segment process exit ${code}`)));
    });
    child.send(request);
  });
}

/** Beside this file once compiled; from source (under the test runner) the built one. */
function segmentEntry(): string {
  const beside = join(__dirname, 'segment.process.js');
  if (existsSync(beside)) return beside;
  const built = join(__dirname, '../../../../dist/libs/render/src/encode/segment.process.js');
  if (existsSync(built)) return built;
  throw new SegmentProcessMissingError(built);
}
