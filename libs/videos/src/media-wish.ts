import { imagesFor, type MediaKind } from '@app/billing';
import type { FactPack } from '@app/sources';

/** Whose pictures a film may show: nobody's, the payload's, or made ones too where the payload brings none. */
export const IMAGE_CHOICES = ['none', 'source', 'auto'] as const;
export type ImageChoice = (typeof IMAGE_CHOICES)[number];

/** What a film is to have made beside its facts (specification 4.2 `images`, `music`; CONTRACT.md 3 `clips`). */
export interface MediaWish {
  images: ImageChoice;
  clips: boolean;
  /** Null: no music is made. A null prompt leaves the mood to the style. */
  music: { prompt: string | null } | null;
}

export const NO_WISH: MediaWish = { images: 'source', clips: false, music: null };

/** What the wish comes to for these facts: at most so many works of each kind. */
export function worksWanted(wish: MediaWish, facts: FactPack, targetSeconds: number): Record<MediaKind, number> {
  const brings = facts.pictures.length > 0;
  const image = wish.images === 'auto' && !brings ? imagesFor(targetSeconds) : 0;
  // A clip begins with a picture; a film without any has none to begin with.
  const seeded = image > 0 || (brings && wish.images !== 'none');
  return { image, clip: wish.clips && seeded ? 1 : 0, music: wish.music ? 1 : 0 };
}
