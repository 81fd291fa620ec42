import { ConflictError } from '@app/platform';

/** The film's state does not allow this move (specification 3.1). */
export class VideoStateError extends ConflictError {
  constructor(videoId: string, from: string, to: string) {
    super(`${videoId} is ${from} and cannot become ${to}`);
  }
}
