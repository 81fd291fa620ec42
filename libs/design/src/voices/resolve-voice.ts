import { EspeakEngine } from './espeak.engine';
import { EspeakHost } from './espeak.host';
import { ESPEAK_LANGUAGES } from './espeak.languages';
import { FestivalEngine } from './festival.engine';
import { findFestival } from './festival.installation';
import { festivalWords } from './festival.words';
import { HouseVoice, type VoiceTone } from './house.voice';
import type { Voice } from './voice';
import { HOUSE_VOICES, type HouseVoiceInfo } from './voice.catalogue';
import { VoiceError } from './voice.errors';

export interface VoiceChoice {
  /** ISO 639-1 code; a region ("pt-BR") is ignored. */
  language: string;
  /** An id of the catalogue; without it the best voice that is installed. */
  voiceId?: string;
}

export interface VoiceOptions {
  /** Shared by voices so that its processes stay warm; each resolved voice gets its own otherwise. */
  espeak?: EspeakHost;
  /** Path of festival with the house voice, null for none; looked up by default. */
  festival?: string | null;
}

/** Measured against the long-term average of female speech: HTS is heavy below and dull at 2 to 5 kHz, espeak thin below. */
const TONES: Record<HouseVoiceInfo['engine'], VoiceTone> = {
  festival: { warmthDb: -2, presenceDb: 7 },
  espeak: { warmthDb: 2.5, presenceDb: -2 },
};

/**
 * The voice of a film: the one asked for, or the best installed (Festival for English, then espeak).
 * Throws `VoiceError`: `voice_language_unsupported`, `voice_unknown`, or `voice_engine_missing` naming what to install.
 */
export async function resolveVoice(choice: VoiceChoice, options: VoiceOptions = {}): Promise<Voice> {
  const language = choice.language.toLowerCase().split(/[-_]/u)[0] ?? '';
  const speakers = HOUSE_VOICES.filter((voice) => voice.language === language);
  if (speakers.length === 0) throw new VoiceError('voice_language_unsupported', `no voice speaks "${choice.language}"`);
  const festival = options.festival === undefined ? findFestival() : options.festival;
  const wanted = choice.voiceId
    ? speakers.find((voice) => voice.id === choice.voiceId)
    : speakers.find((voice) => voice.engine === 'espeak' || festival !== null);
  if (!wanted) {
    throw new VoiceError(
      'voice_unknown',
      `no voice "${choice.voiceId}" for "${language}"; there is ${speakers.map(({ id }) => id).join(', ')}`,
    );
  }
  return wanted.engine === 'festival'
    ? festivalVoice(wanted, festival)
    : espeakVoice(wanted, options.espeak ?? new EspeakHost());
}

function festivalVoice({ id, language, engine }: HouseVoiceInfo, binary: string | null): Voice {
  if (binary === null) {
    throw new VoiceError(
      'voice_engine_missing',
      `${id} needs Debian's packages festival and festvox-us-slt-hts: apt-get install festival festvox-us-slt-hts`,
    );
  }
  return new HouseVoice(id, language, new FestivalEngine(binary), { tone: TONES[engine], clean: festivalWords });
}

function espeakVoice({ id, language, engine }: HouseVoiceInfo, host: EspeakHost): Voice {
  const settings = ESPEAK_LANGUAGES.find((entry) => entry.language === language);
  if (!settings) throw new VoiceError('voice_language_unsupported', `espeak has no settings for "${language}"`);
  const missing = host.missing();
  if (missing) throw missing;
  return new HouseVoice(id, language, new EspeakEngine(host, settings), { tone: TONES[engine] });
}
