import { Injectable } from '@nestjs/common';
import type { MediaCount } from '@app/billing';
import { ClipMaker, ImageMaker, MusicMaker } from '@app/design';
import type { FactPack } from '@app/facts';
import { type MediaWish, worksExpected, worksWanted } from './media-wish';

/** Tells which wished works this installation charges for: those that a configured service makes. */
@Injectable()
export class MediaOfferService {
  constructor(
    private readonly images: ImageMaker,
    private readonly clips: ClipMaker,
    private readonly music: MusicMaker,
  ) {}

  /** At most so many works will be charged; what is not delivered is given back. */
  chargeable(wish: MediaWish, facts: Pick<FactPack, 'pictures'>, targetSeconds: number): MediaCount {
    return this.paid(worksWanted(wish, facts, targetSeconds));
  }

  /** What the wish would be charged at most, before its facts are known. */
  quotable(wish: MediaWish, targetSeconds: number): MediaCount {
    return this.paid(worksExpected(wish, targetSeconds));
  }

  private paid(wanted: MediaCount): MediaCount {
    return {
      image: this.images.paid ? wanted.image : 0,
      clip: this.clips.paid ? wanted.clip : 0,
      music: this.music.paid ? wanted.music : 0,
    };
  }
}
