import { Injectable } from '@nestjs/common';
import type { MediaCount } from '@app/billing';
import { ClipMaker, ImageMaker, MusicMaker } from '@app/design';
import type { FactPack } from '@app/sources';
import { type MediaWish, worksWanted } from './media-wish';

/** Tells which wished works this installation charges for: those that a configured service makes. */
@Injectable()
export class MediaOfferService {
  constructor(
    private readonly images: ImageMaker,
    private readonly clips: ClipMaker,
    private readonly music: MusicMaker,
  ) {}

  /** At most so many works will be charged; what is not delivered is given back. */
  chargeable(wish: MediaWish, facts: FactPack, targetSeconds: number): MediaCount {
    const wanted = worksWanted(wish, facts, targetSeconds);
    return {
      image: this.images.paid ? wanted.image : 0,
      clip: this.clips.paid ? wanted.clip : 0,
      music: this.music.paid ? wanted.music : 0,
    };
  }
}
