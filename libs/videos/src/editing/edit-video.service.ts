import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PayAsYouGoService, priceEdit, WalletService } from '@app/billing';
import { Clock, ConflictError, Database, NotFoundError, storableJson, UNFINISHED } from '@app/platform';
import { SourcePack } from '@app/sources';
import { refuseClaims } from '../channels/compliance-words';
import { Job } from '../job.entity';
import { JobQueues } from '../job-queues';
import { newJob } from '../new-job';
import { workOf } from '../paid-work';
import { changeCost } from '../video-cost';
import { Video } from '../video.entity';
import { VideoBusyError, VideoStateError } from '../videos.errors';
import { type VideoRecord, VideosService } from '../videos.service';
import { AwaitEditService } from './await-edit.service';
import { EditOrder } from './edit-order.entity';
import { type EditRequest, type ReadEdit, ReadEditService } from './read-edit.service';

/** An edited film; `charged` is what the edit cost. */
export interface EditedVideo extends VideoRecord {
  charged: number;
}

/** Written down in the transaction in which an edit is paid for, or neither is. */
export type WithEdit = (em: EntityManager, jobId: string) => Promise<void>;

const nothingElse: WithEdit = async () => undefined;

/** Takes an order for an edit: read, paid for by a hold, done by a worker, waited for. */
@Injectable()
export class EditVideoService {
  constructor(
    private readonly database: Database,
    private readonly videos: VideosService,
    private readonly reading: ReadEditService,
    private readonly payAsYouGo: PayAsYouGoService,
    private readonly wallet: WalletService,
    private readonly queues: JobQueues,
    private readonly waiting: AwaitEditService,
    private readonly clock: Clock,
  ) {}

  /**
   * Answers when the new version is there. Throws `NotFoundError`, what `ReadEditService` throws, coded errors of a wallet
   * that is too short, `ConflictError` for a film without a script and one that is worked on, and `UnprocessableError`
   * where the edit failed or took too long; then the film is as it was and nothing was charged.
   */
  async edit(
    id: string,
    accountId: string,
    request: EditRequest,
    withEdit: WithEdit = nothingElse,
  ): Promise<EditedVideo> {
    const { video, current } = await this.videos.get(id, accountId);
    if (!current || video.status === 'rendering') throw new VideoStateError(id, video.status, 'scripted');
    const pack = await this.database.read().findOneOrFail(SourcePack, { id: video.sourcePackId });
    const edit = await this.reading.read({ video, current, pack }, request);
    const { wish, settings } = edit;
    if (video.compliance) refuseClaims({ ...wish, cta: video.cta, script: settings.script }, settings.language);
    const { credits: charged } = priceEdit(edit.by);
    const job = await this.order(video, edit, charged, withEdit);
    await this.queues.announce(job);
    return await this.finished(job, charged);
  }

  /** Answers as `edit` does for one that was ordered already, by its job. Throws what `edit` throws after its order. */
  async resume(id: string, accountId: string, jobId: string): Promise<EditedVideo> {
    const em = this.database.read();
    const job = await em.findOne(Job, { id: jobId, accountId, videoId: id });
    const order = job && (await em.findOne(EditOrder, { jobId }));
    if (!order) throw new NotFoundError('video', id);
    return await this.finished(job, priceEdit(order.by).credits);
  }

  private async finished(job: Job, charged: number): Promise<EditedVideo> {
    await this.waiting.done(job);
    return { ...(await this.videos.get(job.videoId, job.accountId)), charged };
  }

  private async order(
    { id: videoId, accountId, version }: Video,
    edit: ReadEdit,
    credits: number,
    withEdit: WithEdit,
  ): Promise<Job> {
    return await this.payAsYouGo.transaction(accountId, async (em) => {
      // Whoever asks second waits here and then finds the film worked on.
      const video = await em.findOne(Video, { id: videoId, accountId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!video) throw new NotFoundError('video', videoId);
      const busy = (await em.count(Job, { videoId, status: { $in: UNFINISHED } })) > 0;
      if (busy) throw new VideoBusyError(videoId, video.status, 'scripted');
      if (video.version !== version)
        throw new ConflictError(`${videoId} was changed meanwhile; read it, and edit again`);
      const now = this.clock.now();
      const job = newJob(em, { accountId, videoId, kind: 'edit', stage: 'design', finalStage: 'design' }, now);
      if (credits > 0 && video.cost) video.cost = changeCost(video.cost, 'edit', credits);
      await em.flush();
      await em.insert(EditOrder, { ...storableJson(edit), jobId: job.id, fromVersion: version });
      if (credits > 0) {
        await this.wallet.hold(em, [
          { accountId, videoId, work: workOf('edit', job), credits, reason: 'edit of a film' },
        ]);
      }
      await withEdit(em, job.id);
      return job;
    });
  }
}
