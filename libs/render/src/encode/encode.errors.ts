/** No usable ffmpeg on this machine; `tried` lists the places. */
export class FfmpegMissingError extends Error {
  readonly code = 'ffmpeg_missing';

  constructor(readonly tried: string[]) {
    super(`No ffmpeg found; tried ${tried.join(', ')}`);
  }
}

/** A segment or the final join failed; `detail` ends with ffmpeg's last lines. */
export class EncodingError extends Error {
  readonly code = 'encoding_failed';

  constructor(readonly detail: string) {
    super(`Encoding failed: ${detail}`);
  }
}

/** The caller's signal stopped the render. */
export class RenderAbortedError extends Error {
  readonly code = 'render_aborted';

  constructor() {
    super('The render was aborted');
  }
}

/** The compiled child process is absent: the project has not been built. */
export class TaskProcessMissingError extends Error {
  readonly code = 'task_process_missing';

  constructor(readonly path: string) {
    super(`Build the project first: ${path} does not exist`);
  }
}
