import { Inject, Injectable } from '@nestjs/common';
import {
  directedBrief,
  type Pacing,
  type VideoWish,
  NOTE_EXAMPLES,
  readNotes,
  writtenLanguage,
  MODEL_CONFIG,
  type ModelSettings,
} from '@app/design';
import { VoicesService } from '@app/voices';
import { type BrandOrder } from '@app/channels';
import { Database, DomainError, UnprocessableError, WorkProcesses } from '@app/platform';
import { FPS, sceneSpans, type Storyboard, type VideoWarning } from '@app/picture';
import type { SourcePack } from '@app/sources';
import {
  EndUsersService,
  filedForEndUser,
  OrderFilingService,
  type ScriptRequest,
  ScriptEditsService,
  type WholeVersion,
  type Video,
  type VideoSpec,
} from '@app/videos';
import { contentOf, factsOf, writeVideoScript } from './edited-facts';
import { retellVideo, toRetell } from './retell-video';
import type { EditOrder } from './edit-order.entity';

/** What a caller asks: notes or a script; looks and settings stand beside a script. */
export interface EditRequest extends Omit<ScriptRequest, 'script'> {
  notes?: string;
  /** A code or name: the video is translated. A script beside it is of the translation; left out, that is its script. */
  language?: string;
  script?: unknown;
  pacing?: Pacing;
  music?: boolean;
  brand?: BrandOrder;
  /** Beside notes: the moment that they are about, milliseconds. */
  atMs?: number;
  /** Notes of which a part is not understood: the rest is done. Otherwise nothing is. */
  partial?: boolean;
}

/** The video that is edited, whole. */
export interface EditedRecord {
  video: Video;
  current: WholeVersion;
  pack: SourcePack;
}

/** An edit before it has a job. */
export type ReadEdit = Omit<EditOrder, 'jobId' | 'fromVersion'>;

/** An edit, with the storyboard that its script or its notes change: the version's, or that as it is retold. */
export interface AssessedEdit {
  edit: ReadEdit;
  base: Storyboard;
}

/** Of notes that cannot be done, or not all of them; `missed` tells of each clause why. */
export class NothingToEditError extends UnprocessableError {
  constructor(
    readonly missed: readonly string[],
    /** What could be done, in words. */
    readonly possible: readonly string[] = [],
  ) {
    const rest = possible.length > 0 ? ` With partial: true the rest is done: ${possible.join('; ')}.` : '';
    const asked = `What can be asked for: ${NOTE_EXAMPLES.join(', ')}.`;
    super(`${missed.join(' ')} Nothing was changed or charged.${rest} ${asked}`);
  }
}

/** Notes that may be offered; which of them a video takes is found by reading them. */
const SUGGESTIONS = [
  'Make it shorter',
  'In Spanish',
  'In English',
  'More serious',
  'Faster',
  'No music',
  'Square',
  'Vertical',
];
/** A video of fewer scenes needs each of them. */
const SCENES_TO_DROP = 4;

/** Reads what an edit asks for, before anything is held for it. */
@Injectable()
export class ReadEditService {
  constructor(
    private readonly voices: VoicesService,
    private readonly scripts: ScriptEditsService,
    private readonly endUsers: EndUsersService,
    private readonly filings: OrderFilingService,
    private readonly database: Database,
    private readonly work: WorkProcesses,
    @Inject(MODEL_CONFIG.token) private readonly modelSettings: ModelSettings | undefined,
  ) {}

  /**
   * Throws BadRequestError for a script that is none or brings figures that the data do not hold, and
   * NothingToEditError, with what can be asked for, for notes that are not understood whole, or, where `partial` allows
   * the rest, for notes of which nothing can be done.
   */
  async read(video: EditedRecord, request: EditRequest): Promise<AssessedEdit> {
    const { notes, endUser } = request;
    const { edit, base } =
      notes === undefined
        ? await this.readScript(video, request)
        : { edit: await this.readNotes(video, { ...request, notes }), base: video.current.storyboard };
    const lock = await this.endUsers.lockedBrand(video.video.accountId, endUser?.brand);
    return { base, edit: lock ? { ...edit, spec: { ...edit.spec, brand: lock } } : edit };
  }

  /** Notes that an edit of this video would do whole, in words of English. */
  async suggest(video: EditedRecord): Promise<string[]> {
    const { scenes } = video.current.storyboard;
    const drop = scenes.length >= SCENES_TO_DROP ? [`Drop scene ${scenes.length - 1}`] : [];
    const before = JSON.stringify(specAfter(video.video, video.current, {}));
    const taken: string[] = [];
    for (const notes of [...SUGGESTIONS, ...drop]) {
      try {
        const { wish, spec } = await this.readNotes(video, { notes });
        const isAsBefore = JSON.stringify(spec) === before && Object.keys(wish).every((key) => key in spec);
        if (!isAsBefore) taken.push(notes);
      } catch (error) {
        if (!(error instanceof NothingToEditError)) throw error;
      }
    }
    return taken;
  }

  private async readScript(record: EditedRecord, asked: EditRequest): Promise<AssessedEdit> {
    const { video, current, pack } = record;
    const { accountId, spec: before } = video;
    const translation = await this.translation(record, asked.language);
    const base = translation?.base ?? current.storyboard;
    const content = contentOf(pack);
    const settled = await this.settings(video, asked);
    const spec = {
      ...before,
      ...(translation ? { language: base.language, voiceId: translation.voiceId } : {}),
      ...settled,
    };
    const design = { accountId, storyboard: base, stills: current.stills, pack: content, spec };
    const written =
      asked.script ??
      (await this.work.run(writeVideoScript, { storyboard: base, pack: content, fields: before.fields }));
    const { script, looks, spec: after } = await this.scripts.read(design, { ...asked, script: written });
    const count = script.scenes.length;
    const told = `${count} ${count === 1 ? 'scene' : 'scenes'} as the author wrote ${count === 1 ? 'it' : 'them'}`;
    const usual = { atMs: null, spec: after, script, unclear: false, warnings: [] };
    if (!translation) return { base, edit: { ...usual, by: 'script', notes: null, wish: looks, summary: told } };
    const { notes, summary } = translation;
    const wish = { ...looks, language: base.language };
    // It costs what the note that asks for it costs.
    return { base, edit: { ...usual, by: 'notes', notes, wish, summary: `${summary}; ${told}` } };
  }

  /** The version in another language, as a note that asks for it would have it told without a model; null where it is in that language. */
  private async translation(record: EditedRecord, language: string | undefined) {
    const present = record.current.storyboard.language;
    if (language === undefined || writtenLanguage(language).code === present) return null;
    const notes = translated('', language).trim();
    const { wish, spec, summary } = await this.readNotes(record, { notes }, false);
    const { language: code = present } = wish;
    const base = await this.work.run(retellVideo, await toRetell(this.database.read(), record, code));
    return { base, notes, summary, voiceId: spec.voiceId };
  }

  /** What of a spec stands beside a script. A brand of the show or channel is a lock, as it is for an order. */
  private async settings(
    { accountId, spec, showId, channelId }: Video,
    { pacing, music, brand, endUser }: EditRequest,
  ): Promise<Pick<VideoSpec, 'pacing' | 'brand'> & Partial<Pick<VideoSpec, 'music'>>> {
    const filed = { showId: showId ?? undefined, channelId: channelId ?? undefined };
    const { filing } = await this.filings.find(accountId, {
      ...filed,
      brand: filedForEndUser({ brand, endUser }).brand,
    });
    const locked = filing.show?.brand ?? filing.channel?.brand;
    return {
      pacing: pacing ?? spec.pacing,
      brand: brand ? (locked ?? filing.brand ?? undefined) : spec.brand,
      ...(music === undefined ? {} : { music: music && (spec.music || music) }),
    };
  }

  private async readNotes(
    { video, current, pack }: EditedRecord,
    { notes, language, atMs, partial = false }: EditRequest & { notes: string },
    model = this.modelSettings !== undefined,
  ): Promise<ReadEdit> {
    const { storyboard } = current;
    const { durationSeconds: seconds, spec } = video;
    const facts = factsOf(pack, storyboard, spec);
    const handwritten = model
      ? []
      : storyboard.scenes.flatMap(({ written }, index) => (written === undefined ? [] : [index + 1]));
    const edited = {
      storyboard,
      facts,
      seconds,
      pacing: spec.pacing ?? 'standard',
      authored: spec.script !== undefined && !model,
      handwritten,
    };
    const meant = atMs === undefined ? notes : atMoment(notes, atMs, current);
    const read = readNotes(translated(meant, language), edited);
    const voiced = await this.withVoice(read.wish, video);
    const summaries = read.summaries.filter((summary) => summary !== voiced.undone);
    const unclear = model && read.unclear;
    const missed = [...(unclear ? read.faults : read.missed), ...voiced.missed];
    const isEmpty = summaries.length === 0 && !unclear;
    if (isEmpty || (missed.length > 0 && !partial)) throw new NothingToEditError(missed, summaries);
    const { wish } = voiced;
    return {
      by: 'notes',
      notes,
      atMs: atMs ?? null,
      script: null,
      spec: { ...specAfter(video, current, wish), voiceId: voiced.voiceId },
      wish,
      unclear,
      summary: summaries.join('; ') || 'rewritten as the notes ask',
      warnings: missed.map((message): VideoWarning => ({
        code: 'note_not_understood',
        message,
        scene: null,
        atMs: null,
      })),
    };
  }

  /** The wished voice where there is one; a video that changes its language leaves a voice that does not speak it. */
  private async withVoice(
    wish: VideoWish,
    { spec: { language: present, voiceId }, accountId }: Video,
  ): Promise<{ wish: VideoWish; voiceId: string | undefined; missed: string[]; undone?: string }> {
    const language = wish.language ?? present;
    const { voice, ...others } = wish;
    const wanted = voice && ('id' in voice ? voice.id : await this.voiceOf(voice.gender, language, accountId));
    const speaks = async (id: string): Promise<string | null> => {
      try {
        await this.voices.check({ language, voiceId: id, accountId });
        return null;
      } catch (error) {
        if (error instanceof DomainError) return error.message;
        throw error;
      }
    };
    if (wanted) {
      const fault = await speaks(wanted);
      if (fault === null) return { wish, voiceId: wanted, missed: [] };
      return { wish: others, voiceId, missed: [`The voice stays: ${fault}`], undone: `the voice ${wanted}` };
    }
    const kept = voiceId !== undefined && (await speaks(voiceId)) === null ? voiceId : undefined;
    if (!voice || 'id' in voice) return { wish, voiceId: kept, missed: [] };
    const missed = [`No ${voice.gender} voice speaks ${writtenLanguage(language).code}.`];
    return { wish: others, voiceId: kept, missed, undone: `a ${voice.gender} voice` };
  }

  private async voiceOf(gender: string, language: string, accountId: string): Promise<string | undefined> {
    const { house } = await this.voices.list(accountId);
    return house.find((voice) => voice.language === language && voice.gender === gender)?.id;
  }
}

/** The spec of a video once it is as wished; its voice is chosen apart. */
function specAfter({ spec, title }: Video, { storyboard }: WholeVersion, wish: VideoWish): VideoSpec {
  const { format, language, pacing, captions, targetSeconds, music } = wish;
  return {
    ...spec,
    title: wish.title ?? title,
    brief: directedBrief(spec.brief ?? null, wish, spec.language) ?? undefined,
    format: format ?? spec.format,
    // A style that was picked for the video stays its style.
    style: wish.style ?? storyboard.style,
    language: language ?? spec.language,
    pacing: pacing ?? spec.pacing,
    targetSeconds: targetSeconds ?? spec.targetSeconds,
    captions: captions ?? spec.captions,
    music: music === undefined ? spec.music : music !== false,
  };
}

/** The notes with `this scene` by its number: the one that stands at a moment of the version, or the last. */
function atMoment(notes: string, atMs: number, { storyboard, narration }: WholeVersion): string {
  const spans = sceneSpans(storyboard, narration.lines);
  const place = spans.findLastIndex(({ from }) => (from * 1000) / FPS <= atMs);
  return notes.replace(/\bthis scene\b/giu, `scene ${Math.max(0, place) + 1}`);
}

/** The notes with the language that stands beside them. Throws UnwrittenLanguageError. */
function translated(notes: string, language?: string): string {
  if (language === undefined) return notes;
  const { code } = writtenLanguage(language);
  const name = new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code;
  return `${notes}\nin ${name}`;
}
