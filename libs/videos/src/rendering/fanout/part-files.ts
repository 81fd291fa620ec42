import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { ObjectStorage } from '@app/platform';
import { videoFolder } from '../../video-files';

/** A video's parts in storage: those of one render. */
export interface PartsPlace {
  videoId: string;
  jobId: string;
}

/** Carries the files of parts between workers, through storage. */
@Injectable()
export class PartFiles {
  constructor(private readonly storage: ObjectStorage) {}

  /** Stores the files of a part, which lie in `folder`. */
  async keep(place: PartsPlace, part: string, folder: string, files: readonly string[]): Promise<void> {
    for (const file of files) await this.storage.putFile(`${partFolder(place, part)}/${file}`, join(folder, file));
  }

  /** Copies the files of a part into `folder`. */
  async fetch(place: PartsPlace, part: string, folder: string, files: readonly string[]): Promise<void> {
    for (const file of files) await this.storage.fetchTo(`${partFolder(place, part)}/${file}`, join(folder, file));
  }

  /** Removes one part, or all of them. */
  async remove(place: PartsPlace, part?: string): Promise<void> {
    await this.storage.removeAll(part === undefined ? partsFolder(place) : partFolder(place, part));
  }
}

/** Below the video's own folder: a video that is deleted takes them along. */
function partsFolder({ videoId, jobId }: PartsPlace): string {
  return `${videoFolder(videoId)}/parts/${jobId}`;
}

function partFolder(place: PartsPlace, part: string): string {
  return `${partsFolder(place)}/${part}`;
}
