import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PayAsYouGoService, priceEdit, renderCredits, WalletService } from '@app/billing';
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

/** An edit that was taken; a worker does it. */
export interface BegunEdit {
  job: Job;
  /** Credits set aside for it, its render included where that was asked for. */
  credits: number;
  /** What will be done. */
  summary: string;
  /** What of the notes will not, each a sentence. */
  missed: string[];
}

/** How far an ordered edit goes by itself. */
export interface EditReach {
  /** The new version is rendered as well, and paid for now; else it stops at `scripted`. */
  render: boolean;
}

/** Written down in the transaction in which an edit is paid for, or neither is. */
export type WithEdit = (em: EntityManager, jobId: string, edit: Omit<BegunEdit, 'job'>) => Promise<void>;

const REASONS = { edit: 'edit of a film', render: 'render of a film' } as const;

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
    const { job, credits } = await this.begin(id, accountId, request, { render: false }, withEdit);
    return await this.finished(job, credits);
  }

  /** The same without waiting: answers when it is paid for and queued. Throws what `edit` throws before the work begins. */
  async begin(
    id: string,
    accountId: string,
    request: EditRequest,
    { render }: EditReach,
    withEdit: WithEdit = nothingElse,
  ): Promise<BegunEdit> {
    const { video, current } = await this.videos.get(id, accountId);
    if (!current || video.status === 'rendering') throw new VideoStateError(id, video.status, 'scripted');
    const pack = await this.database.read().findOneOrFail(SourcePack, { id: video.sourcePackId });
    const edit = await this.reading.read({ video, current, pack }, request);
    const { wish, settings } = edit;
    if (video.compliance) refuseClaims({ ...wish, cta: video.cta, script: settings.script }, settings.language);
    const credits = { edit: priceEdit(edit.by).credits, render: render ? renderCredits(settings.targetSeconds) : 0 };
    const told = {
      credits: credits.edit + credits.render,
      summary: edit.summary,
      missed: edit.warnings.map(({ message }) => message),
    };
    const job = await this.order(video, edit, credits, (em, jobId) => withEdit(em, jobId, told));
    await this.queues.announce(job);
    return { job, ...told };
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
    credits: { edit: number; render: number },
    withEdit: (em: EntityManager, jobId: string) => Promise<void>,
  ): Promise<Job> {
    return await this.payAsYouGo.transaction(accountId, async (em) => {
      // Whoever asks second waits here and then finds the film worked on.
      const video = await em.findOne(Video, { id: videoId, accountId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!video) throw new NotFoundError('video', videoId);
      const busy = (await em.count(Job, { videoId, status: { $in: UNFINISHED } })) > 0;
      if (busy) throw new VideoBusyError(videoId, video.status, 'scripted');
      if (video.version !== version)
        throw new ConflictError(`${videoId} was changed meanwhile; read it, and edit again`);
      const finalStage = credits.render > 0 ? 'render' : 'design';
      const job = newJob(em, { accountId, videoId, kind: 'edit', stage: 'design', finalStage }, this.clock.now());
      const steps = (['edit', 'render'] as const).filter((step) => credits[step] > 0);
      for (const step of steps) video.cost &&= changeCost(video.cost, step, credits[step]);
      await em.flush();
      await em.insert(EditOrder, { ...storableJson(edit), jobId: job.id, fromVersion: version });
      const holds = steps.map((step) => ({ work: workOf(step, job), credits: credits[step], reason: REASONS[step] }));
      if (holds.length > 0)
        await this.wallet.hold(
          em,
          holds.map((hold) => ({ accountId, videoId, ...hold })),
        );
      await withEdit(em, job.id);
      return job;
    });
  }
}
