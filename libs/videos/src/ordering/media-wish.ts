import { imagesFor, type MediaKind } from '@app/billing';
import { type MediaWishes, readStory } from '@app/design';
import { storableJson } from '@app/platform';
import type { FactPack } from '@app/facts';

/** Whose pictures a film may show: nobody's, the payload's, or made ones too where the payload brings none. */
export const IMAGE_CHOICES = ['none', 'source', 'auto'] as const;
export type ImageChoice = (typeof IMAGE_CHOICES)[number];

/** What a film is to have made beside its facts. */
export interface MediaWish {
  images: ImageChoice;
  clips: boolean;
  /** Null: no music is made. A null prompt leaves the mood to the style. */
  music: { prompt: string | null } | null;
  /** Footage, pictures and sound of the owner's library, by id. */
  assets?: readonly string[];
  /** Audio of the library, played in place of any other music. */
  musicAsset?: string;
}

/** The same as a caller may say it. */
export interface MediaOrder {
  images?: ImageChoice;
  clips?: boolean;
  /** False for none, true for the style's bed, or music made for the film, of that kind where it is said. */
  music: boolean | { generate: true | string };
  libraryAssetIds?: string[];
  musicAssetId?: string;
}

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

export const NO_WISH: MediaWish = { images: 'source', clips: false, music: null };

/** The wish of an order, defaults filled in. */
export function wishOf({ images = NO_WISH.images, clips = NO_WISH.clips, music, ...library }: MediaOrder): MediaWish {
  const { libraryAssetIds = [], musicAssetId } = library;
  const named = {
    ...(libraryAssetIds.length > 0 ? { assets: [...new Set(libraryAssetIds)] } : {}),
    ...(musicAssetId === undefined ? {} : { musicAsset: musicAssetId }),
  };
  if (typeof music === 'boolean' || musicAssetId !== undefined) return { images, clips, music: null, ...named };
  const prompt = music.generate === true ? null : storableJson(music.generate);
  return { images, clips, music: { prompt }, ...named };
}

/** What the wish comes to for these facts: at most so many works of each kind. */
export function worksWanted(
  wish: MediaWish,
  facts: Pick<FactPack, 'pictures'>,
  targetSeconds: number,
): Record<MediaKind, number> {
  return worksOf(wish, facts.pictures.length > 0, targetSeconds);
}

/** What a designed film of these facts is to get beside them. */
export function mediaWishes(wish: MediaWish, facts: FactPack, targetSeconds: number): MediaWishes {
  const wanted = worksWanted(wish, facts, targetSeconds);
  return { images: wanted.image, clip: wanted.clip > 0, music: wish.music, domain: readStory(facts).domain };
}

/** The same before there are facts: `auto` is priced as for facts without pictures, `source` as for facts with some. */
export function worksExpected(wish: MediaWish, targetSeconds: number): Record<MediaKind, number> {
  return worksOf(wish, wish.images === 'source', targetSeconds);
}

function worksOf(wish: MediaWish, brings: boolean, targetSeconds: number): Record<MediaKind, number> {
  const image = wish.images === 'auto' && !brings ? imagesFor(targetSeconds) : 0;
  // A clip begins with a picture; a film without any has none to begin with.
  const seeded = image > 0 || (brings && wish.images !== 'none');
  return { image, clip: wish.clips && seeded ? 1 : 0, music: wish.music ? 1 : 0 };
}
