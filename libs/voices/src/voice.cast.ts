import type { VoicesConfig } from './voices.config';
import { AlignedEngine } from './align/aligned.engine';
import { EspeakEngine } from './espeak.engine';
import { EspeakHost } from './espeak.host';
import { ESPEAK_LANGUAGES, type EspeakLanguage } from './espeak.languages';
import { FestivalEngine } from './festival.engine';
import { FestivalHost } from './festival.host';
import { findFestival } from './festival.installation';
import { festivalWords } from './festival.words';
import { HouseVoice, type VoiceTone } from './house.voice';
import { ElevenLabsDialect } from './http/elevenlabs.dialect';
import { HttpEngine, type SpeechDialect } from './http/http.engine';
import { KokoroDialect } from './http/kokoro.dialect';
import { OpenAiDialect } from './http/openai.dialect';
import { PiperDialect } from './http/piper.dialect';
import { JapaneseHost } from './japanese/japanese.host';
import { ReadingEngine } from './japanese/reading.engine';
import { ModelFolder } from './models/model-folder';
import { type Pronunciation, pronouncing } from './pronunciation';
import type { SpeechEngine } from './sentence';
import { hasSherpa, SherpaEngine, SherpaHost } from './sherpa.engine';
import type { Voice } from './voice';
import {
  configuredVoices,
  HOUSE_VOICES,
  type HouseVoiceInfo,
  installedVoice,
  type VoiceEngine,
} from './voice.catalogue';
import { VoiceError } from './voice.errors';

/** A voice that was cloned for an account. */
export interface ClonedVoiceRef {
  /** Ours, `voi_…`. */
  id: string;
  /** The provider's. */
  providerVoiceId: string;
}

export interface VoiceChoice {
  /** ISO 639-1 code; a region ("pt-BR") is ignored. */
  language: string;
  /** An id of the catalogue; without it the best voice there is. */
  voiceId?: string;
  /** Speaks instead of a voice of the house. */
  clone?: ClonedVoiceRef;
  /** Words that every one of these voices says in a way of their own. */
  pronunciation?: Pronunciation;
}

/** What this machine and its configuration have; all of it may be absent. */
export interface VoiceSettings {
  voices?: Partial<Pick<VoicesConfig, 'server' | 'elevenLabs'>>;
  /** Installed voices lie in its folder `voices`. */
  dataDir?: string;
  /** Shared processes; the cast has its own otherwise. */
  espeak?: EspeakHost;
  /** Path of festival with the house voice, null for none; looked up by default. */
  festival?: string | null;
}

/** Measured against the long-term average of female speech: HTS is heavy below and dull at 2 to 5 kHz, espeak thin below. */
const TONES: Record<'festival' | 'espeak', VoiceTone> = {
  festival: { warmthDb: -2, presenceDb: 7 },
  espeak: { warmthDb: 2.5, presenceDb: -2 },
};

const DIALECTS: Record<
  NonNullable<VoicesConfig['server']>['format'],
  new (server: NonNullable<VoicesConfig['server']>) => SpeechDialect
> = { openai: OpenAiDialect, kokoro: KokoroDialect, piper: PiperDialect };

/** Everyone who can speak here: configured services, installed voices, Festival for English, espeak, in that order. */
export class VoiceCast {
  private readonly espeak: EspeakHost;
  private readonly japanese = new JapaneseHost();
  private readonly sherpa = new SherpaHost();
  private readonly models: ModelFolder | null;
  private readonly festival: FestivalHost | null;

  constructor(private readonly settings: VoiceSettings = {}) {
    this.espeak = settings.espeak ?? new EspeakHost();
    this.models = settings.dataDir === undefined ? null : new ModelFolder(settings.dataDir);
    const festival = settings.festival === undefined ? findFestival() : settings.festival;
    this.festival = festival === null ? null : new FestivalHost(festival);
  }

  /** Voices that can speak now, best first within a language; no espeak where a language has a better one here. */
  list(): HouseVoiceInfo[] {
    const there = this.all().filter((voice) => this.isThere(voice));
    const better = new Set(
      there.filter((voice) => isLocal(voice) && !isEmbedded(voice)).map((voice) => voice.language),
    );
    return there.filter((voice) => !isEmbedded(voice) || !better.has(voice.language));
  }

  /**
   * Who speaks a video, and who does if that one fails: the voice asked for, then the best of the language. Throws
   * `VoiceError`: `voice_language_unsupported`, `voice_unknown`, or `voice_engine_missing` naming what to install.
   */
  choose({ pronunciation, ...choice }: VoiceChoice): Voice[] {
    const voices = this.speakers(choice);
    return pronunciation ? voices.map((voice) => pronouncing(voice, pronunciation)) : voices;
  }

  /** Ends all idle processes. */
  close(): void {
    this.espeak.close();
    this.festival?.close();
    this.japanese.close();
    this.sherpa.close();
  }

  private speakers({ language: asked, voiceId, clone }: VoiceChoice): Voice[] {
    const language = asked.toLowerCase().split(/[-_]/u)[0] ?? '';
    const speakers = this.all().filter((voice) => voice.language === language);
    if (speakers.length === 0) throw new VoiceError('voice_language_unsupported', `no voice speaks "${asked}"`);
    const there = speakers.filter((voice) => this.isThere(voice));
    // Where nobody is there, the last one tells what to install.
    const best = there.length > 0 ? there : speakers.slice(-1);
    if (clone) return [this.cloned(clone, language), ...best.map((voice) => this.open(voice))];
    if (voiceId === undefined) return best.map((voice) => this.open(voice));
    const wanted = speakers.find((voice) => voice.id === voiceId);
    if (!wanted) {
      const known = speakers.map(({ id }) => id).join(', ');
      throw new VoiceError('voice_unknown', `no voice "${voiceId}" for "${language}"; there is ${known}`);
    }
    return [this.open(wanted), ...best.filter((voice) => voice !== wanted).map((voice) => this.open(voice))];
  }

  private isThere({ engine }: HouseVoiceInfo): boolean {
    if (engine === 'festival') return this.festival !== null;
    return engine !== 'espeak' || this.espeak.missing() === null;
  }

  private all(): HouseVoiceInfo[] {
    const installed = this.models && hasSherpa() ? this.models.installed().map(installedVoice) : [];
    return [...configuredVoices(this.settings.voices ?? {}), ...installed, ...HOUSE_VOICES];
  }

  private readonly engines: Record<VoiceEngine, (info: HouseVoiceInfo, habits: EspeakLanguage) => Voice> = {
    server: (info, habits) => {
      const server = this.settings.voices?.server;
      if (!server) throw unconfigured(info);
      return this.natural(info, habits, new HttpEngine(new DIALECTS[server.format](server), habits));
    },
    elevenlabs: (info, habits) => {
      const server = this.settings.voices?.elevenLabs;
      if (!server) throw unconfigured(info);
      return this.natural(info, habits, new HttpEngine(new ElevenLabsDialect(server, server.voice), habits));
    },
    installed: (info, habits) => {
      const model = this.models?.installed().find((installed) => installedVoice(installed).id === info.id);
      if (!model || !this.models) throw unconfigured(info);
      return this.natural(info, habits, new SherpaEngine(this.sherpa, model, this.models.pathOf(model), habits));
    },
    festival: ({ id, language }) => {
      if (this.festival === null) {
        throw new VoiceError(
          'voice_engine_missing',
          `${id} needs Debian's packages festival and festvox-us-slt-hts: apt-get install festival festvox-us-slt-hts`,
        );
      }
      return new HouseVoice(id, language, new FestivalEngine(this.festival), {
        tone: TONES.festival,
        clean: festivalWords,
      });
    },
    espeak: ({ id, language }, habits) => {
      const missing = this.espeak.missing();
      if (missing) throw missing;
      return new HouseVoice(id, language, this.embedded(habits), { tone: TONES.espeak });
    },
  };

  private open(info: HouseVoiceInfo): Voice {
    const habits = ESPEAK_LANGUAGES.find((entry) => entry.language === info.language);
    if (!habits) throw new VoiceError('voice_language_unsupported', `no habits are known of "${info.language}"`);
    return this.engines[info.engine](info, habits);
  }

  private cloned({ id, providerVoiceId }: ClonedVoiceRef, language: string): Voice {
    const server = this.settings.voices?.elevenLabs;
    const habits = ESPEAK_LANGUAGES.find((entry) => entry.language === language);
    if (!server || !habits) throw new VoiceError('voice_engine_missing', `${id} needs the service that cloned it`);
    return this.natural(
      { id, language },
      habits,
      new HttpEngine(new ElevenLabsDialect(server, providerVoiceId), habits),
    );
  }

  /** A voice that rests like a person; its words are timed by alignment where it does not tell. */
  private natural(
    { id, language }: Pick<HouseVoiceInfo, 'id' | 'language'>,
    habits: EspeakLanguage,
    engine: SpeechEngine,
  ): Voice {
    const aligned = new AlignedEngine(engine, this.embedded(habits));
    return new HouseVoice(id, language, aligned, { ownRests: true });
  }

  /** espeak knows no kanji. */
  private embedded(habits: EspeakLanguage): SpeechEngine {
    const espeak = new EspeakEngine(this.espeak, habits);
    if (habits.language !== 'ja') return espeak;
    return new ReadingEngine(espeak, (texts, signal) => this.japanese.analyse(texts, signal));
  }
}

const isEmbedded = ({ engine }: HouseVoiceInfo): boolean => engine === 'espeak';
/** A service may be down, so the voice that is always there stays on the list beside it. */
const isLocal = ({ engine }: HouseVoiceInfo): boolean => engine !== 'server' && engine !== 'elevenlabs';
const unconfigured = ({ id }: HouseVoiceInfo): VoiceError =>
  new VoiceError('voice_engine_missing', `${id} is not configured or installed any more`);
