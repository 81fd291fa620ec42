import { FAILED, MediaError, type MakeCall, type MediaMakers, type MediaStudio, type RemoteTicket } from '@app/media';
import type { VideoWarning } from '@app/picture';

/** Makes one video's works by the makers of this machine; nothing is held or charged, and what fails is a warning. */
export class HomeStudio implements MediaStudio {
  readonly warnings: VideoWarning[] = [];

  constructor(
    private readonly makers: MediaMakers,
    private readonly signal: AbortSignal,
  ) {}

  image: MediaStudio['image'] = (order, outPath) =>
    this.make('picture', outPath, (call) => this.makers.images.make(order, call));

  clip: MediaStudio['clip'] = (order, outPath) =>
    this.make('clip', outPath, (call) => this.makers.clips.make(order, call));

  music: MediaStudio['music'] = (order, outPath) =>
    this.make('music', outPath, (call) => this.makers.music.make(order, call));

  private async make<Made>(
    what: 'picture' | 'clip' | 'music',
    outPath: string,
    work: (call: MakeCall) => Promise<Made>,
  ): Promise<Made | typeof FAILED> {
    try {
      return await work({ outPath, tickets: ticketBox(), signal: this.signal });
    } catch (error) {
      this.signal.throwIfAborted();
      if (!(error instanceof MediaError)) throw error;
      const message = `The ${what} could not be made: ${error.message}. The video goes on without it.`;
      this.warnings.push({ code: `${what}_failed`, message, scene: null, atMs: null });
      return FAILED;
    }
  }
}

/** A terminal's video is made in one go: a ticket lives as long as its work. */
function ticketBox(): MakeCall['tickets'] {
  let kept: RemoteTicket | null = null;
  return {
    read: async () => kept,
    keep: async (ticket) => {
      kept = ticket;
    },
  };
}
