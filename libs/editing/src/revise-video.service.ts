import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { type DesignOrder, VideoDesigner, goneWith, paced, toldFacts } from '@app/design';
import { reuseFootage } from '@app/media';
import { VoicesService } from '@app/voices';
import { type Completion, type Job, JobHandler, type JobRun } from '@app/jobs';
import { Database } from '@app/platform';
import { SourcePack } from '@app/sources';
import { brandOf, complianceOver } from '@app/channels';
import {
  videoOf,
  designOrder,
  dressed,
  looksOf,
  payloadFacts,
  showHistory,
  SourceDesigner,
  readVersionOrFail,
  type WholeVersion,
  type WholeFiles,
  VersionFiles,
  Video,
} from '@app/videos';
import { CompleteEditService, type EditedVideo } from './complete-edit.service';
import { EditOrder } from './edit-order.entity';
import { contentOf, factsOf, keyedStills, titleOf } from './edited-facts';
import { retold, toRetell } from './retell-video';
import { leftOutOf } from './version-settings.entity';

/** All that an edit is made from. */
interface EditWork {
  job: Job;
  order: EditOrder;
  video: Video;
  version: WholeVersion;
  pack: SourcePack;
  leftOut: string[];
  /** Of the version, on local disk; its voice is spoken anew. */
  files: WholeFiles;
  folder: string;
}

/** The design stage of an edit: the version before, its pictures and an order become the next version. */
@Injectable()
export class ReviseVideoService {
  constructor(
    private readonly database: Database,
    private readonly videos: VideoDesigner,
    private readonly sources: SourceDesigner,
    private readonly files: VersionFiles,
    private readonly voices: VoicesService,
    private readonly completion: CompleteEditService,
  ) {}

  /** Safe to run again, and beside another run of the same job: the first to commit counts. */
  @JobHandler('edit', 'design')
  async run(job: Job, { signal }: JobRun): Promise<Completion> {
    const folder = await mkdtemp(join(tmpdir(), 'factreel-edit-'));
    try {
      const work = await this.gather(job, folder);
      const video = await (work.order.script ? this.scripted(work, signal) : this.revised(work, signal));
      const videoId = videoOf(job);
      const at = { videoId, version: await this.completion.nextVersion(videoId) };
      const kept = await this.files.keepDesign(at, video);
      return this.completion.complete(work.order, at.version, { ...video, ...kept });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  private async gather(job: Job, folder: string): Promise<EditWork> {
    const em = this.database.read();
    const order = await em.findOneOrFail(EditOrder, { jobId: job.id });
    const video = await em.findOneOrFail(Video, { id: videoOf(job) });
    const version = await readVersionOrFail(em, { videoId: video.id, version: order.fromVersion });
    const pack = await em.findOneOrFail(SourcePack, { id: video.sourcePackId });
    const leftOut = await leftOutOf(em, video.id, version.version);
    const before = join(folder, 'before');
    await mkdir(before);
    const { narration, stills, footage, sounds } = version;
    const silent = { ...narration, lines: [] };
    const files = await this.files.fetchDesign({ narration: silent, stills, footage, sounds }, before);
    return { job, order, video, version, pack, leftOut, files, folder };
  }

  private async revised({ order, ...work }: EditWork, signal: AbortSignal): Promise<EditedVideo> {
    const { video, version, pack, files, folder } = work;
    const { wish, spec, unclear } = order;
    // A revision keeps what it is not asked to change; the brand may be locked since.
    const storyboard = { ...version.storyboard, ...(spec.brand ? { brand: brandOf(spec.brand) } : {}) };
    const facts = factsOf(pack, storyboard, spec);
    const { compliance } = spec;
    const design = await this.videos.design(
      {
        ...(await this.orderFor(video, version, order)),
        title: wish.title ?? titleOf(video, pack),
        ...(compliance ? { compliance: complianceOver(compliance, facts) } : {}),
        facts,
        stills: keyedStills(files.stills, facts),
        footage: files.footage.length > 0,
        revision: {
          storyboard,
          pacing: video.spec.pacing ?? 'standard',
          wish,
          notes: order.notes ?? '',
          leftOut: work.leftOut,
          authored: video.spec.script !== undefined,
          unclear,
        },
      },
      folder,
      signal,
    );
    const stay = storyboard.scenes.filter(({ id }) => !wish.drop?.includes(id));
    const told = toldFacts(design.storyboard.scenes);
    const leftOut = [...new Set([...work.leftOut, ...goneWith(storyboard, stay)])].filter((key) => !told.has(key));
    // Another bed is the house's: music that was made for the video is what it had before.
    const sounds = wish.music === 'other' ? { ...files.sounds, music: undefined } : files.sounds;
    const shown = reuseFootage(design.storyboard, files.footage.length);
    return { ...design, storyboard: shown, stills: files.stills, footage: files.footage, sounds, spec, leftOut };
  }

  private async scripted(
    { order, video, version, pack, files, folder, leftOut }: EditWork,
    signal: AbortSignal,
  ): Promise<EditedVideo> {
    const { spec, script, wish } = order;
    if (!script) throw new Error('an edit by script has its script');
    const { language } = wish;
    const base = language
      ? await retold(await toRetell(this.database.read(), { video, current: version, pack }, language))
      : version.storyboard;
    const present = dressed(base, { spec, looks: looksOf(wish) });
    const facts = payloadFacts(contentOf(pack), spec.fields);
    const told = await this.sources.byScript(
      { ...files, storyboard: present },
      { script, facts, accountId: video.accountId },
      folder,
      signal,
    );
    const { stills, footage, sounds, warnings } = told;
    const storyboard = paced(told.storyboard, video.spec.pacing ?? 'standard', spec.pacing ?? 'standard');
    const design = await this.videos.speak(storyboard, await this.orderFor(video, version, order), folder, signal);
    const named = toldFacts(storyboard.scenes);
    const dropped = goneWith(present, storyboard.scenes);
    return {
      ...design,
      stills,
      footage,
      sounds,
      spec,
      leftOut: [...new Set([...leftOut, ...dropped])].filter((key) => !named.has(key)),
      warnings: [...warnings, ...design.warnings],
    };
  }

  /** What both ways of editing tell a designer. */
  private async orderFor(
    video: Video,
    { storyboard }: WholeVersion,
    { spec }: EditOrder,
  ): Promise<Omit<DesignOrder, 'facts' | 'stills' | 'script' | 'compliance'>> {
    const { accountId, number: seed } = video;
    const { language, voiceId } = spec;
    return {
      // Versions older than brand edits have their brand in the storyboard alone.
      ...(storyboard.brand ? { brand: storyboard.brand } : {}),
      ...designOrder(spec),
      clone: await this.voices.check({ language, voiceId, accountId }),
      before: await showHistory(this.database.read(), video),
      seed,
      owner: { accountId, videoId: video.id },
    };
  }
}
