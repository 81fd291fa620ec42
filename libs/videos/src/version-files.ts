import { basename, join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { isLiveAccount, ObjectStorage } from '@app/platform';
import type { VideoFiles, VideoJob, Footage, LibrarySounds, Narration, Still, Storyboard } from '@app/picture';
import { CUT_FILES, cutKey, versionFolder } from './video-files';

/** The files a version's design is made of; paths are local or storage keys, depending on the side. */
export interface DesignFiles {
  narration: Narration;
  stills: Still[];
  footage: Footage[] | null;
  sounds: LibrarySounds | null;
}

/** A design with its storyboard. */
export type VideoDesign = DesignFiles & { storyboard: Storyboard };

/** The same with every list there. */
export interface WholeFiles extends DesignFiles {
  footage: Footage[];
  sounds: LibrarySounds;
}

/** Carries a version's files between local folders and storage. */
@Injectable()
export class VersionFiles {
  constructor(private readonly storage: ObjectStorage) {}

  /** Stores voice and pictures; answers the same design with storage keys for paths. */
  async keepDesign(at: { videoId: string; version: number }, design: DesignFiles): Promise<WholeFiles> {
    const folder = `${versionFolder(at.videoId, at.version)}/design`;
    return await mapPaths(design, async (path) => {
      const key = `${folder}/${basename(path)}`;
      await this.storage.putFile(key, path);
      return key;
    });
  }

  /** Stores pictures that have a file; answers the same list with storage keys for paths. */
  async keepStills<Kept extends Still>(folder: string, stills: readonly Kept[]): Promise<Kept[]> {
    const kept: Kept[] = [];
    for (const [index, still] of stills.entries()) {
      const key = still.path && `${folder}/${index}-${basename(still.path)}`;
      if (key) await this.storage.putFile(key, still.path);
      kept.push({ ...still, path: key });
    }
    return kept;
  }

  /** Copies pictures that have a file into `folder`; answers the same list with local paths. */
  async fetchStills<Kept extends Still>(folder: string, stills: readonly Kept[]): Promise<Kept[]> {
    const fetched: Kept[] = [];
    for (const still of stills) {
      const path = still.path && join(folder, basename(still.path));
      if (path) await this.storage.fetchTo(still.path, path);
      fetched.push({ ...still, path });
    }
    return fetched;
  }

  /** Copies voice and pictures, or `only` some of them, into `folder`; answers the same design with local paths. */
  async fetchDesign(design: DesignFiles, folder: string, only?: ReadonlySet<string>): Promise<WholeFiles> {
    return await mapPaths(design, async (key) => {
      if (only && !only.has(key)) return key;
      const path = join(folder, basename(key));
      await this.storage.fetchTo(key, path);
      return path;
    });
  }

  /** Stores a finished cut under its immutable names. */
  async keepCut(at: { videoId: string; version: number }, files: VideoFiles): Promise<void> {
    for (const file of Object.keys(CUT_FILES) as Array<keyof typeof CUT_FILES>) {
      await this.storage.putFile(cutKey(at.videoId, at.version, file), files[file]);
    }
  }
}

/** What a version of an account's video is rendered from; paths are as the version has them. A test account's is a test. */
export function renderJobOf(design: VideoDesign, accountId: string): VideoJob {
  return { ...jobOf(design), test: !isLiveAccount(accountId) };
}

/** What a version's video is made from; paths are as the version has them. */
export function jobOf({ storyboard, narration, stills, footage, sounds }: VideoDesign): VideoJob {
  return { storyboard, narration, stills, footage: footage ?? [], sounds: sounds ?? {} };
}

async function mapPaths(design: DesignFiles, moveOnce: (path: string) => Promise<string>): Promise<WholeFiles> {
  // Several scenes may show pieces of one recording.
  const known = new Map<string, string>();
  const move = async (path: string): Promise<string> => {
    const to = known.get(path) ?? (await moveOnce(path));
    known.set(path, to);
    return to;
  };
  const lines = [];
  for (const line of design.narration.lines)
    lines.push({ ...line, audioPath: line.audioPath && (await move(line.audioPath)) });
  const stills = [];
  for (const { path, width, height, alt } of design.stills) stills.push({ path: await move(path), width, height, alt });
  const footage = [];
  for (const cut of design.footage ?? []) footage.push({ ...cut, path: await move(cut.path) });
  const { music, effects } = design.sounds ?? {};
  const moved = [];
  for (const effect of effects ?? []) moved.push({ ...effect, path: await move(effect.path) });
  const sounds = { ...(music ? { music: await move(music) } : {}), ...(effects ? { effects: moved } : {}) };
  return { narration: { ...design.narration, lines }, stills, footage, sounds };
}
