import { join } from 'node:path';
import type { FilmWarning, Footage, LibrarySounds, Still, Storyboard } from '@app/render';
import type { Domain } from '../../composer/story';
import { musicPrompt } from '../prompts/write-prompts';
import { addClip } from './add-clip';
import { addPictures } from './add-pictures';
import { settle } from './film-of-stills';
import { FAILED, type MediaStudio } from './media-studio';
import { promisedIndex } from './promised-still';

/** What a film is to get beside its facts. */
export interface MediaWishes {
  /** Pictures made for the film, at most; 0 for none. */
  images: number;
  clip: boolean;
  /** Null: no music is made. An empty prompt leaves the mood to the style. */
  music: { prompt: string | null } | null;
  domain: Domain;
}

/** A designed film before its pictures: `stills` may hold the promised one. */
export interface UndressedFilm {
  storyboard: Storyboard;
  stills: Array<Still & { key: string }>;
  /** Clips that its scenes show already. */
  footage?: Footage[];
  /** Recordings of the library that it plays already. */
  sounds?: LibrarySounds;
  durationSeconds: number;
}

/** A film with all that it shows and plays; paths lie in the folder that was given. */
export interface DressedFilm {
  storyboard: Storyboard;
  stills: Array<Still & { key: string }>;
  footage: Footage[];
  sounds: LibrarySounds;
  warnings: FilmWarning[];
}

/** Gives a designed film its pictures, its clip and its music. Whatever cannot be made is left out, never half there. */
export async function dressFilm(
  film: UndressedFilm,
  wishes: MediaWishes,
  studio: MediaStudio,
  folder: string,
): Promise<DressedFilm> {
  const music = wishes.music ? orderMusic(film, wishes.music.prompt, studio, folder) : Promise.resolve({});
  const pictured = await addPictures({ ...film, promised: promisedIndex(film.stills) }, wishes, studio, folder);
  const { footage = [] } = film;
  const clipped = wishes.clip
    ? await addClip(pictured, studio, folder, footage.length)
    : { ...settle(pictured), footage: [], warnings: [] };
  return { ...clipped, footage: [...footage, ...clipped.footage], sounds: { ...(await music), ...film.sounds } };
}

async function orderMusic(
  { storyboard, durationSeconds }: UndressedFilm,
  wish: string | null,
  studio: MediaStudio,
  folder: string,
): Promise<LibrarySounds> {
  const path = join(folder, 'made-music');
  const made = await studio.music({ prompt: musicPrompt(storyboard, wish), seconds: durationSeconds }, path);
  return made === FAILED || made === null ? {} : { music: path };
}
