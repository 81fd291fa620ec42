import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Inject, Injectable, Logger } from '@nestjs/common';
import {
  BoundedProcessError,
  Database,
  ObjectStorage,
  RateLimitedError,
  RateLimiter,
  Slots,
  type StoredObject,
  UnprocessableError,
} from '@app/platform';
import { resolveFfmpeg } from '@app/render';
import { FFMPEG_CONFIG } from '@app/sources';
import { VOICES_CONFIG, type VoicesConfig } from '../voices.config';
import { type ClonedVoiceRef, VoiceCast } from '../voice.cast';
import { VoiceError } from '../voice.errors';
import { encodeSample } from './encode-sample';
import { sampleLine } from './sample-line';

/** Whose voice is to be heard, and in which of its languages: both are known to be there. */
export interface SampleWish {
  accountId: string;
  voiceId: string;
  language: string;
  clone?: ClonedVoiceRef | undefined;
}

/** A sample that can be made, and where it lies. */
interface Sample extends SampleWish {
  key: string;
}

const VERSION_LENGTH = 12;
/** Voices that speak at a time in one process: each is a process or a paid call. */
const AT_ONCE = 2;
const HOUR_S = 3600;
/** Samples that one account may have made in an hour; those that lie there already are not counted. */
const AN_HOUR = 60;
/** A voice that fails is not asked again by everyone who looks at the list. */
const TRIES = { most: 3, seconds: 600 };
/** Any number; it keeps these advisory locks apart from others of the program. */
const LOCK_SPACE = 41_311;

/**
 * What voices sound like. A sample is made when it is first asked for, once over all processes, and kept for everyone:
 * a paid provider is asked once a voice and language, whoever listens how often.
 */
@Injectable()
export class VoiceSamplesService {
  private readonly logger = new Logger(VoiceSamplesService.name);
  private readonly making = new Map<string, Promise<StoredObject>>();
  private readonly slots = new Slots(AT_ONCE);

  constructor(
    @Inject(VOICES_CONFIG.token) private readonly settings: VoicesConfig,
    private readonly cast: VoiceCast,
    private readonly storage: ObjectStorage,
    private readonly database: Database,
    private readonly limiter: RateLimiter,
    @Inject(FFMPEG_CONFIG.token) private readonly ffmpegPath: string | undefined,
  ) {}

  /** Changes whenever the voice would sound different: for links that may be kept for ever. */
  versionOf(voiceId: string, language: string, clone?: ClonedVoiceRef): string {
    const { server, elevenLabs } = this.settings;
    const said = [
      voiceId,
      sampleLine(language),
      clone?.providerVoiceId,
      server && [server.format, server.baseUrl, server.model, server.voice],
      elevenLabs && [elevenLabs.baseUrl, elevenLabs.model, elevenLabs.voice],
    ];
    return createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, VERSION_LENGTH);
  }

  /**
   * The sample of a voice, an AAC file in the storage, and its version. Throws `RateLimitedError`, and
   * `UnprocessableError` where the voice cannot be heard now.
   */
  async open(wish: SampleWish): Promise<{ stored: StoredObject; version: string }> {
    const { voiceId, language, clone } = wish;
    const version = this.versionOf(voiceId, language, clone);
    const key = `voice-samples/${voiceId}/${language}-${version}.m4a`;
    const stored = (await this.storage.stat(key)) ?? (await this.once({ ...wish, key }));
    return { stored, version };
  }

  /** Whoever asks for a sample that is being made waits for the same one. */
  private async once(sample: Sample): Promise<StoredObject> {
    const { key } = sample;
    const running = this.making.get(key);
    if (running) return await running;
    const making = this.slots.run(() => this.makeAlone(sample)).finally(() => this.making.delete(key));
    this.making.set(key, making);
    return await making;
  }

  /** Of all processes one makes it; the others find it when the lock is theirs. */
  private async makeAlone(sample: Sample): Promise<StoredObject> {
    return await this.database.transaction(async (em) => {
      await em.execute('SELECT pg_advisory_xact_lock(?, hashtext(?))', [LOCK_SPACE, sample.key]);
      const there = await this.storage.stat(sample.key);
      if (there) return there;
      await this.allow(`voice-samples:${sample.accountId}`, AN_HOUR, HOUR_S);
      await this.allow(`voice-sample:${sample.key}`, TRIES.most, TRIES.seconds);
      await this.make(sample);
      const made = await this.storage.stat(sample.key);
      if (!made) throw new Error(`${sample.key} was stored and is not there`);
      return made;
    });
  }

  private async allow(subject: string, most: number, windowSeconds: number): Promise<void> {
    const { used, seconds } = await this.limiter.count(subject, windowSeconds);
    if (used > most) throw new RateLimitedError(`${most} new voice samples in ${windowSeconds} s`, seconds);
  }

  /** Said by this voice or by none: a stand-in would be a lie. */
  private async make({ voiceId, language, clone, key }: Sample): Promise<void> {
    const folder = await mkdtemp(join(tmpdir(), 'factreel-voice-'));
    try {
      const [voice] = this.cast.choose(clone ? { language, clone } : { language, voiceId });
      const [wav, file] = [join(folder, 'said.wav'), join(folder, 'said.m4a')];
      await voice?.speak({ tokens: sampleLine(language), pace: 1 }, wav);
      await encodeSample(resolveFfmpeg(this.ffmpegPath), wav, file);
      await this.storage.putFile(key, file);
    } catch (error) {
      if (!(error instanceof VoiceError || error instanceof BoundedProcessError)) throw error;
      this.logger.warn({ err: error, voiceId, language }, 'a voice could not be heard');
      throw new UnprocessableError(`the voice ${voiceId} cannot be heard at the moment`);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}
