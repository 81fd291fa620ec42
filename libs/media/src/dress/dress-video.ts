import { join } from 'node:path';
import type { VideoWarning, Footage, LibrarySounds, Still, Storyboard } from '@app/picture';
import type { Domain } from '@app/story';
import { musicPrompt } from '../prompts/write-prompts';
import { addClip } from './add-clip';
import { addPictures } from './add-pictures';
import { settle } from './video-of-stills';
import { FAILED, type MediaStudio } from './media-studio';
import { promisedIndex } from './promised-still';

/** What a video is to get beside its facts. */
export interface MediaWishes {
  /** Pictures made for the video, at most; 0 for none. */
  images: number;
  clip: boolean;
  /** Null: no music is made. An empty prompt leaves the mood to the style. */
  music: { prompt: string | null } | null;
  domain: Domain;
}

/** A designed video before its pictures: `stills` may hold the promised one. */
export interface UndressedVideo {
  storyboard: Storyboard;
  stills: Array<Still & { key: string }>;
  /** Clips that its scenes show already. */
  footage?: Footage[];
  /** Recordings of the library that it plays already. */
  sounds?: LibrarySounds;
  durationSeconds: number;
}

/** A video with all that it shows and plays; paths lie in the folder that was given. */
export interface DressedVideo {
  storyboard: Storyboard;
  stills: Array<Still & { key: string }>;
  footage: Footage[];
  sounds: LibrarySounds;
  warnings: VideoWarning[];
}

/** Gives a designed video its pictures, its clip and its music. Whatever cannot be made is left out, never half there. */
export async function dressVideo(
  video: UndressedVideo,
  wishes: MediaWishes,
  studio: MediaStudio,
  folder: string,
): Promise<DressedVideo> {
  const music = wishes.music ? orderMusic(video, wishes.music.prompt, studio, folder) : Promise.resolve({});
  const pictured = await addPictures({ ...video, promised: promisedIndex(video.stills) }, wishes, studio, folder);
  const { footage = [] } = video;
  const clipped = wishes.clip
    ? await addClip(pictured, studio, folder, footage.length)
    : { ...settle(pictured), footage: [], warnings: [] };
  return { ...clipped, footage: [...footage, ...clipped.footage], sounds: { ...(await music), ...video.sounds } };
}

async function orderMusic(
  { storyboard, durationSeconds }: UndressedVideo,
  wish: string | null,
  studio: MediaStudio,
  folder: string,
): Promise<LibrarySounds> {
  const path = join(folder, 'made-music');
  const made = await studio.music({ prompt: musicPrompt(storyboard, wish), seconds: durationSeconds }, path);
  return made === FAILED || made === null ? {} : { music: path };
}
