import { EspeakEngine } from '../src/espeak.engine';
import { EspeakHost } from '../src/espeak.host';
import { ESPEAK_LANGUAGES, type EspeakLanguage } from '../src/espeak.languages';
import type { EspeakRequest, EspeakSound } from '../src/espeak.protocol';
import { toSentences } from '../src/sentence';
import type { VoiceToken } from '../src/voice';

export type { EspeakSound } from '../src/espeak.protocol';

/** The embedded voice, with the sounds of what it says as it reports them. `close` ends its processes. */
export class HeardVoice {
  private readonly host = new EspeakHost();

  /** Sounds of a line that is said as videos say it. */
  async line(language: string, tokens: VoiceToken[]): Promise<EspeakSound[]> {
    const listener = new ListeningHost(this.host);
    await new EspeakEngine(listener, languageOf(language)).speak(toSentences(tokens), 1);
    return listener.heard;
  }

  /** One sound for each text, every word respelled where the language asks for it. */
  async texts(language: string, texts: readonly string[]): Promise<EspeakSound[]> {
    const { name, rate, pitch, range, respell = (word) => word } = languageOf(language);
    const written = texts.map((text) => text.replace(/[^\s.]+/g, respell));
    return await this.host.say({ name, rate, pitch, range, texts: written });
  }

  close(): void {
    this.host.close();
  }
}

/** Speaks in the processes of the host it is given, and keeps what it hears. */
class ListeningHost extends EspeakHost {
  readonly heard: EspeakSound[] = [];

  constructor(private readonly voice: EspeakHost) {
    super();
  }

  override async say(request: EspeakRequest, signal?: AbortSignal): Promise<EspeakSound[]> {
    const sounds = await this.voice.say(request, signal);
    this.heard.push(...sounds);
    return sounds;
  }
}

function languageOf(code: string): EspeakLanguage {
  const found = ESPEAK_LANGUAGES.find(({ language }) => language === code);
  if (!found) throw new RangeError(`No voice for ${code}`);
  return found;
}
