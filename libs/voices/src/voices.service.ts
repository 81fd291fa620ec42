import { Inject, Injectable, Logger } from '@nestjs/common';
import {
  BadRequestError,
  Clock,
  Database,
  FetchError,
  findOwned,
  newId,
  sweepFolderLater,
  NotFoundError,
  SafeFetch,
  type StoredObject,
  UnprocessableError,
} from '@app/platform';
import { VOICES_CONFIG, type VoicesConfig } from './voices.config';
import { ClonedVoice } from './clones/cloned-voice.entity';
import { cloneVoice, forgetVoice, type VoiceSample } from './clones/elevenlabs.cloning';
import { VoiceSamplesService } from './samples/voice-samples.service';
import { type ClonedVoiceRef, VoiceCast } from './voice.cast';
import { type HouseVoiceInfo, VOICE_LANGUAGES } from './voice.catalogue';
import { VoiceError } from './voice.errors';

/** Begins the ids of cloned voices; all other ids are the house's. */
const CLONED = 'voi_';

/** What a clone speaks where nobody says. */
const DEFAULT_LANGUAGE = 'en';
const SAMPLE_LIMITS = { timeoutMs: 20_000, maxBytes: 25_000_000, maxRedirects: 4 };

/** What an account asks of a voice. */
export interface VoiceWish {
  /** ISO 639-1 code. */
  language: string;
  voiceId?: string;
  accountId: string;
}

/** Voices as accounts see them: those of the house, and those that they had cloned. */
@Injectable()
export class VoicesService {
  private readonly logger = new Logger(VoicesService.name);

  constructor(
    private readonly database: Database,
    private readonly cast: VoiceCast,
    private readonly safeFetch: SafeFetch,
    private readonly clock: Clock,
    private readonly samples: VoiceSamplesService,
    @Inject(VOICES_CONFIG.token) private readonly settings: VoicesConfig,
  ) {}

  /** Newest clones first. */
  async list(accountId: string): Promise<{ house: HouseVoiceInfo[]; cloned: ClonedVoice[] }> {
    const cloned = await this.database.read().find(ClonedVoice, { accountId }, { orderBy: { createdAt: 'desc' } });
    return { house: this.cast.list(), cloned };
  }

  /**
   * Checks a wish before anything is paid for and gives the clone behind it, if it is one. Throws `BadRequestError` for a
   * voice that is unknown or does not speak the language, `NotFoundError` for another account's.
   */
  async check({ language, voiceId, accountId }: VoiceWish): Promise<ClonedVoiceRef | undefined> {
    if (!VOICE_LANGUAGES.includes(language))
      throw new BadRequestError([{ path: 'language', message: `no voice speaks ${language}` }]);
    if (voiceId === undefined) return undefined;
    if (voiceId.startsWith(CLONED)) return await this.find(voiceId, accountId);
    const voice = this.cast.list().find(({ id }) => id === voiceId);
    if (!voice) throw new BadRequestError([{ path: 'voiceId', message: 'is no voice of GET /v1/voices' }]);
    if (voice.language !== language)
      throw new BadRequestError([{ path: 'voiceId', message: `speaks ${voice.language}, not ${language}` }]);
    return undefined;
  }

  /**
   * What a voice sounds like: an AAC file in the storage, made when it is first asked for, and its version. Throws
   * `NotFoundError` for a voice that is unknown or another account's, `BadRequestError` for a language that it does not
   * speak, `RateLimitedError`, and `UnprocessableError` where it cannot be heard now.
   */
  async openSample(wish: {
    accountId: string;
    voiceId: string;
    /** Without it a voice of the house speaks its own, and a clone English. */
    language?: string | undefined;
  }): Promise<{ stored: StoredObject; version: string }> {
    const { accountId, voiceId } = wish;
    const house = this.cast.list().find(({ id }) => id === voiceId);
    if (!house && !voiceId.startsWith(CLONED)) throw new NotFoundError('voice', voiceId);
    const language = wish.language ?? house?.language ?? DEFAULT_LANGUAGE;
    if (!VOICE_LANGUAGES.includes(language) || (house && house.language !== language))
      throw new BadRequestError([{ path: 'language', message: 'is none that this voice speaks' }]);
    const clone = house ? undefined : await this.find(voiceId, accountId);
    return await this.samples.open({ accountId, voiceId, language, clone });
  }

  /** Changes whenever the sample of a voice would sound different: for links that may be kept for ever. */
  sampleVersion(voiceId: string, language: string, clone?: ClonedVoiceRef): string {
    return this.samples.versionOf(voiceId, language, clone);
  }

  /**
   * Has a voice cloned from a sample at a public address. Throws `UnprocessableError` where no service can clone, or the
   * sample cannot be had or used.
   */
  async clone(accountId: string, name: string, sampleUrl: string): Promise<ClonedVoice> {
    const { elevenLabs } = this.settings;
    if (!elevenLabs) throw new UnprocessableError('no voice service that can clone is configured');
    const consentedAt = this.clock.now();
    const sample = await this.fetchSample(sampleUrl);
    const providerVoiceId = await cloneVoice(elevenLabs, name, sample).catch((error: unknown) => {
      throw error instanceof VoiceError ? new UnprocessableError(`the voice was not cloned: ${error.message}`) : error;
    });
    try {
      return await this.note(accountId, name, { providerVoiceId, consentedAt });
    } catch (error) {
      // Nobody could have it forgotten any more: a voice is a person's own.
      await forgetVoice(elevenLabs, providerVoiceId).catch((fault: unknown) => {
        this.logger.error({ err: fault, accountId, providerVoiceId }, 'a cloned voice is left at its service');
      });
      throw error;
    }
  }

  private async note(
    accountId: string,
    name: string,
    { providerVoiceId, consentedAt }: Pick<ClonedVoice, 'providerVoiceId' | 'consentedAt'>,
  ): Promise<ClonedVoice> {
    const em = this.database.read();
    const voice = em.create(ClonedVoice, {
      id: newId('voi'),
      accountId,
      name,
      provider: 'elevenlabs',
      providerVoiceId,
      consentedAt,
      createdAt: this.clock.now(),
    });
    await em.persistAndFlush(voice);
    return voice;
  }

  /**
   * Removes a clone, here and at the service that made it; videos that it spoke stay as they are. Throws `NotFoundError`,
   * and `UnprocessableError` where the service does not forget it.
   */
  async remove(accountId: string, id: string): Promise<void> {
    const em = this.database.read();
    const voice = await findOwned(em, ClonedVoice, 'voice', { id, accountId });
    const { elevenLabs } = this.settings;
    if (elevenLabs) {
      await forgetVoice(elevenLabs, voice.providerVoiceId).catch((error: unknown) => {
        throw error instanceof VoiceError
          ? new UnprocessableError(`the voice was not removed: ${error.message}`)
          : error;
      });
    }
    await em.nativeDelete(ClonedVoice, { id, accountId });
    // Its samples go with the sweep of deleted folders.
    await sweepFolderLater(em, `voice-samples/${id}`, this.clock.real());
  }

  /** As `remove`, for every clone of an account; again is fine. */
  async forgetAll(accountId: string): Promise<void> {
    for (const { id } of (await this.list(accountId)).cloned) await this.remove(accountId, id);
  }

  private async find(id: string, accountId: string): Promise<ClonedVoiceRef> {
    return await findOwned(this.database.read(), ClonedVoice, 'voice', { id, accountId });
  }

  private async fetchSample(url: string): Promise<VoiceSample> {
    try {
      const { status, headers, body } = await this.safeFetch.fetch({ url, ...SAMPLE_LIMITS });
      const type =
        String(headers['content-type'] ?? '')
          .split(';')[0]
          ?.trim()
          .toLowerCase() ?? '';
      if (status !== 200) throw new UnprocessableError(`sampleUrl answered ${status}`);
      if (!type.startsWith('audio/')) throw new UnprocessableError('sampleUrl is no sound');
      return { bytes: body, type };
    } catch (error) {
      throw error instanceof FetchError ? new UnprocessableError(`sampleUrl ${error.message}`) : error;
    }
  }
}
