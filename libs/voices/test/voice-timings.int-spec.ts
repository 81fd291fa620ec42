import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IS_FULL } from '@app/testing';
import { EspeakEngine } from '../src/espeak.engine';
import { EspeakHost } from '../src/espeak.host';
import { ESPEAK_LANGUAGES } from '../src/espeak.languages';
import { JapaneseHost } from '../src/japanese/japanese.host';
import { ReadingEngine } from '../src/japanese/reading.engine';
import { toSentences } from '../src/sentence';
import { VoiceCast } from '../src/voice.cast';
import { decodeWav } from '../src/wav.file';

/** Words part at spaces, as the tokens of a caption do. */
const LINES: Record<string, string[]> = {
  en: [
    'The pool grew again, and so did the rate.',
    'Who noticed? Nobody did.',
    'Rain until Friday; dry on Saturday.',
    'Bread sells best on Mondays.',
    'That is half of last year.',
  ],
  es: [
    'El fondo creció otra vez, y la tasa también.',
    '¿Quién lo notó? Nadie.',
    'Lluvia hasta el viernes; seco el sábado.',
    'El pan se vende mejor los lunes.',
    'Es la mitad del año pasado.',
  ],
  pt: [
    'O fundo cresceu de novo, e a taxa também.',
    'Quem notou? Ninguém.',
    'Chuva até sexta; seco no sábado.',
    'O pão vende melhor às segundas.',
    'É metade do ano passado.',
  ],
  fr: [
    'Le fonds grandit encore, et le taux aussi.',
    'Qui le voit ? Personne.',
    'Pluie jusqu’à vendredi ; sec samedi.',
    'Le pain se vend mieux le lundi.',
    'C’est la moitié de l’an dernier.',
  ],
  de: [
    'Der Topf wuchs wieder, und der Zins auch.',
    'Wer sah es? Niemand.',
    'Regen bis Freitag; trocken am Samstag.',
    'Brot geht montags am besten.',
    'Das ist die Hälfte vom Vorjahr.',
  ],
  it: [
    'Il fondo cresce ancora, e il tasso pure.',
    'Chi lo nota? Nessuno.',
    'Pioggia fino a venerdì; sereno sabato.',
    'Il pane va meglio di lunedì.',
    'È la metà di un anno fa.',
  ],
  tr: [
    'Havuz yine büyüdü, faiz de arttı.',
    'Kim gördü? Hiç kimse.',
    'Cumaya kadar yağmur; cumartesi kuru.',
    'Ekmek en çok pazartesi satılır.',
    'Geçen yılın yarısı kadar.',
  ],
  id: [
    'Dana itu tumbuh lagi, dan bunganya juga.',
    'Siapa yang tahu? Tidak ada.',
    'Hujan sampai Jumat; kering hari Sabtu.',
    'Roti paling laku hari Senin.',
    'Itu setengah dari tahun lalu.',
  ],
  ja: [
    '東京の 株価は、 今日も 上がりました。',
    '誰が 気づきましたか？ 誰も いません。',
    '金曜まで 雨、 土曜は 晴れです。',
    'パンは 月曜に よく 売れます。',
    '去年の 半分です。',
  ],
  ko: [
    '오늘도 주가가 올랐고, 금리도 올랐습니다.',
    '누가 알았을까요? 아무도 몰랐습니다.',
    '금요일까지 비, 토요일은 맑습니다.',
    '빵은 월요일에 잘 팔립니다.',
    '작년의 절반입니다.',
  ],
  zh: [
    '资金池 今天 又 增长 了， 利率 也 上升 了。',
    '谁 注意 到 了？ 没有 人。',
    '周五 之前 有雨， 周六 放晴。',
    '面包 周一 卖得 最好。',
    '只有 去年 的 一半。',
  ],
  hi: [
    'आज दर फिर बढ़ी, और कोष भी बढ़ा।',
    'किसने देखा? किसी ने नहीं।',
    'शुक्रवार तक बारिश, शनिवार को सूखा।',
    'सोमवार को रोटी सबसे अधिक बिकती है।',
    'यह पिछले साल का आधा है।',
  ],
  ar: [
    'ارتفع السعر اليوم، وارتفع العائد أيضا.',
    'من لاحظ ذلك؟ لا أحد.',
    'مطر حتى الجمعة، وجاف يوم السبت.',
    'يباع الخبز أكثر يوم الاثنين.',
    'هذا نصف العام الماضي.',
  ],
};
const count = IS_FULL ? 5 : 1;

const SPAN_MS = 60;
const REACH_MS = 160;
/** Nearest places first, so that the first that is surely alike is the answer. */
const LAGS = Array.from({ length: REACH_MS * 8 + 1 }, (_, i) => (i % 2 === 0 ? i : -i - 1) / 8);
const SURELY = 0.93;
const LIKELY = 0.6;

/** How far from `ms` in `sound` the piece of `raw` at `rawMs` is really heard; null where the piece is silent. */
function lagOf(sound: Float32Array, ms: number, raw: Float32Array, rawMs: number, rate: number): number | null {
  const size = Math.round((SPAN_MS / 1000) * rate);
  const piece = raw.subarray(Math.round((rawMs / 1000) * rate)).subarray(0, size);
  const energy = Math.sqrt(piece.reduce((sum, sample) => sum + sample * sample, 0));
  if (piece.length < size || energy < 0.5) return null;
  let best = { likeness: -1, lag: 0 };
  for (const lag of LAGS) {
    const from = Math.round(((ms + lag) / 1000) * rate);
    let [product, there] = [0, 0];
    // Every second sample is enough to tell one place from another.
    for (let i = 0; i < size; i += 2) {
      const sample = sound[from + i] ?? 0;
      product += sample * (piece[i] ?? 0);
      there += sample * sample;
    }
    const likeness = there > 0 ? (product * Math.SQRT2) / (energy * Math.sqrt(there)) : 0;
    if (likeness > SURELY) return lag;
    if (likeness > best.likeness) best = { likeness, lag };
  }
  return best.likeness > LIKELY ? best.lag : null;
}

describe('word timings of the embedded voice', () => {
  const folder = mkdtempSync(join(tmpdir(), 'factreel-timings-test-'));
  const espeak = new EspeakHost();
  const japanese = new JapaneseHost();
  const cast = new VoiceCast({ espeak, festival: null });

  afterAll(() => {
    cast.close();
    japanese.close();
    rmSync(folder, { recursive: true });
  });

  it.each(Object.entries(LINES))(
    '%s: every word is heard within 80 ms of where its own event put it',
    async (language, all) => {
      const habits = ESPEAK_LANGUAGES.find((entry) => entry.language === language);
      const [voice] = cast.choose({ language });
      if (!habits || !voice) throw new Error(`${language} has no voice`);
      const plain = new EspeakEngine(espeak, habits);
      const engine = language === 'ja' ? new ReadingEngine(plain, (texts) => japanese.analyse(texts)) : plain;
      let heard = 0;
      for (const line of all.slice(0, count)) {
        const tokens = line.split(' ').map((display) => ({ display, spoken: display }));
        const path = join(folder, `${language}.wav`);
        const sentences = toSentences(tokens);
        const [spoken, raws] = await Promise.all([voice.speak({ tokens, pace: 1 }, path), engine.speak(sentences, 1)]);
        const { samples, sampleRate } = decodeWav(readFileSync(path));
        for (const [index, { words }] of sentences.entries()) {
          for (const [place, { token, text }] of words.entries()) {
            const [raw, event, timing] = [raws[index], raws[index]?.words[place], spoken.words[token]];
            if (!raw || !event || !timing || words.findIndex((word) => word.token === token) !== place) continue;
            const lag = lagOf(samples, timing.fromMs, raw.samples, event.fromMs, sampleRate);
            if (lag === null) continue;
            heard += 1;
            expect({ text, near: Math.abs(lag) <= 80 ? true : lag }).toEqual({ text, near: true });
          }
        }
      }
      expect(heard).toBeGreaterThanOrEqual(count * 2);
    },
  );
});
