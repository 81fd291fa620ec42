import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PayAsYouGoService, WalletService } from '@app/billing';
import { TestClocksService } from '@app/clocks';
import { Job, newJob, UNFINISHED } from '@app/jobs';
import { Clock, ConflictError, storableJson } from '@app/platform';
import { findVideo, workOf, changeCost, Video, VideoBusyError } from '@app/videos';
import { EditOrder } from './edit-order.entity';
import type { ReadEdit } from './read-edit.service';

const REASONS = { edit: 'edit of a video', render: 'render of a video' } as const;

/** What an edit costs; its render is none where nothing is rendered. */
interface EditCredits {
  edit: number;
  render: number;
}

/** Writes an edit down and sets its credits aside, both or neither. */
@Injectable()
export class OrderEditService {
  constructor(
    private readonly payAsYouGo: PayAsYouGoService,
    private readonly wallet: WalletService,
    private readonly clock: Clock,
    private readonly clocks: TestClocksService,
  ) {}

  /**
   * `withEdit` runs in the same transaction. Throws `NotFoundError`, `VideoBusyError`, `ConflictError` for a video that was
   * changed since it was read, and coded errors of a wallet that is too short.
   */
  async order(
    { id, accountId, version, clockId }: Video,
    edit: ReadEdit,
    credits: EditCredits,
    withEdit: (em: EntityManager, jobId: string) => Promise<void>,
  ): Promise<Job> {
    return await this.payAsYouGo.transaction(accountId, async (em) => {
      // Whoever asks second waits here and then finds the video worked on.
      const video = await findVideo(em, { id, accountId }, LockMode.PESSIMISTIC_WRITE);
      if ((await em.count(Job, { videoId: id, status: { $in: UNFINISHED } })) > 0)
        throw new VideoBusyError(id, video.status, 'scripted');
      if (video.version !== version) throw new ConflictError(`${id} was changed meanwhile; read it, and edit again`);
      const job = await this.clocks.during(clockId, () => this.take(em, video, edit, credits));
      await withEdit(em, job.id);
      return job;
    });
  }

  private async take(em: EntityManager, video: Video, edit: ReadEdit, credits: EditCredits): Promise<Job> {
    const { id: videoId, accountId, version } = video;
    const finalStage = credits.render > 0 ? 'render' : 'design';
    const work = { accountId, videoId, kind: 'edit', stage: 'design', finalStage } as const;
    const job = await newJob(em, work, this.clock);
    em.persist(job);
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
    return job;
  }
}
