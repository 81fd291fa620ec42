import { requestFor } from '../../../../test/request-for';
import { readFacts } from '@app/facts';
import { resolveText } from '@app/picture';
import { composeStoryboard } from '../../../composer/compose-storyboard';
import { languages } from '../../languages';
import type { Language } from '../../language';

const LANGUAGES = languages.map((language) => [language.code, language] as const);

function video(data: Record<string, unknown>, language: Language, seed = 1) {
  const { storyboard } = composeStoryboard(
    requestFor(data, { targetSeconds: 60, style: 'swiss-poster', language, seed, music: false }),
  );
  const { figures, scenes } = storyboard;
  return {
    said: scenes.map(({ line }) => resolveText(line, figures, 'display')).join(' '),
    shown: JSON.stringify(scenes.map(({ line: _line, ...shown }) => shown)),
    figures,
  };
}

/** English keys for which no lexicon has a word, each with what is said of it in English. */
const ENGLISH_KEYS = [
  'ovenTrays',
  'loavesProved',
  'Deliveries Missed',
  'rejected_crates',
  'avgKneadMinutes',
  'shopFrontage',
  'lateDeliveries',
  'mill_output_bags',
  'apprentices hired',
  'flour bins opened',
];

describe.each(LANGUAGES)('an English key in %s', (code, language) => {
  it.each(ENGLISH_KEYS)('%s is shown, and said in English alone', (key) => {
    const data = { bakery: 'Nord', staff: 14, revenueEur: 5120, [key]: 412, loaves: 208 };
    const label =
      readFacts(data).facts.find((fact) => fact.key === key.replace(/ /g, '%20') || fact.path[0] === key)?.label ?? '';
    for (const seed of [1, 2, 3]) {
      const { said, shown, figures } = video(data, language, seed);
      const word = (label.split(' ').at(-1) ?? '').toLowerCase();
      const told = new RegExp(word, 'i');
      if (code !== 'en') expect(said).not.toMatch(told);
      expect(shown + JSON.stringify(Object.values(figures).map(({ forms }) => forms.label))).toMatch(told);
      if (code === 'en') expect(said).toContain('412');
    }
  });
});

describe('a key in the language of the video', () => {
  it.each([
    ['de', { baeckerei: 'Nord', brezeln: 412, umsatz: 5120 }, 'Brezeln'],
    ['de', { 'Verkaufte Semmeln': 412, 'Müde Gesellen': 14 }, 'Verkaufte Semmeln'],
    ['fr', { boulangerie: 'Nord', 'viennoiseries écoulées': 412 }, 'viennoiseries écoulées'],
    ['es', { panaderia: 'Norte', 'hornadas perdidas': 412, ventas: 5120 }, 'hornadas perdidas'],
    ['it', { panificio: 'Nord', 'sfilatini venduti': 412, ricavi: 5120 }, 'sfilatini venduti'],
    ['pt', { padaria: 'Norte', 'fornadas perdidas': 412, vendas: 5120 }, 'fornadas perdidas'],
    ['tr', { 'satılan simit': 412, 'açık fırın': 14 }, 'satılan simit'],
    ['id', { 'roti terjual': 412, 'pelanggan baru': 14 }, 'roti terjual'],
    ['ja', { 焼き上げ回数: 412 }, '焼き上げ回数'],
    ['ko', { '구운 식빵': 412 }, '구운 식빵'],
    ['zh', { 烤制批次: 412 }, '烤制批次'],
    ['hi', { 'बेची गई डबलरोटी': 412 }, 'बेची गई डबलरोटी'],
    ['ar', { 'الأرغفة المباعة': 412 }, 'الأرغفة المباعة'],
    ['it', { MRR: 9, CSAT: 412 }, 'CSAT'],
    ['ja', { goals: { 'Ana Lima': 412, 'Rui Costa': 208, 'Eva Sá': 100 } }, 'Ana Lima'],
  ])('is said: %s %j', (code, data, word) => {
    const language = languages.find((known) => known.code === code);
    if (!language) throw new Error(`no ${code}`);
    const lines = [1, 2, 3].map((seed) => video(data, language, seed).said.toLowerCase());
    expect(lines.some((line) => line.includes(word.toLowerCase()))).toBe(true);
  });
});
