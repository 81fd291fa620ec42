/** The service answered with an error; its code and message are told. */
export class RefusedError extends Error {
  constructor(
    readonly status: number,
    body: { error?: string; message?: string },
  ) {
    super([body.error ?? `http_${status}`, body.message].filter(Boolean).join('\n'));
  }
}

/** The service cannot be reached. */
export class UnansweredError extends Error {}

/** A video that was waited for ended in `error`. */
export class VideoFailedError extends Error {}
