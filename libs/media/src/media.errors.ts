/** Why a picture, a clip or music could not be made. */
export type MediaFault =
  /** The service says no: key, model or order are wrong to it. */
  | 'refused'
  /** Too many orders, or the service is down. */
  | 'busy'
  /** The service began and gave up. */
  | 'failed'
  | 'timeout'
  /** An answer that is not in the service's format. */
  | 'bad_answer'
  /** A file that is not what was ordered, cannot be fetched or is too large. */
  | 'bad_file'
  /** The service no longer knows the work. */
  | 'gone';

/** A work that was not made. `message` may be read by the video's owner; `detail` is for the log. */
export class MediaError extends Error {
  constructor(
    readonly fault: MediaFault,
    message: string,
    readonly detail?: string,
  ) {
    super(message);
    this.name = 'MediaError';
  }
}
