import { CHARGES } from '@app/billing';
import { ConflictError, UnprocessableError } from '@app/platform';

export class VideoStateError extends ConflictError {
  constructor(videoId: string, from: string, to: string) {
    super(`${videoId} is ${from} and cannot become ${to}`);
  }
}

/** Other work on the video goes on; it is as it was, and the move may be tried when that is done. */
export class VideoBusyError extends ConflictError {
  constructor(videoId: string, from: string, to: string) {
    super(`${videoId} is ${from} and cannot become ${to} while it is being worked on`);
  }
}

/** There is nothing to cancel. */
export class NothingUnderWayError extends ConflictError {
  constructor(videoId: string, from: string) {
    super(`${videoId} is ${from} and cannot become error by cancelling: nothing is being made of it`);
  }
}

/** A figure of the video was written by no fact; such a video is not made and not delivered. */
export class UnprovenVideoError extends UnprocessableError {
  constructor(stray?: { text: string; scene: number | null }) {
    const place = stray?.scene ? `Scene ${stray.scene}` : 'The video';
    super(`${place} has a figure that is not in the data${stray ? `: ${stray.text}` : ''}. It was not made.`);
  }
}

/** A page turned out to need a browser, and its order set no credits aside for one. */
export class BrowserUnpaidError extends UnprocessableError {
  constructor() {
    super(
      `the page shows nothing without its scripts: a browser costs ${CHARGES.browser.price} credits more, which the wallet or maxCredits did not leave`,
    );
  }
}
