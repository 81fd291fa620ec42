import { requestFor } from '../../../test/request-for';
import { type FactPack, readFacts } from '@app/facts';
import { resolveText } from '@app/picture';
import { composeStoryboard } from '../../composer/compose-storyboard';
import { languageOf } from '../languages';

function called(data: Record<string, unknown>, code: string): FactPack {
  const language = languageOf(code);
  if (!language) throw new Error(`no ${code}`);
  return language.called(readFacts(data));
}

function said(data: Record<string, unknown>, code: string, seed: number): string {
  const language = languageOf(code);
  if (!language) throw new Error(`no ${code}`);
  const { storyboard } = composeStoryboard(
    requestFor(data, { targetSeconds: 60, style: 'swiss-poster', language, seed, music: false }),
  );
  return storyboard.scenes.map(({ line }) => resolveText(line, storyboard.figures, 'display')).join(' ');
}

const SEEDS = [1, 2, 3, 4];

describe('what a payload calls its figures', () => {
  it.each([
    ['de', { standort: 'Hagen', davon_puenktlich: 2976, ziel: 95 }, 'davon_puenktlich', 'Davon pünktlich'],
    ['de', { filiale: 'Mitte', ausleihen_vor_ort: 412, umsatz: 12 }, 'ausleihen_vor_ort', 'Ausleihen vor Ort'],
    ['tr', { magaza: 'Lalin', iade_orani: 36, siparis_adedi: 14 }, 'iade_orani', 'İade oranı'],
    ['fr', { musee: 'Valcombe', frequentation: 214650, entrees: 12 }, 'frequentation', 'Fréquentation'],
    ['pt', { parque: 'Lapa', geracao: 12, marco_2025: { vento: 8 } }, 'marco_2025/vento', 'Vento'],
    ['pt', { parque: 'Lapa', vento_medio: 8.4, geracao: 12 }, 'vento_medio', 'Vento médio'],
  ])('is spelled as its language writes it: %s %j', (code, data, key, label) => {
    expect(called(data, code).facts.find((fact) => fact.key === key)?.label).toBe(label);
  });

  it.each([
    ['en', { davon_puenktlich: 12, umsatz: 4 }],
    ['de', { revenue: 12, customers: 4 }],
    ['de', { goals: { 'Ana Maria Gruen': 4 } }],
  ])('stays as it is in another language, and where it is a name: %s %j', (code, data) => {
    expect(called(data, code)).toEqual(readFacts(data));
  });

  it('is read in the language of the payload before English', () => {
    const german = { standort: 'Hagen', umsatz: 12, kunden: 40, quote: 73.5 };
    const english = { site: 'Hagen', revenue: 12, customers: 40, quote: 73.5 };
    const labelOf = (data: Record<string, unknown>) =>
      called(data, 'de').facts.find(({ key }) => key === 'quote')?.labels.de;
    expect(labelOf(german)).toBe('Quote');
    expect(labelOf(english)).toBeUndefined();
  });
});

describe('a figure whose key is nothing but its unit', () => {
  const data = {
    cooperativa: 'San Telmo',
    entregas: [
      { zona: 'Cerro Alto', kg_2023: 1480000, kg_2024: 612000 },
      { zona: 'La Jara', kg_2023: 1215000, kg_2024: 1190000 },
    ],
    socios: 318,
  };

  it('is never told as a thing called so', () => {
    for (const seed of SEEDS) expect(said(data, 'es', seed)).not.toMatch(/\bKg\b/);
  });
});

describe('a German video of German keys', () => {
  const data = {
    einrichtung: 'Stadtbibliothek',
    neuanmeldungen: 774,
    neuanmeldungen_vorjahr: 768,
    girokonten: 6427,
    girokonten_vorjahr: 6395,
    onleihe: 36600,
    onleihe_vorjahr: 37100,
  };

  it('tells what it knows the gender of in whole sentences, and sets the rest in front', () => {
    const lines = SEEDS.map((seed) => said(data, 'de', seed)).join(' ');
    expect(lines).toMatch(/die Zahl der (?:Neuanmeldungen|Girokonten)/i);
    expect(lines).toMatch(/Onleihe: /);
    expect(lines).not.toMatch(/, das sind jetzt|, da war/);
  });
});
