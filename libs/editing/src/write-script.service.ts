import { Injectable } from '@nestjs/common';
import type { Script } from '@app/design';
import { ConflictError, Database, WorkProcesses } from '@app/platform';
import { SourcePack } from '@app/sources';
import { contentOf, writeVideoScript } from './edited-facts';
import { VideosService } from '@app/videos';

/** One version of a video, as an edit by script takes it. */
export interface VideoScript extends Script {
  videoId: string;
  version: number;
}

/** Tells a video as a script, to be changed and sent back. */
@Injectable()
export class WriteScriptService {
  constructor(
    private readonly videos: VideosService,
    private readonly database: Database,
    private readonly work: WorkProcesses,
  ) {}

  /** Of the current version unless told. Throws `NotFoundError`, and `ConflictError` before there is a script. */
  async write(id: string, accountId: string, version?: number): Promise<VideoScript> {
    const { video, current } = await this.videos.getVersion(id, accountId, version);
    if (!current) throw new ConflictError(`${video.id} is ${video.status}; its script is not written yet`);
    const pack = await this.database.read().findOneOrFail(SourcePack, { id: video.sourcePackId });
    const { storyboard } = current;
    const script = await this.work.run(writeVideoScript, {
      storyboard,
      pack: contentOf(pack),
      fields: video.spec.fields,
    });
    return { videoId: video.id, version: current.version, ...script };
  }
}
