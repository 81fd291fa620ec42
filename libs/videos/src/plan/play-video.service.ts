import { text } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { ConflictError, Database, isLiveAccount, isMissingObject, NotFoundError, ObjectStorage } from '@app/platform';
import { jobOf } from '../version-files';
import { VideosService } from '../videos.service';
import { type PlayableVideo, type PlayedJob, playedFile, toPlayable } from './playable-video';
import { planJobKey, VideoPlan } from './video-plan.entity';

/** A version that a page can play. */
export interface PlayableVersion extends PlayableVideo {
  videoId: string;
  version: number;
}

/** A plan that a page can play, before anything of it is paid for. */
export interface PlayablePlan extends PlayableVideo {
  planId: string;
}

/** Tells pages what they draw videos from: versions whether rendered or not, and plans. */
@Injectable()
export class PlayVideoService {
  constructor(
    private readonly videos: VideosService,
    private readonly database: Database,
    private readonly storage: ObjectStorage,
  ) {}

  /** Of the current version unless told. Throws `NotFoundError`, and `ConflictError` before there is a storyboard. */
  async version(id: string, accountId: string, version?: number): Promise<PlayableVersion> {
    const { number, job } = await this.versionJob(id, accountId, version);
    // Files are named with the version, so that a browser may keep them.
    const addressOf = (name: string): string => `/v1/videos/${id}/storyboard/files/${name}?version=${number}`;
    return { videoId: id, version: number, ...toPlayable(job, { test: !isLiveAccount(accountId), addressOf }) };
  }

  /** Storage key of a file of a version. Throws as `version`. */
  async versionFile(id: string, accountId: string, version: number | undefined, name: string): Promise<string> {
    const { job } = await this.versionJob(id, accountId, version);
    return found(playedFile(job, name), name);
  }

  /** Throws `NotFoundError` for a plan of another account too, and for one that is kept no longer. */
  async plan(id: string, accountId: string): Promise<PlayablePlan> {
    const job = await this.planJob(id, accountId);
    const addressOf = (name: string): string => `/v1/plans/${id}/storyboard/files/${name}`;
    return { planId: id, ...toPlayable(job, { test: !isLiveAccount(accountId), addressOf }) };
  }

  /** Storage key of a file of a plan. Throws as `plan`. */
  async planFile(id: string, accountId: string, name: string): Promise<string> {
    return found(playedFile(await this.planJob(id, accountId), name), name);
  }

  private async versionJob(id: string, accountId: string, version: number | undefined) {
    const { video, current } = await this.videos.getVersion(id, accountId, version);
    if (!current) throw new ConflictError(`${video.id} is ${video.status}; its script is not written yet`);
    return { number: current.version, job: jobOf(current) };
  }

  /** What a plan is played from; paths are storage keys. Throws as `plan`. */
  async planJob(id: string, accountId: string): Promise<PlayedJob> {
    const plan = await this.database.read().findOne(VideoPlan, { id, accountId }, { fields: ['id'] });
    if (!plan) throw new NotFoundError('plan', id);
    try {
      return JSON.parse(await text(this.storage.read(planJobKey(id)))) as PlayedJob;
    } catch (error) {
      // A plan from before plans could be played.
      if (isMissingObject(error)) throw new NotFoundError('storyboard of plan', id);
      throw error;
    }
  }
}

function found(key: string | null, name: string): string {
  if (key === null) throw new NotFoundError('file', name);
  return key;
}
