import { readFacts } from '@app/facts';
import { languageOf } from '../language/languages';
import { english } from '../language/en/english';
import { figureTable } from './figure-table';
import { groundOf } from './ground';
import { textFaults } from './ground-text';

const FACTS = readFacts({ visitors: { '2021': 12, '2022': 21, '2025': 41 }, open: 2025 });

/** Faults of a text whose references are written out of the facts, each as code and figure. */
function faultsOf(text: string, code: 'en' | 'tr' | 'ja' | 'ko' | 'zh' | 'de' | 'hi' | 'id' | 'es'): string[] {
  const ground = groundOf(FACTS, code);
  const keys = [...text.matchAll(/\{\{([^|}]+)/g)].map(([, key = '']) => key);
  const figures = figureTable(keys, ground.byKey, languageOf(code) ?? english);
  return textFaults(text, figures, ground, []).map((fault) => `${fault.code} ${fault.figure}`);
}

describe('the year that names a figure', () => {
  it.each([
    ['ja', '{{visitors/2025|label}}年は{{visitors/2025}}でした。'],
    ['zh', '{{visitors/2025|label}}年为{{visitors/2025}}。'],
    ['ko', '{{visitors/2025|label}}년에는 {{visitors/2025}}였습니다.'],
    ['tr', '{{visitors/2025|label}} yılında sayı {{visitors/2025}} oldu.'],
    ['hi', '{{visitors/2025|label}} वर्ष में {{visitors/2025}}।'],
    ['id', 'Pada tahun {{visitors/2025|label}}, ada {{visitors/2025}}.'],
    ['es', 'En el año {{visitors/2025|label}}, {{visitors/2025}}.'],
    ['de', 'Im Jahr {{visitors/2025|label}} waren es {{visitors/2025}}.'],
    ['en', 'In the year {{visitors/2025|label}} it was {{visitors/2025}}.'],
  ] as const)('may stand with the word for it: %s', (code, text) => {
    expect(faultsOf(text, code)).toEqual([]);
  });

  it.each([
    ['ja', '{{visitors/2025|label}}%増', 'ungrounded_figure 2025%'],
    ['tr', '{{visitors/2025|label}} milyon kişi', 'ungrounded_figure 2025 milyon'],
    ['en', '{{visitors/2025|label}}% more', 'ungrounded_figure 2025%'],
    ['en', '1{{visitors/2025|label}} came', 'ungrounded_figure 12025'],
  ] as const)('is no amount of anything: %s %s', (code, text, fault) => {
    expect(faultsOf(text, code)).toEqual([fault]);
  });
});
