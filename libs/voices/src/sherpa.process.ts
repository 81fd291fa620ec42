/**
 * Entry of a process of its own: sherpa-onnx is native code (with espeak-ng, GPL-3, inside) and a voice takes up to a
 * gigabyte while it is open. One request at a time; the voice of the last one stays open.
 */
import type { SherpaReply, SherpaRequest, SherpaSound } from './sherpa.protocol';

interface OfflineTts {
  generate(request: { text: string; sid: number; speed: number; enableExternalBuffer: boolean }): SherpaSound;
}

interface SherpaModule {
  OfflineTts: new (config: {
    model: SherpaRequest['model'] & { numThreads: number; provider: 'cpu'; debug: boolean };
    maxNumSentences: number;
  }) => OfflineTts;
}

/** The package carries no types, and its name stays out of the compiler's sight because it is optional. */
async function load(): Promise<SherpaModule> {
  const name: string = 'sherpa-onnx-node';
  const loaded = (await import(name)) as { default: SherpaModule };
  return loaded.default;
}

const THREADS = 2;
const open: { key: string; voice?: OfflineTts } = { key: '' };

function voiceOf(sherpa: SherpaModule, model: SherpaRequest['model']): OfflineTts {
  const key = JSON.stringify(model);
  if (open.voice && open.key === key) return open.voice;
  const settings = { ...model, numThreads: THREADS, provider: 'cpu' as const, debug: false };
  open.voice = new sherpa.OfflineTts({ model: settings, maxNumSentences: 1 });
  open.key = key;
  return open.voice;
}

async function answer({ model, speaker, texts }: SherpaRequest): Promise<SherpaReply> {
  let sherpa: SherpaModule;
  try {
    sherpa = await load();
  } catch (cause) {
    return { ok: false, missing: true, message: String(cause) };
  }
  const voice = voiceOf(sherpa, model);
  const sounds = texts.map(({ text, speed }): SherpaSound => {
    const { samples, sampleRate } = voice.generate({ text, sid: speaker, speed, enableExternalBuffer: false });
    return { samples: Float32Array.from(samples), sampleRate };
  });
  return { ok: true, sounds };
}

process.on('message', (request: SherpaRequest) => {
  answer(request).then(
    (reply) => process.send?.(reply),
    (cause: unknown) => process.send?.({ ok: false, missing: false, message: String(cause) } satisfies SherpaReply),
  );
});
process.on('disconnect', () => process.exit(0));
