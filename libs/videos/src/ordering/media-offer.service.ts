import { Inject, Injectable } from '@nestjs/common';
import type { MediaCount } from '@app/billing';
import { MODEL_CONFIG, type ModelSettings } from '@app/design';
import { ClipMaker, ImageMaker, MusicMaker } from '@app/media';
import type { VideoSpec } from '../video-specification';
import type { FactPack } from '@app/facts';
import { type MediaWish, worksExpected, worksWanted } from './media-wish';

/** Tells what of an order this installation charges for: works that a configured service makes, and a language model. */
@Injectable()
export class MediaOfferService {
  constructor(
    private readonly images: ImageMaker,
    private readonly clips: ClipMaker,
    private readonly music: MusicMaker,
    @Inject(MODEL_CONFIG.token) private readonly model: ModelSettings | undefined,
  ) {}

  /** At most so many works will be charged; what is not delivered is given back. */
  chargeable(wish: MediaWish, facts: Pick<FactPack, 'pictures'>, targetSeconds: number): MediaCount {
    return this.paid(worksWanted(wish, facts, targetSeconds));
  }

  /** What the wish would be charged at most, before its facts are known. */
  quotable(wish: MediaWish, targetSeconds: number): MediaCount {
    return this.paid(worksExpected(wish, targetSeconds));
  }

  /** Most credits that a language model may take for a video of this spec; 0 where none writes it or none is charged. */
  modelBudget({ engine, script }: Pick<VideoSpec, 'engine' | 'script'>): number {
    return engine === 'director' || script ? 0 : (this.model?.prices?.budget ?? 0);
  }

  private paid(wanted: MediaCount): MediaCount {
    return {
      image: this.images.paid ? wanted.image : 0,
      clip: this.clips.paid ? wanted.clip : 0,
      music: this.music.paid ? wanted.music : 0,
    };
  }
}
