import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { priceEdit, renderCredits } from '@app/billing';
import { Job, JobQueues } from '@app/jobs';
import { Database, NotFoundError } from '@app/platform';
import { SourcePack } from '@app/sources';
import { type VideoFace, videoOf, VideoStateError, VideosService } from '@app/videos';
import { refuseClaims } from '@app/channels';
import { AwaitEditService } from './await-edit.service';
import { EditOrder } from './edit-order.entity';
import { OrderEditService } from './order-edit.service';
import { type EditedRecord, type EditRequest, ReadEditService } from './read-edit.service';

/** An edited video; `charged` is what the edit cost. */
export interface EditedVideo extends VideoFace {
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
  /** Whether the new version is rendered, and paid for, as well; else it stops at `scripted`. */
  render: boolean;
}

/** Written down in the transaction in which an edit is paid for, or neither is. */
export type WithEdit = (em: EntityManager, jobId: string, edit: Omit<BegunEdit, 'job'>) => Promise<void>;

const nothingElse: WithEdit = async () => undefined;

/** Takes an order for an edit: read, paid for by a hold, done by a worker, waited for. */
@Injectable()
export class EditVideoService {
  constructor(
    private readonly database: Database,
    private readonly videos: VideosService,
    private readonly reading: ReadEditService,
    private readonly orders: OrderEditService,
    private readonly queues: JobQueues,
    private readonly waiting: AwaitEditService,
  ) {}

  /**
   * Answers when the new version is there. Throws `NotFoundError`, what `ReadEditService` throws, coded errors of a wallet
   * that is too short, `ConflictError` for a video without a script and one that is worked on, and `UnprocessableError`
   * where the edit failed or took too long; then the video is as it was and nothing was charged.
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
    const { video, edit, credits, told } = await this.assess(id, accountId, request, { render });
    const job = await this.orders.order(video, edit, credits, (em, jobId) => withEdit(em, jobId, told));
    await this.queues.announce(job);
    return { job, ...told };
  }

  /** What `begin` would do and charge, with nothing written or held. Throws what `begin` throws but for the wallet. */
  async preview(
    id: string,
    accountId: string,
    request: EditRequest,
    reach: EditReach,
  ): Promise<Omit<BegunEdit, 'job'>> {
    return (await this.assess(id, accountId, request, reach)).told;
  }

  /** An edit as it would be ordered, with the video that it changes; nothing is written or held. Throws as `preview`. */
  async assess(id: string, accountId: string, request: EditRequest, { render }: EditReach) {
    const record = await this.whole(id, accountId);
    const { edit, base } = await this.reading.read(record, request);
    const { wish, spec } = edit;
    if (spec.compliance) refuseClaims({ ...wish, cta: spec.cta, script: spec.script }, spec.language);
    const credits = { edit: priceEdit(edit.by).credits, render: render ? renderCredits(spec.targetSeconds) : 0 };
    const told = {
      credits: credits.edit + credits.render,
      summary: edit.summary,
      missed: edit.warnings.map(({ message }) => message),
    };
    return { ...record, edit, base, credits, told };
  }

  /** Notes that this video would take now. Throws `NotFoundError`, and `ConflictError` as an edit does. */
  async suggest(id: string, accountId: string): Promise<string[]> {
    return await this.reading.suggest(await this.whole(id, accountId));
  }

  private async whole(id: string, accountId: string): Promise<EditedRecord> {
    const { video, current } = await this.videos.get(id, accountId);
    if (!current || video.status === 'rendering') throw new VideoStateError(id, video.status, 'scripted');
    const pack = await this.database.read().findOneOrFail(SourcePack, { id: video.sourcePackId });
    return { video, current, pack };
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
    return { ...(await this.videos.getFace(videoOf(job), job.accountId)), charged };
  }
}
