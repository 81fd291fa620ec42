import NOUNS_DE from '../de/nouns.json';
import { ownNounGerman, spelledGerman } from '../de/own-noun.de';
import NOUNS_ES from '../es/nouns.json';
import { ownNounSpanish } from '../es/own-noun.es';
import NOUNS_FR from '../fr/nouns.json';
import { ownNounFrench } from '../fr/own-noun.fr';
import NOUNS_IT from '../it/nouns.json';
import { ownNounItalian } from '../it/own-noun.it';
import NOUNS_PT from '../pt/nouns.json';
import { ownNounPortuguese } from '../pt/own-noun.pt';
import { NounIndex } from './noun-index';
import type { ReadOwnNoun } from './own-noun';

const INDEX = {
  de: new NounIndex(NOUNS_DE),
  es: new NounIndex(NOUNS_ES),
  fr: new NounIndex(NOUNS_FR),
  it: new NounIndex(NOUNS_IT),
  pt: new NounIndex(NOUNS_PT),
};
const READ: Readonly<Record<keyof typeof INDEX, ReadOwnNoun>> = {
  de: ownNounGerman,
  es: ownNounSpanish,
  fr: ownNounFrench,
  it: ownNounItalian,
  pt: ownNounPortuguese,
};

/** "f Text" for one, "die Text" and so on would hide what is tested: gender, then "many", then the text. */
function told(code: keyof typeof INDEX, text: string, counts = true): string | null {
  const noun = READ[code]({ text, counts, mayBeName: false }, INDEX[code]);
  return noun && [noun.gender, noun.plural === true ? 'many' : null, noun.text].filter((one) => one).join(' ');
}

describe('a German label', () => {
  it.each([
    ['Girokonten am Monatsende', 'many Girokonten am Monatsende'],
    ['Kontoeröffnungen', 'many Kontoeröffnungen'],
    ['Beratungsgespräche', 'many Beratungsgespräche'],
    ['Ausleihen vor ort', 'many Ausleihen vor Ort'],
    ['Neuanmeldungen', 'many Neuanmeldungen'],
    ['Ausleihen gesamt', 'many Ausleihen gesamt'],
    ['Mittlere Wartezeit am Schalter', 'f mittlere Wartezeit am Schalter'],
    ['Verkaufte Semmeln', null],
    ['Pünktlichkeitsquote', 'f Pünktlichkeitsquote'],
    ['Auslastung', 'f Auslastung'],
    ['Aufkommen', 'n Aufkommen'],
    ['Quote', 'f Quote'],
    ['Flottenverfügbarkeit', 'f Flottenverfügbarkeit'],
    ['Auszahlungen am automaten', 'many Auszahlungen am Automaten'],
    ['Wassermenge pro tag', 'f Wassermenge pro Tag'],
    ['Neue mitgliedschaften', 'many neue Mitgliedschaften'],
  ])('%s is read by its last noun', (text, expected) => {
    expect(told('de', text)).toBe(expected);
  });

  it.each([
    'Pünktlich',
    'Davon pünktlich',
    'Summe sendungen',
    'Onleihe',
    'Vor ort',
    'Sprung',
    'Kreise',
    'ADR',
    'Blorp',
  ])('%s is left a name', (text) => {
    expect(told('de', text)).toBeNull();
  });

  it.each([
    ['Ausleihen vor ort', 'Ausleihen vor Ort'],
    ['Summe sendungen', 'Summe Sendungen'],
    ['Davon pünktlich', 'Davon pünktlich'],
    ['Ausleihen gesamt', 'Ausleihen gesamt'],
    ['Kosten je einwohner', 'Kosten je Einwohner'],
    ['Girokonten am Monatsende', 'Girokonten am Monatsende'],
  ])('%s gets its capitals', (text, expected) => {
    expect(spelledGerman(text, INDEX.de)).toBe(expected);
  });

  it('bends its adjective behind an article', () => {
    expect(
      ownNounGerman({ text: 'Neue Mitgliedschaften', counts: true, mayBeName: false }, INDEX.de)?.forms?.weak,
    ).toBe('neuen Mitgliedschaften');
  });
});

describe('a label in a language whose nouns come first', () => {
  it.each<[keyof typeof INDEX, string, string | null]>([
    ['es', 'Resueltos', 'm many resueltos'],
    ['es', 'Rendimiento graso', 'm rendimiento graso'],
    ['es', 'Ocupación media', 'f ocupación media'],
    ['es', 'Hornadas perdidas', 'f many hornadas perdidas'],
    ['es', 'Aceitunas por zona', 'f many aceitunas por zona'],
    ['es', 'Consumo energía', 'm consumo de energía'],
    ['pt', 'Vento médio', 'm vento médio'],
    ['pt', 'Aerogeradores', 'm many aerogeradores'],
    ['pt', 'Fator capacidade', 'm fator de capacidade'],
    ['pt', 'Aerogeradores parados', 'm many aerogeradores parados'],
    ['pt', 'Fornadas perdidas', 'f many fornadas perdidas'],
    ['it', 'Notti disponibili', 'f many notti disponibili'],
    ['it', 'Sfilatini venduti', null],
    ['it', 'Ricavi camere', 'm many ricavi camere'],
    ['it', 'Prenotazioni', 'f many prenotazioni'],
    ['it', 'Occupazione media', 'f occupazione media'],
    ['fr', 'Fréquentation', 'f fréquentation'],
    ['fr', 'Jours ouverture', 'm many jours d’ouverture'],
    ['fr', 'Entrées gratuites', 'f many entrées gratuites'],
    ['fr', 'Consommation', 'f consommation'],
    ['fr', 'Hébergements', 'm many hébergements'],
  ])('%s: %s is read by its first word', (code, text, expected) => {
    expect(told(code, text)).toBe(expected);
  });

  it.each<[keyof typeof INDEX, string]>([
    ['es', 'Por tipo'],
    ['es', 'Cerro Alto'],
    ['es', 'Resuelto'],
    ['it', 'Venduto'],
    ['it', 'Ore ripetizioni'],
    ['es', 'Pendientes'],
    ['es', 'Problema'],
    ['es', 'Agua'],
    ['es', 'Aceite'],
    ['fr', 'Total part du'],
    ['fr', 'Payantes'],
    ['fr', 'Consigne'],
    ['fr', 'Musée'],
    ['fr', 'Prix'],
    ['it', 'ADR'],
    ['it', 'RevPAR'],
    ['it', 'Stratagemma'],
    ['it', 'Per canale'],
    ['pt', 'Coração'],
    ['pt', 'Motivo paragem marco'],
    ['pt', 'Em obras'],
  ])('%s: %s is left a name', (code, text) => {
    expect(told(code, text)).toBeNull();
  });

  it('is a name where one word of no known noun stands beside a figure', () => {
    const beside = (text: string) => ownNounSpanish({ text, counts: true, mayBeName: true }, INDEX.es);
    expect([beside('Toyota'), beside('Renfe'), beside('Cartagena')]).toEqual([null, null, null]);
    expect(beside('Ventas')?.text).toBe('ventas');
  });
});
