import { readFacts } from '@app/facts';
import { english } from '../language/en/english';
import type { Language } from '../language/language';
import { directionWeight, readDirection } from './brief';

const pack = readFacts({ utilizationPct: 87, rewardsPct: 1.7, volumeUsd: 9e6, apyPct: 6.8 });
const fact = (key: string) => pack.facts.find((one) => one.key === key) ?? Promise.reject(new Error(key));

/** A language that names the fields of this payload, as a lexicon would. */
function speaking(code: Language['code'], names: Record<string, string>): Language {
  return {
    ...english,
    code,
    writeFigure: (one) => {
      const forms = english.writeFigure(one);
      const name = names[one.key] ?? one.label;
      return { ...forms, label: { display: name, spoken: name } };
    },
  };
}

describe('a brief in English', () => {
  it.each([
    ['Focus on utilization, not on the rate.', 'utilizationPct'],
    ['Highlight the volume.', 'volumeUsd'],
    ['Lead with rewards; keep it short.', 'rewardsPct'],
  ])('raises what it asks for: %s', async (brief, key) => {
    const direction = readDirection(undefined, brief, english);
    expect(directionWeight(await fact(key), direction)).toBeGreaterThanOrEqual(4);
  });

  it.each(['Skip the rewards.', "Don't mention rewards.", 'A video without rewards.'])(
    'leaves out: %s',
    async (brief) => {
      expect(directionWeight(await fact('rewardsPct'), readDirection(undefined, brief, english))).toBe(-1);
    },
  );

  it.each([
    ['Keep it calm and short', 'calm'],
    ['A serious, formal tone.', 'anchor'],
    ['Make it fun!', 'loud'],
    ['In the voice of a trader', 'desk'],
    ['Focus on calm days at sea', null],
  ])('reads the tone of "%s"', (brief, tone) => {
    expect(readDirection(undefined, brief, english).tone).toBe(tone);
  });
});

describe('a brief that only says of what time the video is', () => {
  const timed = readFacts({ visits: 9, visitsPreviousYear: 8, salesVormonat: 4, ventesMois: 3, weekTotal: 2 });

  it.each([
    'A film about the past year.',
    'Focus on the month.',
    'Bilan du mois.',
    'Der Monat in Kürze.',
    'Lead with the week',
  ])('raises no figure for the time in its name: %s', (brief) => {
    const direction = readDirection(undefined, brief, english);
    expect(timed.facts.map((one) => directionWeight(one, direction))).toEqual(timed.facts.map(() => 0));
  });
});

describe('a brief in the language of the video', () => {
  it.each<[Language['code'], string, string, string]>([
    ['es', 'utilización', 'Céntrate en la utilización.', 'Omite la utilización.'],
    ['pt', 'utilização', 'Foque na utilização.', 'Não mencione a utilização.'],
    ['fr', 'utilisation', "Mettez l'accent sur l'utilisation.", 'Laissez de côté l’utilisation.'],
    ['de', 'Auslastung', 'Konzentriere dich auf die Auslastung.', 'Lass die Auslastung weg.'],
    ['it', 'utilizzo', "Concentrati sull'utilizzo.", "Tralascia l'utilizzo."],
    ['tr', 'kullanım oranı', 'Kullanım oranına odaklan.', 'Kullanım oranından bahsetme.'],
    ['id', 'utilisasi', 'Fokus pada utilisasi.', 'Lewati utilisasi.'],
    ['ja', '利用率', '利用率に注目してください。', '利用率は省いてください。'],
    ['ko', '이용률', '이용률에 집중해 주세요.', '이용률은 빼고 만들어 주세요.'],
    ['zh', '利用率', '重点讲利用率。', '不要提利用率。'],
    ['hi', 'उपयोग दर', 'उपयोग दर पर ध्यान दें।', 'उपयोग दर को छोड़ दें।'],
    ['ar', 'نسبة الاستخدام', 'ركز على نسبة الاستخدام.', 'لا تذكر نسبة الاستخدام.'],
  ])('is followed in %s', async (code, name, focus, skip) => {
    const language = speaking(code, { utilizationPct: name });
    const utilization = await fact('utilizationPct');
    expect(directionWeight(utilization, readDirection(undefined, focus, language))).toBeGreaterThanOrEqual(4);
    expect(directionWeight(utilization, readDirection(undefined, skip, language))).toBe(-1);
    expect(directionWeight(await fact('volumeUsd'), readDirection(undefined, focus, language))).toBe(0);
  });

  it.each<[Language['code'], string, string]>([
    ['es', 'Con un tono tranquilo.', 'calm'],
    ['de', 'In sachlichem Ton.', 'anchor'],
    ['tr', 'Eğlenceli bir üslup.', 'loud'],
    ['ja', '落ち着いたトーンで。', 'calm'],
    ['zh', '语气要活泼。', 'loud'],
    ['ar', 'بنبرة هادئة', 'calm'],
  ])('sets the tone in %s', (code, brief, tone) => {
    expect(readDirection(undefined, brief, speaking(code, {})).tone).toBe(tone);
  });
});
