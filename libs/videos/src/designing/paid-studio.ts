import type { Logger } from '@nestjs/common';
import { type MediaCount, type MediaKind, NO_MEDIA } from '@app/billing';
import {
  type ClipMaker,
  DesignedBackdrops,
  FAILED,
  type ImageMaker,
  MediaError,
  type MediaStudio,
  type MusicMaker,
} from '@app/media';
import type { VideoWarning } from '@app/picture';
import type { PaidResults } from './paid-results';

/** The makers of the installation. */
export interface StudioMakers {
  images: ImageMaker;
  clips: ClipMaker;
  music: MusicMaker;
}

/** A version of a video, and what is held for its works: only what is held is ordered. */
export interface StudioOrder {
  videoId: string;
  version: number;
  held: Record<MediaKind, boolean>;
  signal: AbortSignal;
}

const NAMES: Readonly<Record<MediaKind, string>> = { image: 'A picture', clip: 'The clip', music: 'The music' };

/** Makes one video's works; what is delivered is counted, what fails is logged and warned of. */
export class PaidStudio implements MediaStudio {
  readonly delivered: MediaCount = { ...NO_MEDIA };
  readonly warnings: VideoWarning[] = [];
  private readonly backdrops = new DesignedBackdrops();

  constructor(
    private readonly order: StudioOrder,
    private readonly makers: StudioMakers,
    private readonly results: PaidResults,
    private readonly logger: Pick<Logger, 'warn'>,
  ) {}

  image: MediaStudio['image'] = async (order, outPath) => {
    const maker = this.ordered('image', this.makers.images) ? this.makers.images : this.backdrops;
    const name = `image-${order.index + 1}`;
    return await this.make('image', maker.paid, name, outPath, (call) => maker.make(order, call));
  };

  clip: MediaStudio['clip'] = async (order, outPath) => {
    const { clips } = this.makers;
    if (!this.ordered('clip', clips)) return null;
    return await this.make('clip', true, 'clip', outPath, (call) => clips.make(order, call));
  };

  music: MediaStudio['music'] = async (order, outPath) => {
    const { music } = this.makers;
    if (!this.ordered('music', music)) return null;
    return await this.make('music', true, 'music', outPath, (call) => music.make(order, call));
  };

  private ordered(kind: MediaKind, maker: { paid: boolean }): boolean {
    return maker.paid && this.order.held[kind];
  }

  private async make<Made>(
    kind: MediaKind,
    paid: boolean,
    name: string,
    outPath: string,
    work: (call: Parameters<ImageMaker['make']>[1]) => Promise<Made>,
  ): Promise<Made | typeof FAILED> {
    const { videoId, version, signal } = this.order;
    const piece = { videoId, version, name };
    try {
      const kept = paid ? await this.results.take<Made>(piece, outPath) : null;
      const made = kept ?? (await work({ outPath, signal, tickets: this.results.tickets(piece) }));
      if (paid && kept === null) await this.results.keep(piece, outPath, made);
      if (paid) this.delivered[kind] += 1;
      return made;
    } catch (error) {
      signal.throwIfAborted();
      this.logger.warn(
        { err: error, detail: error instanceof MediaError ? error.detail : undefined, ...piece },
        'paid work failed',
      );
      const reason = error instanceof MediaError ? `: ${error.message}` : '';
      const message = `${NAMES[kind]} could not be made${reason}. The video goes on without it, and it is not charged.`;
      this.warnings.push({ code: `${kind}_failed`, message, scene: null, atMs: null });
      return FAILED;
    }
  }
}
