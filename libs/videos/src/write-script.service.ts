import { Injectable } from '@nestjs/common';
import { type Script, writeScript } from '@app/design';
import { ConflictError, Database } from '@app/platform';
import { SourcePack } from '@app/sources';
import { payloadFacts } from './editing/edited-facts';
import { VideosService } from './videos.service';

/** One version of a film, as an edit by script takes it. */
export interface VideoScript extends Script {
  videoId: string;
  version: number;
}

/** Tells a film as a script, to be changed and sent back. */
@Injectable()
export class WriteScriptService {
  constructor(
    private readonly videos: VideosService,
    private readonly database: Database,
  ) {}

  /** Of the current version unless told. Throws `NotFoundError`, and `ConflictError` before there is a script. */
  async write(id: string, accountId: string, version?: number): Promise<VideoScript> {
    const { video, current } = await this.videos.getVersion(id, accountId, version);
    if (!current) throw new ConflictError(`${video.id} is ${video.status}; its script is not written yet`);
    const pack = await this.database.read().findOneOrFail(SourcePack, { id: video.sourcePackId });
    return { videoId: video.id, version: current.version, ...writeScript(current.storyboard, payloadFacts(pack)) };
  }
}
