import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IS_FULL } from '@app/testing';
import { EspeakHost } from '../src/espeak.host';
import { findFestival } from '../src/festival.installation';
import { peakOf } from '../src/pcm';
import type { VoiceToken } from '../src/voice';
import { VoiceCast, type VoiceChoice } from '../src/voice.cast';
import { decodeWav } from '../src/wav.file';

/** Words part at spaces; `shown|said_in_words` gives a token its spoken form. */
const tokens = (line: string): VoiceToken[] =>
  line.split(' ').map((part) => {
    const [display = '', spoken] = part.split('|');
    return { display, spoken: (spoken ?? display).replace(/_/g, ' ') };
  });

const LONG =
  'The pool on Base holds more than it did a week ago, and the week before that, and while nobody who reads this table can say how long it will last, the rows beneath it tell the same story in smaller figures: lenders came, borrowers stayed, rewards paid for the rest, and the rate that everybody watches hardly moved.';

const ENGLISH = [
  'The pool holds $412.6M,|412.6_million_dollars, up +8.4%|8.4_percent in seven days.',
  "6.84%.|6.84_percent. That's what USDC|U_S_D_C earns on Base, right now, on Aave.",
  'Three-month T-bills? 4.31.',
  'And most of it isn’t a giveaway: 5.12 comes from borrowers, 1.72 from rewards.',
  'Of the three, one of them is in the lead.',
  '"Say (hello) \\ to \\" the (quit) pool"',
  '...',
  '— “ ” ?!',
  '🚀 📈',
  'Up 🚀 8.4%|8.4_percent 🇳🇴 today 👩🏽‍🚀',
  'Twelve degrees in Bergen, and dry.',
  'Rain is back on Friday!',
  '402 loaves on Saturday; 198 on Tuesday — 1,951 in all...',
  'In 2026|2026 it was 341,000 visitors.',
  '0.05 0.5 100.25 -3.2 20261 1st 28th 12:30',
  'See the live rate at rates.example.',
  '@nightowl is up $18,400|18,400_dollars.',
  "Here's what T.V.L. means: total value locked.",
  'One',
  '$5M| is silent',
  'A B C D E F G',
  'Café Zürich naïve São Paulo',
  'C3PO/R2D2 & friends <b>[[bold]]</b> ~',
  LONG,
  'Wait... what? No! Yes.',
  'ＦＵＬＬ width digits １２３',
  '日本 is not English, المال neither.',
  'a\u0000b \u200fc\u202e d',
  "ll '' \"'\" ok",
  "It's 14:00 UTC on September 28.",
];

const OTHERS: Array<[language: string, line: string]> = [
  ['es', 'El fondo suma 412,6|412_coma_6 millones de dólares, ¿verdad?'],
  ['pt', 'Na Base, o dólar rende 6,84 por cento ao ano.'],
  ['fr', "Sur Base, le dollar rapporte 6,84 pour cent par an. Le bon s'arrête à 4,31."],
  ['de', 'Auf Base bringt der Dollar 6,84 Prozent im Jahr.'],
  ['it', 'Su Base il dollaro rende il 6,84 per cento.'],
  ['tr', 'Base’te dolar yılda yüzde 6,84 kazandırıyor.'],
  ['id', 'Di Base, dolar menghasilkan 6,84 persen setahun.'],
  ['ja', 'きょう の ドル は、 ねん ろくてんはち パーセント です。'],
  ['ko', '베이스의 달러, 지금 연 육점팔사 퍼센트입니다.'],
  ['zh', '池中 有 四亿 美元， 七天 增长 百分之八点四。'],
  ['hi', 'Base पर डॉलर सालाना कमा रहा है।'],
  ['ar', 'على شبكة بيس، يدرّ الدولار سنويًا؟'],
];

/** The short run says every fourth line, each engine others; `npm run test:full` all of them. */
const someOf = <T>(lines: readonly T[], turn: number): T[] => lines.filter((_, at) => IS_FULL || at % 4 === turn);

const festival = findFestival();
const engines = [
  { id: 'house-en-embedded', present: true },
  { id: 'house-en-slt', present: festival !== null },
];

describe('the house voices', () => {
  const folder = mkdtempSync(join(tmpdir(), 'factreel-voices-test-'));
  const espeak = new EspeakHost();
  const cast = new VoiceCast({ espeak });
  const out = (name: string) => join(folder, `${name.replace(/\W/g, '-')}.wav`);
  afterAll(() => {
    cast.close();
    rmSync(folder, { recursive: true });
  });

  function voiceOf(choice: VoiceChoice, of = cast) {
    const [voice] = of.choose(choice);
    if (!voice) throw new Error(`no voice speaks ${choice.language}`);
    return voice;
  }

  async function speak(language: string, line: string, voiceId?: string, name = 'line', of = cast) {
    const voice = voiceOf({ language, ...(voiceId ? { voiceId } : {}) }, of);
    const said = tokens(line);
    const spoken = await voice.speak({ tokens: said, pace: 1 }, out(name));
    const { samples, sampleRate } = decodeWav(readFileSync(out(name)));
    return { said, spoken, samples, sampleRate };
  }

  function expectSound({ said, spoken, samples, sampleRate }: Awaited<ReturnType<typeof speak>>) {
    expect(spoken.words).toHaveLength(said.length);
    expect(Math.abs(spoken.durationMs - (samples.length / sampleRate) * 1000)).toBeLessThan(1);
    let at = 0;
    for (const { fromMs, toMs } of spoken.words) {
      expect(fromMs).toBeGreaterThanOrEqual(at);
      expect(toMs).toBeGreaterThanOrEqual(fromMs);
      at = toMs;
    }
    expect(at).toBeLessThanOrEqual(spoken.durationMs);
    if (samples.length === 0) return;
    expect(20 * Math.log10(peakOf(samples))).toBeCloseTo(-3, 1);
    const edge = Math.round(0.03 * sampleRate);
    for (const end of [samples.slice(0, edge), samples.slice(-edge)]) expect(peakOf(end)).toBeGreaterThan(0.002);
  }

  for (const [turn, { id, present }] of engines.entries()) {
    (present ? describe : describe.skip)(id, () => {
      it.each(someOf(ENGLISH, turn))('says and times: %s', async (line) => {
        const sound = await speak('en', line, id, id);
        expectSound(sound);
        for (const [index, { spoken }] of sound.said.entries()) {
          const length = (sound.spoken.words[index]?.toMs ?? 0) - (sound.spoken.words[index]?.fromMs ?? 0);
          if (/[a-z]{2}|\d/.test(spoken)) expect(length).toBeGreaterThan(15);
          if (spoken === '') expect(length).toBe(0);
        }
      });

      it('speaks at a human rate', async () => {
        const line =
          'Dollars on Base earn six point eight four percent a year. Treasury bills pay less than that. The pool holds four hundred and twelve million dollars, up eight percent in seven days.';
        const { spoken } = await speak('en', line, id, id);
        const perMinute = (line.split(' ').length / spoken.durationMs) * 60_000;
        expect(perMinute).toBeGreaterThan(145);
        expect(perMinute).toBeLessThan(178);
      });

      it('says the same line with the same bytes, beside another and by a process that has said others before', async () => {
        const line = 'The pool holds 412.6 million dollars, up 8.4 percent.';
        const names = ['1', '2', '3'].map((take) => `${id}-${take}`);
        const fresh = new VoiceCast();
        const takes = await Promise.all(names.map((name, at) => speak('en', line, id, name, at === 0 ? fresh : cast)));
        fresh.close();
        for (const { spoken } of takes) expect(spoken).toEqual(takes[0]?.spoken);
        expect(new Set(names.map((name) => readFileSync(out(name), 'latin1'))).size).toBe(1);
      });

      it('stops in the middle when told to', async () => {
        const voice = voiceOf({ language: 'en', voiceId: id });
        const controller = new AbortController();
        const line = voice.speak(
          { tokens: tokens(`${LONG} ${LONG} ${LONG}`), pace: 1 },
          out('aborted'),
          controller.signal,
        );
        setTimeout(() => controller.abort(), 60);
        const ended = line.then(
          () => 'spoken',
          (reason: unknown) => (reason as Error).name,
        );
        expect(await ended).toBe('AbortError');
        expect(existsSync(out('aborted'))).toBe(false);
      });

      it('speaks faster as the pace rises', async () => {
        const voice = voiceOf({ language: 'en', voiceId: id });
        const at = (pace: number) =>
          voice.speak({ tokens: tokens('The pool holds four hundred million dollars.'), pace }, out('pace'));
        expect((await at(1.3)).durationMs).toBeLessThan((await at(1)).durationMs * 0.88);
      });
    });
  }

  it.each(someOf(OTHERS, 3))('speaks %s: %s', async (language, line) => {
    const sound = await speak(language, line);
    expectSound(sound);
    expect(sound.spoken.durationMs).toBeGreaterThan(1000);
    for (const { fromMs, toMs } of sound.spoken.words) expect(toMs - fromMs).toBeGreaterThan(15);
  });

  it('reads kanji, which espeak would call Chinese letters, each of them', async () => {
    const kana = await speak('ja', 'とうきょう の かぶかわ、 あがりました。');
    const kanji = await speak('ja', '東京 の 株価は、 上がりました。');
    expect(Math.abs(kanji.spoken.durationMs - kana.spoken.durationMs)).toBeLessThan(kana.spoken.durationMs * 0.15);
  });

  it('finds festival that crashes a coded failure', async () => {
    const [voice] = new VoiceCast({ festival: '/bin/false' }).choose({ language: 'en', voiceId: 'house-en-slt' });
    await expect(voice?.speak({ tokens: tokens('Hello'), pace: 1 }, out('crash'))).rejects.toMatchObject({
      code: 'voice_failed',
    });
  });
});
