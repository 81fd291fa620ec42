import { Injectable } from '@nestjs/common';
import { refuseClaims } from '@app/channels';
import { editByScript, paced, type Script, unheardDesigner, writtenLanguage } from '@app/design';
import { overPieces, reuseFootage } from '@app/media';
import { VoicesService } from '@app/voices';
import { BadRequestError, isLiveAccount, WorkProcesses, type WorkTask } from '@app/platform';
import {
  type Footage,
  FPS,
  type Narration,
  type ProvenFigure,
  type Scene,
  sceneSpans,
  type Still,
  type Storyboard,
  type VideoWarning,
} from '@app/picture';
import type { PackContent } from '@app/sources';
import {
  dressed,
  FreeWorkGate,
  libraryWish,
  looksOf,
  payloadFacts,
  type PlayableVideo,
  PlansService,
  PlayVideoService,
  provenDesign,
  type ScriptRequest,
  ScriptEditsService,
  toPlayable,
  VideoLibraryService,
  type VideoSpec,
} from '@app/videos';
import { EditVideoService } from './edit-video.service';
import { contentOf } from './edited-facts';
import type { EditRequest } from './read-edit.service';

/** A scene of a draft on the video's time; milliseconds, estimated where its line is not spoken yet. */
export interface DraftedScene {
  /** Place in the script that was sent, from 1. */
  n: number;
  type: string;
  layout: Scene['layout'];
  fromMs: number;
  durationMs: number;
  /** When its line is heard. */
  lineFromMs: number;
}

/** An edit by hand that nobody has ordered, as it would play. Nothing of it is kept or charged. */
export interface Drafted extends PlayableVideo {
  durationSeconds: number;
  scenes: DraftedScene[];
  /** Every figure that is seen or heard, with its fact. */
  figures: ProvenFigure[];
  warnings: VideoWarning[];
}

/** An edit of a video. */
export interface DraftedVideo extends Drafted {
  videoId: string;
  /** The version that it would change. */
  version: number;
  /** What the edit itself costs: nothing but for another language. */
  editCredits: number;
  /** What its render costs. */
  renderCredits: number;
  /** Where a language was asked for without a script: how the video is told in it, to be changed and sent back; else null. */
  script: Script | null;
}

/** An edit of a plan that is not ordered yet. */
export interface DraftedPlan extends Drafted {
  planId: string;
  /** What the video costs in all, as it is now. */
  credits: number;
}

/** A browser sends the next draft as soon as it has the one before. */
const COME_AGAIN_S = 1;

/** Tells how an edit by hand would play, before anybody orders it: free, one at a time for an account. */
@Injectable()
export class DraftEditService {
  private readonly gate = new FreeWorkGate('drafts', COME_AGAIN_S);

  constructor(
    private readonly edits: EditVideoService,
    private readonly scripts: ScriptEditsService,
    private readonly plans: PlansService,
    private readonly played: PlayVideoService,
    private readonly library: VideoLibraryService,
    private readonly voices: VoicesService,
    private readonly work: WorkProcesses,
  ) {}

  /**
   * Throws what an edit by script throws, `RateLimitedError` while another draft of the account is made, and the signal's
   * reason.
   */
  async draft(id: string, accountId: string, request: EditRequest, signal?: AbortSignal): Promise<DraftedVideo> {
    return await this.gate.run(accountId, async () => {
      const { video, current, pack, edit, base, credits } = await this.edits.assess(id, accountId, request, {
        render: true,
      });
      if (edit.script === null) throw new BadRequestError([{ path: 'script', message: 'is needed' }]);
      const { narration, stills, footage, version } = current;
      const drafted = await this.play(
        {
          version: { narration, stills, footage: footage ?? [] },
          present: dressed(base, { spec: edit.spec, looks: looksOf(edit.wish) }),
          script: edit.script,
          spec: edit.spec,
          before: video.spec,
          pack: contentOf(pack),
        },
        { accountId, addressOf: (name) => `/v1/videos/${id}/storyboard/files/${name}?version=${version}` },
        signal,
      );
      const script = request.script === undefined ? edit.script : null;
      return { ...drafted, videoId: id, version, editCredits: credits.edit, renderCredits: credits.render, script };
    });
  }

  /** Drafts a plan with an edited script. Throws what an order of it would throw, except for a lack of credits. */
  async draftPlan(id: string, accountId: string, request: ScriptRequest, signal?: AbortSignal): Promise<DraftedPlan> {
    return await this.gate.run(accountId, async () => {
      const { plan, design } = await this.plans.open(accountId, id, request.endUser);
      const edit = await this.scripts.read(design, request);
      if (edit.spec.compliance) refuseClaims({ cta: edit.spec.cta, script: edit.script }, edit.spec.language);
      const shown = await this.played.planJob(id, accountId);
      const drafted = await this.play(
        {
          version: { narration: shown.narration, stills: shown.stills, footage: shown.footage ?? [] },
          present: dressed(design.storyboard, edit),
          script: edit.script,
          spec: edit.spec,
          before: design.spec,
          pack: design.pack,
        },
        { accountId, addressOf: (name) => `/v1/plans/${id}/storyboard/files/${name}` },
        signal,
      );
      return { ...drafted, planId: id, credits: this.plans.priceOf(plan, edit.spec).credits };
    });
  }

  private async play(
    { spec, before, ...input }: Omit<DraftInput, 'pictures' | 'voiceId'>,
    { accountId, addressOf }: { accountId: string; addressOf: (name: string) => string },
    signal: AbortSignal | undefined,
  ): Promise<Drafted> {
    const pictures = await this.library.pictures(accountId, libraryWish({}, input.script));
    const { language } = input.present;
    const known = input.version.narration.voiceId;
    const best =
      language === before.language
        ? known
        : (await this.voices.list(accountId)).house.find((voice) => voice.language === language)?.id;
    const voiceId = spec.voiceId ?? best ?? known;
    const drafted = await this.work.run(draftVideo, { ...input, spec, before, pictures, voiceId }, signal);
    const played = toPlayable(drafted, { test: !isLiveAccount(accountId), addressOf });
    const { durationSeconds, scenes, figures, warnings, recordings } = drafted;
    // A picture of the library is served by the library until the order has fetched it.
    const stills = played.stills.map((still, index) =>
      index < input.version.stills.length ? still : { ...still, url: drafted.stills[index]?.path ?? null },
    );
    const lines = played.narration.lines.map((line, index) => {
      const recording = recordings[index] ?? null;
      return { ...line, audioUrl: recording === null ? null : addressOf(`line-${recording}`) };
    });
    return {
      ...played,
      stills,
      narration: { ...played.narration, lines },
      durationSeconds: Math.round(durationSeconds * 10) / 10,
      scenes,
      figures,
      warnings,
    };
  }
}

interface DraftInput {
  version: { narration: Narration; stills: Still[]; footage: Footage[] };
  script: Script;
  /** The storyboard in the looks that were asked for. */
  present: Storyboard;
  spec: Pick<VideoSpec, 'fields' | 'voiceId' | 'pacing' | 'pronunciation'>;
  before: Pick<VideoSpec, 'voiceId' | 'language' | 'pacing'>;
  pack: PackContent;
  /** Pictures of the library that the script names, by asset. */
  pictures: Readonly<Record<string, Still>>;
  /** Who would speak it. */
  voiceId: string;
}

interface DraftOutput extends Pick<Drafted, 'durationSeconds' | 'scenes' | 'figures' | 'warnings'> {
  storyboard: Storyboard;
  narration: Narration;
  stills: Still[];
  footage: Footage[];
  /** For each line, the line of the stored version with the same words and voice, whose recording it plays; null where there is none. */
  recordings: Array<number | null>;
}

/** Applies a script as an edit does, with estimated times where an edit would have it spoken. */
export const draftVideo: WorkTask<DraftInput, DraftOutput> = {
  file: __filename,
  name: 'draftVideo',
  run: drafted,
};

async function drafted({
  version,
  present,
  script,
  spec,
  before,
  pack,
  pictures,
  voiceId,
}: DraftInput): Promise<DraftOutput> {
  const language = writtenLanguage(present.language);
  const facts = payloadFacts(pack, spec.fields);
  const edit = { storyboard: present, script, facts, language, stills: version.stills.length };
  const brought = editByScript(edit).brings.assets.flatMap((scene) => {
    const { asset, text: alt = '' } = script.scenes[scene] ?? {};
    const still = pictures[asset?.libraryAssetId ?? ''];
    return still ? [{ scene, still: { ...still, alt } }] : [];
  });
  const stills = [...version.stills, ...brought.map(({ still }) => still)];
  const assets = new Map(brought.map(({ scene }, index) => [scene, version.stills.length + index]));
  const [was, is] = [before.pacing ?? 'standard', spec.pacing ?? 'standard'];
  const edited = paced(editByScript({ ...edit, stills: stills.length, assets }).storyboard, was, is);
  // Footage that a plan has not cut yet is replaced by other pieces, or by the words of its scene.
  const storyboard = reuseFootage(overPieces(edited, isThere(edited, version.footage)), version.footage.length);
  const designer = unheardDesigner([{ id: voiceId, language: language.code }]);
  const spoken = await designer.speak(storyboard, spec, '', new AbortController().signal);
  const isSameVoice = spec.voiceId === before.voiceId && present.language === before.language && was === is;
  const said = isSameVoice ? version.narration.lines.map((line) => ({ line, words: wordsOf(line) })) : [];
  const lines = spoken.narration.lines.map((line) => {
    const words = wordsOf(line);
    return said.find((known) => known.line.sceneId === line.sceneId && known.words === words)?.line ?? line;
  });
  const whole = { ...spoken, narration: { voiceId, lines }, stills, footage: version.footage };
  const durationSeconds = secondsOf(storyboard, lines);
  const { design, proof } = provenDesign({ ...whole, durationSeconds, sounds: {} });
  const { scenes } = design.storyboard;
  const spans = sceneSpans(design.storyboard, design.narration.lines);
  return {
    storyboard: design.storyboard,
    narration: design.narration,
    stills: design.stills,
    footage: design.footage,
    durationSeconds: design.durationSeconds,
    scenes: scenes.map(({ id, type, layout }, index) => {
      const { from = 0, frames = 0, lineFrom = 0 } = spans[index] ?? {};
      const n = storyboard.scenes.findIndex((scene) => scene.id === id) + 1;
      return { n, type, layout, fromMs: msOf(from), durationMs: msOf(frames), lineFromMs: msOf(lineFrom) };
    }),
    figures: proof.figures,
    warnings: design.warnings,
    recordings: design.narration.lines.map((line) => {
      const index = version.narration.lines.indexOf(line);
      // Nobody has spoken the lines of a plan.
      return version.narration.lines[index]?.audioPath ? index : null;
    }),
  };
}

/** For every piece that a storyboard may show, whether there is footage of it. */
function isThere({ scenes }: Storyboard, footage: readonly Footage[]): boolean[] {
  return Array.from({ length: Math.max(footage.length, scenes.length) }, (_, index) => index < footage.length);
}

function wordsOf({ words }: Narration['lines'][number]): string {
  return words.map(({ text }) => text).join(' ');
}

function secondsOf(storyboard: Storyboard, lines: Narration['lines']): number {
  return sceneSpans(storyboard, lines).reduce((sum, { frames }) => sum + frames, 0) / FPS;
}

function msOf(frames: number): number {
  return Math.round((frames * 1000) / FPS);
}
