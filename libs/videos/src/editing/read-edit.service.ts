import { Inject, Injectable } from '@nestjs/common';
import { directedBrief, type FilmWish, NOTE_EXAMPLES, readNotes, VoicesService, writtenLanguage } from '@app/design';
import { CONFIG, type Config, DomainError, storableJson, UnprocessableError } from '@app/platform';
import type { FilmWarning } from '@app/render';
import type { SourcePack } from '@app/sources';
import type { EndUser } from '../end-users/end-user';
import { EndUsersService } from '../end-users/end-users.service';
import { assetsOf, FilmLibraryService, libraryWish } from '../designing/film-library.service';
import { readOrder } from '../ordering/read-order';
import type { Video } from '../video.entity';
import type { VideoVersion } from '../video-version.entity';
import { factsOf } from './edited-facts';
import { type EditedSettings, settingsOf } from './edited-settings';
import type { EditOrder } from './edit-order.entity';

/** What a caller asks: exactly one of notes and script. */
export interface EditRequest {
  notes?: string;
  /** A code or name, beside notes: the film is translated. */
  language?: string;
  script?: unknown;
  /** The user of an embedded studio who asks; nobody where the account does. */
  endUser?: EndUser;
}

/** The film that is edited, whole. */
export interface EditedRecord {
  video: Video;
  current: VideoVersion;
  pack: SourcePack;
}

/** An edit before it has a job. */
export type ReadEdit = Omit<EditOrder, 'jobId' | 'fromVersion'>;

/** Of notes that ask for nothing that can be done; `missed` tells of each clause why. */
export class NothingToEditError extends UnprocessableError {
  constructor(readonly missed: readonly string[]) {
    const asked = `What can be asked for: ${NOTE_EXAMPLES.join(', ')}.`;
    super(`${missed.join(' ')} Nothing was changed or charged. ${asked}`);
  }
}

/** Reads what an edit asks for, before anything is held for it. */
@Injectable()
export class ReadEditService {
  constructor(
    private readonly voices: VoicesService,
    private readonly library: FilmLibraryService,
    private readonly endUsers: EndUsersService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Throws BadRequestError for a script that is none or brings figures that the data do not hold, and
   * NothingToEditError, with what can be asked for, for notes of which nothing can be done.
   */
  async read(film: EditedRecord, request: EditRequest): Promise<ReadEdit> {
    const { notes, language, endUser } = request;
    const edit =
      notes === undefined ? await this.readScript(film, request) : await this.readNotes(film, notes, language);
    const lock = await this.endUsers.lockedBrand(film.video.accountId, endUser?.brand);
    return lock ? { ...edit, settings: { ...edit.settings, brand: lock } } : edit;
  }

  private async readScript(
    { video, pack }: EditedRecord,
    { script: written, endUser }: EditRequest,
  ): Promise<ReadEdit> {
    const { language, targetSeconds } = video;
    const data = pack.kind === 'script' ? null : pack.data;
    const order = readOrder({ data, script: written, language, pacing: video.pacing ?? undefined, targetSeconds });
    const script = order.script && storableJson(order.script);
    const wish = libraryWish({}, script);
    const { accountId } = video;
    if (endUser) {
      await this.endUsers.assertOwn({ accountId, externalUserId: endUser.externalUserId }, 'asset', assetsOf(wish));
    }
    await this.library.check(accountId, wish);
    const settings = { ...settingsOf(video), script, targetSeconds: order.targetSeconds };
    const count = script?.scenes.length ?? 0;
    const summary = `${count} ${count === 1 ? 'scene' : 'scenes'} as the author wrote ${count === 1 ? 'it' : 'them'}`;
    return { by: 'script', notes: null, settings, wish: {}, unclear: false, summary, warnings: [] };
  }

  private async readNotes({ video, current, pack }: EditedRecord, notes: string, language?: string): Promise<ReadEdit> {
    const model = this.config.llm !== undefined;
    const { storyboard } = current;
    const { script, durationSeconds: seconds, pacing } = video;
    const facts = factsOf(pack, { script, language: storyboard.language });
    const film = { storyboard, facts, seconds, pacing: pacing ?? 'standard', authored: script !== null && !model };
    const read = readNotes(translated(notes, language), film);
    const voiced = await this.withVoice(read.wish, video);
    const summaries = read.summaries.filter((summary) => summary !== voiced.undone);
    const unclear = model && read.unclear;
    const missed = [...(unclear ? read.faults : read.missed), ...voiced.missed];
    if (summaries.length === 0 && !unclear) throw new NothingToEditError(missed);
    const { wish } = voiced;
    return {
      by: 'notes',
      notes,
      settings: { ...this.settingsAfter(video, current, wish), voiceId: voiced.voiceId },
      wish,
      unclear,
      summary: summaries.join('; ') || 'rewritten as the notes ask',
      warnings: missed.map((message): FilmWarning => ({
        code: 'note_not_understood',
        message,
        scene: null,
        atMs: null,
      })),
    };
  }

  private settingsAfter(video: Video, { storyboard }: VideoVersion, wish: FilmWish): EditedSettings {
    const settings = settingsOf(video);
    const { title, format, language, pacing, captions, targetSeconds, music } = wish;
    return {
      title: title ?? settings.title,
      brief: directedBrief(settings.brief, wish, settings.language),
      format: format ?? settings.format,
      // A style that was picked for the film stays its style.
      style: wish.style ?? storyboard.style,
      language: language ?? settings.language,
      voiceId: settings.voiceId,
      script: settings.script,
      pacing: pacing ?? settings.pacing,
      targetSeconds: targetSeconds ?? settings.targetSeconds,
      captions: captions ?? settings.captions,
      music: music === undefined ? settings.music : music !== false,
      brand: settings.brand,
    };
  }

  /** The wished voice where there is one; a film that changes its language leaves a voice that does not speak it. */
  private async withVoice(
    wish: FilmWish,
    { language: present, voiceId, accountId }: Video,
  ): Promise<{ wish: FilmWish; voiceId: string | null; missed: string[]; undone?: string }> {
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
    const kept = voiceId !== null && (await speaks(voiceId)) === null ? voiceId : null;
    if (!voice || 'id' in voice) return { wish, voiceId: kept, missed: [] };
    const missed = [`No ${voice.gender} voice speaks ${writtenLanguage(language).code}.`];
    return { wish: others, voiceId: kept, missed, undone: `a ${voice.gender} voice` };
  }

  private async voiceOf(gender: string, language: string, accountId: string): Promise<string | undefined> {
    const { house } = await this.voices.list(accountId);
    return house.find((voice) => voice.language === language && voice.gender === gender)?.id;
  }
}

/** The notes with the language that stands beside them. Throws UnwrittenLanguageError. */
function translated(notes: string, language?: string): string {
  if (language === undefined) return notes;
  const { code } = writtenLanguage(language);
  const name = new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code;
  return `${notes}\nin ${name}`;
}
