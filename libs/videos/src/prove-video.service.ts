import { Injectable } from '@nestjs/common';
import { ConflictError } from '@app/platform';
import type { ProofOfFigures } from '@app/picture';
import { VideosService } from './videos.service';

/** The figures of one version of a video. */
export interface VideoProof extends ProofOfFigures {
  videoId: string;
  version: number;
}

/** Tells where every figure of a video comes from. */
@Injectable()
export class ProveVideoService {
  constructor(private readonly videos: VideosService) {}

  /** Of the current version unless told. Throws `NotFoundError`, and `ConflictError` before there is a script. */
  async prove(id: string, accountId: string, version?: number): Promise<VideoProof> {
    const { video, current } = await this.videos.getVersion(id, accountId, version);
    if (!current?.proof) throw new ConflictError(`${video.id} is ${video.status}; its proof comes with its script`);
    return { videoId: video.id, version: current.version, ...current.proof };
  }
}
