import { imagesFor, type MediaKind } from '@app/billing';
import { readStory } from '@app/design';
import type { MediaWishes } from '@app/media';
import type { FactPack } from '@app/facts';
import type { VideoSpec } from '../video-specification';

/** What of a spec says what is made for its video, shown and played in it beside its facts. */
export type MediaWish = Pick<VideoSpec, 'images' | 'clips' | 'music' | 'musicAssetId' | 'libraryAssetIds'>;

/** Characters that a prompt for music may have. */
export const LONGEST_MUSIC_PROMPT = 500;

/** What is wrong with an order for music, or null. */
export function musicFault(value: unknown): string | null {
  if (typeof value === 'boolean') return null;
  const { generate, ...rest } = typeof value === 'object' && value !== null ? (value as { generate?: unknown }) : {};
  const isAlone = generate !== undefined && Object.keys(rest).length === 0;
  if (isAlone && (generate === true || isMusicPrompt(generate))) return null;
  return `must be a boolean or {generate: true or text of 1 to ${LONGEST_MUSIC_PROMPT} characters without control characters}`;
}

function isMusicPrompt(value: unknown): boolean {
  return (
    typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_MUSIC_PROMPT && !/\p{Cc}/u.test(value)
  );
}

export const NO_WISH: MediaWish = { images: 'source', clips: false, music: true };

/** The music that is to be made; null: none is. A null prompt leaves the mood to the style. */
function madeMusic({ music }: MediaWish): MediaWishes['music'] {
  return typeof music === 'boolean' ? null : { prompt: music.generate === true ? null : music.generate };
}

/** What the wish comes to for these facts: at most so many works of each kind. */
export function worksWanted(
  wish: MediaWish,
  facts: Pick<FactPack, 'pictures'>,
  targetSeconds: number,
): Record<MediaKind, number> {
  return worksOf(wish, facts.pictures.length > 0, targetSeconds);
}

/** What a designed video of these facts is to get beside them. */
export function mediaWishes(wish: MediaWish, facts: FactPack, targetSeconds: number): MediaWishes {
  const wanted = worksWanted(wish, facts, targetSeconds);
  return { images: wanted.image, clip: wanted.clip > 0, music: madeMusic(wish), domain: readStory(facts).domain };
}

/** The same before there are facts: `auto` is priced as for facts without pictures, `source` as for facts with some. */
export function worksExpected(wish: MediaWish, targetSeconds: number): Record<MediaKind, number> {
  return worksOf(wish, wish.images === 'source', targetSeconds);
}

function worksOf(wish: MediaWish, brings: boolean, targetSeconds: number): Record<MediaKind, number> {
  const image = wish.images === 'auto' && !brings ? imagesFor(targetSeconds) : 0;
  // A clip begins with a picture; a video without any has none to begin with.
  const seeded = image > 0 || (brings && wish.images !== 'none');
  return { image, clip: wish.clips && seeded ? 1 : 0, music: madeMusic(wish) ? 1 : 0 };
}
