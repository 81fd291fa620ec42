import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SpeechServer } from '@app/testing';
import type { SpeechServerConfig } from '../src/voices.config';
import { EspeakHost } from '../src/espeak.host';
import { speakWhole } from '../src/speak-whole';
import type { Voice, VoiceToken } from '../src/voice';
import { VoiceCast } from '../src/voice.cast';
import { decodeWav } from '../src/wav.file';

const LINE = 'Rates fell, and nobody noticed. Why?';
const tokens: VoiceToken[] = LINE.split(' ').map((display) => ({ display, spoken: display }));

describe('voices on servers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'factreel-servers-test-'));
  const out = join(folder, 'line.wav');
  const espeak = new EspeakHost();
  let server: SpeechServer;

  beforeAll(async () => {
    server = await SpeechServer.start();
  });

  beforeEach(() => {
    server.calls.length = 0;
    server.behaviour = { ...server.behaviour, refusals: [], hangs: false, type: undefined, body: undefined };
  });

  afterAll(async () => {
    espeak.close();
    rmSync(folder, { recursive: true });
    await server.stop();
  });

  function castOf(format: SpeechServerConfig['format'] | 'elevenlabs', languages?: string[]): VoiceCast {
    const { url: baseUrl } = server;
    const common = { espeak, festival: null };
    if (format === 'elevenlabs') {
      const elevenLabs = { baseUrl, apiKey: 'xi-secret', model: 'eleven_multilingual_v2', voice: 'rachel' };
      return new VoiceCast({ ...common, voices: { elevenLabs } });
    }
    const config = { format, baseUrl, apiKey: 'sk-secret', model: 'tts', voice: 'coral', languages };
    return new VoiceCast({ ...common, voices: { server: config } });
  }

  const first = (cast: VoiceCast, language = 'en'): Voice => {
    const [voice] = cast.choose({ language });
    if (!voice) throw new Error('nobody speaks');
    return voice;
  };

  it.each(['openai', 'kokoro', 'piper', 'elevenlabs'] as const)('speaks and times a line by %s', async (format) => {
    const voice = first(castOf(format));
    const spoken = await voice.speak({ tokens, pace: 1 }, out);
    const { samples, sampleRate } = decodeWav(readFileSync(out));
    expect(Math.abs(spoken.durationMs - (samples.length / sampleRate) * 1000)).toBeLessThan(1);
    expect(spoken.words).toHaveLength(tokens.length);
    let at = 0;
    for (const { fromMs, toMs } of spoken.words) {
      expect(fromMs).toBeGreaterThanOrEqual(at);
      at = toMs;
    }
    expect(at).toBeLessThanOrEqual(spoken.durationMs);
  });

  it('asks each service in its own words and under its own key', async () => {
    for (const format of ['openai', 'kokoro', 'elevenlabs'] as const)
      await first(castOf(format)).speak({ tokens: tokens.slice(0, 5), pace: 1 }, out);
    const [openai, kokoro, eleven] = server.calls;
    const text = 'Rates fell, and nobody noticed.';
    expect(openai).toMatchObject({
      path: '/v1/audio/speech',
      headers: { authorization: 'Bearer sk-secret' },
      json: { model: 'tts', voice: 'coral', input: text, response_format: 'wav', speed: 1 },
    });
    expect(kokoro).toMatchObject({ path: '/dev/captioned_speech', json: { input: text, stream: false } });
    expect(eleven).toMatchObject({
      path: '/v1/text-to-speech/rachel/with-timestamps?output_format=pcm_24000',
      headers: { 'xi-api-key': 'xi-secret' },
      json: { text, model_id: 'eleven_multilingual_v2' },
    });
  });

  it.each(['text', 'json'] as const)('speaks with the generation of Piper that takes %s', async (piper) => {
    server.behaviour.piper = piper;
    await first(castOf('piper')).speak({ tokens: tokens.slice(0, 2), pace: 1 }, out);
    expect(server.calls.at(-1)).toMatchObject(
      piper === 'json' ? { json: { text: 'Rates fell.' } } : { raw: 'Rates fell.' },
    );
  });

  it("takes a service's own times of the words as they are", async () => {
    const { words } = await first(castOf('elevenlabs')).speak({ tokens: tokens.slice(0, 5), pace: 1 }, out);
    // 70 ms a character: "and" is the thirteenth.
    expect(words[2]?.fromMs).toBeGreaterThan(12 * 70 - 40);
    expect(words[2]?.fromMs).toBeLessThan(12 * 70 + 10);
  });

  it('aligns words where the service tells other words than were asked for', async () => {
    server.behaviour.timestamps = false;
    const { words } = await first(castOf('kokoro')).speak({ tokens: tokens.slice(0, 5), pace: 1 }, out);
    server.behaviour.timestamps = true;
    expect(words).not.toHaveLength(0);
    expect(words.every(({ fromMs, toMs }) => toMs > fromMs)).toBe(true);
  });

  it('tries again when the service is busy or broken', async () => {
    server.behaviour.refusals = [429, 503];
    await first(castOf('openai')).speak({ tokens: tokens.slice(0, 2), pace: 1 }, out);
    expect(server.calls).toHaveLength(3);
  });

  it.each([
    ['a wrong key', { refusals: [401] }, 1],
    ['a page of a proxy', { type: 'text/html' }, 1],
    ['a sound that is none', { body: Buffer.from('RIFF and nothing') }, 1],
    ['nothing at all', { body: Buffer.alloc(0) }, 1],
    ['no end of trouble', { refusals: [500, 500, 500, 500] }, 3],
  ])('gives up on %s with a coded error that holds no secret', async (_, behaviour, calls) => {
    Object.assign(server.behaviour, behaviour);
    const failure = await first(castOf('openai'))
      .speak({ tokens: tokens.slice(0, 2), pace: 1 }, out)
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'voice_failed' });
    expect(String(failure)).not.toMatch(/secret|127\.0\.0\.1|Rates/);
    expect(server.calls).toHaveLength(calls);
  });

  it('stops at once when told to', async () => {
    server.behaviour.hangs = true;
    const abort = new AbortController();
    setTimeout(() => abort.abort(new Error('cancelled')), 50);
    await expect(first(castOf('openai')).speak({ tokens, pace: 1 }, out, abort.signal)).rejects.toThrow('cancelled');
  });

  it('hands the whole video to the next voice when a service fails in the middle', async () => {
    const voices = castOf('openai').choose({ language: 'en' });
    const said: string[] = [];
    const { spoken, warnings } = await speakWhole(voices, async (voice) => {
      for (const line of [1, 2]) {
        if (line === 2) server.behaviour.refusals = [400];
        await voice.speak({ tokens: tokens.slice(0, 2), pace: 1 }, out);
        said.push(`${voice.id} ${line}`);
      }
      return voice.id;
    });
    expect(spoken).toBe('house-en-embedded');
    expect(said).toEqual(['house-en-server 1', 'house-en-embedded 1', 'house-en-embedded 2']);
    expect(warnings).toMatchObject([{ code: 'voice_fallback', scene: null }]);
  });

  it('speaks only the languages that the server is said to speak', () => {
    const cast = castOf('piper', ['de']);
    expect(first(cast, 'de').id).toBe('house-de-server');
    expect(first(cast, 'fr').id).toBe('house-fr-embedded');
  });

  it('says words as the list has them', async () => {
    const [voice] = castOf('openai').choose({ language: 'en', pronunciation: { rates: 'rayts' } });
    await voice?.speak({ tokens: tokens.slice(0, 2), pace: 1 }, out);
    expect(server.calls[0]?.json).toMatchObject({ input: 'rayts fell.' });
  });
});
