import { Injectable } from '@nestjs/common';
import { type Script, writeScript } from '@app/design';
import type { FieldMeanings } from '@app/facts';
import { isLiveAccount, WorkProcesses, type WorkTask } from '@app/platform';
import type { Format, ProvenFigure, Storyboard, StyleName } from '@app/picture';
import type { PackContent } from '@app/sources';
import { type EndUser, payloadFacts, PlansService, PlayVideoService, provenDesign, type VideoSpec } from '@app/videos';
import { type VideoFact, videoFacts } from './video-facts.service';

/** A plan as it is edited before it is ordered. */
export interface EditablePlan extends Script {
  planId: string;
  livemode: boolean;
  /** ISO time until which it can be ordered. */
  expiresAt: string;
  /** The video that was ordered with it, if any. */
  videoId: string | null;
  /** What it is planned for: a brand or compliance preset of these is a lock. */
  channelId: string | null;
  showId: string | null;
  title: string;
  style: StyleName;
  format: Format;
  language: string;
  voiceId: string;
  captions: boolean;
  pacing: NonNullable<VideoSpec['pacing']>;
  music: boolean;
  brand: VideoSpec['brand'] | null;
  /** What its order declares of the data. */
  fields: FieldMeanings;
  /** What its texts may name, and how each was read; none where a script is the only source. */
  facts: VideoFact[];
  /** Every figure that is seen or heard, with its fact. */
  figures: ProvenFigure[];
  /** All that could be charged for it. */
  credits: number;
}

/** Opens plans for whoever edits them. */
@Injectable()
export class EditPlanService {
  constructor(
    private readonly plans: PlansService,
    private readonly played: PlayVideoService,
    private readonly work: WorkProcesses,
  ) {}

  /** Throws as `PlansService.open`. */
  async open(id: string, accountId: string, endUser?: EndUser): Promise<EditablePlan> {
    const { plan, design } = await this.plans.open(accountId, id, endUser);
    const { storyboard, spec, pack } = design;
    const { narration, ...job } = await this.played.planJob(id, accountId);
    const { title, style, format, language, captions } = storyboard;
    const { script, figures } = await this.work.run(writePlan, {
      storyboard,
      shown: { ...job, narration, footage: job.footage ?? [] },
      pack,
      fields: spec.fields,
    });
    const facts = await this.work.run(videoFacts, { pack, fields: spec.fields, language });
    return {
      planId: id,
      livemode: isLiveAccount(accountId),
      expiresAt: plan.expiresAt.toISOString(),
      videoId: plan.videoId,
      channelId: plan.settled.channelId ?? null,
      showId: plan.settled.showId ?? null,
      ...{ title, style, format, language, captions },
      voiceId: spec.voiceId ?? narration.voiceId,
      pacing: spec.pacing ?? 'standard',
      music: spec.music !== false,
      brand: spec.brand ?? null,
      fields: plan.settled.fields ?? {},
      ...script,
      facts,
      figures,
      credits: plan.price.credits,
    };
  }
}

interface WrittenPlan extends Pick<VideoSpec, 'fields'> {
  storyboard: Storyboard;
  shown: Omit<Parameters<typeof provenDesign>[0], 'durationSeconds' | 'warnings' | 'sounds'>;
  pack: PackContent;
}

/** A plan as a script, and its figures with their facts. */
export const writePlan: WorkTask<WrittenPlan, { script: Script; figures: ProvenFigure[] }> = {
  file: __filename,
  name: 'writePlan',
  run: ({ storyboard, shown, pack, fields }) => ({
    script: writeScript(storyboard, payloadFacts(pack, fields)),
    figures: provenDesign({ ...shown, durationSeconds: 0, warnings: [], sounds: {} }).proof.figures,
  }),
};
