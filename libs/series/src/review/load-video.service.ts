import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { ConflictError, ObjectStorage } from '@app/platform';
import { SourcePacksService } from '@app/sources';
import { factsOf } from '@app/editing';
import { CUT_FILES, type CutFile, cutKey, renderJobOf, VersionFiles, VideosService } from '@app/videos';
import type { ReviewedVideo } from './video-evidence';

/** Which render is to be reviewed. */
export interface ReviewOrder {
  accountId: string;
  videoId: string;
  version: number;
}

/** Brings a rendered version from tables and storage to local disk. */
@Injectable()
export class LoadVideoService {
  constructor(
    private readonly videos: VideosService,
    private readonly packs: SourcePacksService,
    private readonly design: VersionFiles,
    private readonly storage: ObjectStorage,
  ) {}

  /**
   * Copies the files into `folder`, which must hold nothing else. Throws `NotFoundError` for a video or version that the
   * account does not have, and `ConflictError` for one without a render.
   */
  async load({ accountId, videoId, version: n }: ReviewOrder, folder: string): Promise<ReviewedVideo> {
    const { video, current: version } = await this.videos.getVersion(videoId, accountId, n);
    if (!version?.cut) throw new ConflictError(`${videoId} v${n} is not rendered`);
    const { storyboard, proof, cut, warnings } = version;
    const pack = await this.packs.get(accountId, video.sourcePackId);
    // An edit may have changed the language and the length that were ordered first; its own are in its storyboard.
    const isFirst = video.edits.length === 0;
    return {
      order: isFirst ? video.spec : { ...video.spec, language: storyboard.language },
      facts: factsOf(pack, storyboard, video.spec),
      job: renderJobOf({ storyboard, ...(await this.design.fetchDesign(version, folder)) }, accountId),
      proof,
      cut,
      warnings,
      files: await this.fetchCut({ videoId, version: n }, folder),
    };
  }

  private async fetchCut(at: { videoId: string; version: number }, folder: string): Promise<ReviewedVideo['files']> {
    const fetched: ReviewedVideo['files'] = { video: null, web: null, poster: null, vtt: null, srt: null };
    for (const file of Object.keys(CUT_FILES) as CutFile[]) {
      const key = cutKey(at.videoId, at.version, file);
      if ((await this.storage.stat(key)) === null) continue;
      const path = join(folder, `cut-${CUT_FILES[file]}`);
      await this.storage.fetchTo(key, path);
      fetched[file] = path;
    }
    return fetched;
  }
}
