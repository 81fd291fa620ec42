/**
 * Entry of a process of its own: espeak-ng is GPL-3 and stays apart from the service, spoken to over IPC only.
 * One request at a time. The same words must give the same sound: a reused instance differs, and even a
 * fresh one seeds the noise of its consonants from the clock, so each sentence gets a fresh instance at one fixed time.
 */
import type { EspeakPhoneme, EspeakReply, EspeakRequest, EspeakSound, EspeakWord } from './espeak.protocol';

interface EspeakEvent {
  type: string;
  text_position: number;
  audio_position: number;
  /** The sound of a phoneme event, the number of others. */
  id?: string | number;
}

interface EspeakInstance {
  set_voice(name: string): number;
  set_rate(rate: number): void;
  set_pitch(pitch: number): void;
  set_range(range: number): void;
  get_samplerate(): number;
  synthesize(text: string, onChunk: (samples: Int16Array | null, events: EspeakEvent[]) => void): void;
}

interface EspeakModule {
  eSpeakNGWorker: new () => EspeakInstance;
}

/** The package carries no types, and its name stays out of the compiler's sight because it is optional. */
async function load(): Promise<() => Promise<EspeakModule>> {
  const name: string = '@echogarden/espeak-ng-emscripten';
  const loaded = (await import(name)) as { default: () => Promise<EspeakModule> };
  return loaded.default;
}

function say(espeak: EspeakInstance, text: string): EspeakSound {
  const chunks: Int16Array[] = [];
  const words: EspeakWord[] = [];
  const phonemes: EspeakPhoneme[] = [];
  espeak.synthesize(text, (samples, events) => {
    if (samples) chunks.push(samples);
    for (const event of events) {
      if (event.type === 'word') words.push({ at: event.text_position - 1, fromMs: event.audio_position });
      else if (event.type === 'phoneme') phonemes.push({ ipa: String(event.id), word: words.length - 1 });
    }
  });
  const samples = new Int16Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    samples.set(chunk, at);
    at += chunk.length;
  }
  return { samples, sampleRate: espeak.get_samplerate(), words, phonemes };
}

async function answer(request: EspeakRequest): Promise<EspeakReply> {
  let start: () => Promise<EspeakModule>;
  try {
    start = await load();
  } catch (cause) {
    return { ok: false, missing: true, message: String(cause) };
  }
  const sounds: EspeakSound[] = [];
  for (const text of request.texts) {
    const { eSpeakNGWorker } = await start();
    const espeak = new eSpeakNGWorker();
    if (espeak.set_voice(request.name) !== 0) {
      return { ok: false, missing: false, message: `espeak knows no voice ${request.name}` };
    }
    espeak.set_rate(request.rate);
    espeak.set_pitch(request.pitch);
    espeak.set_range(request.range);
    sounds.push(say(espeak, text));
  }
  return { ok: true, sounds };
}

Date.now = () => 0;

process.on('message', (request: EspeakRequest) => {
  answer(request).then(
    (reply) => process.send?.(reply),
    (cause: unknown) => process.send?.({ ok: false, missing: false, message: String(cause) } satisfies EspeakReply),
  );
});
process.on('disconnect', () => process.exit(0));
