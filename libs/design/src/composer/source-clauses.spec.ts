import { readFacts } from '@app/facts';
import { english } from '../language/en/english';
import { languageOf } from '../language/languages';
import type { Language } from '../language/language';
import { readClauses } from './source-clauses';

const RESULTS = {
  figures: {
    'Revenue rose': { value: '14%' },
    'Revenue rose to': { value: '$2.4 billion' },
    'Subscriptions grew': { value: '31 million' },
    'Operating margin': { value: '22%' },
    Compared: { value: '19%' },
  },
  sentences: [
    'Revenue rose 14% to $2.4 billion in the third quarter, as subscriptions grew to 31 million.',
    'Operating margin was 22%, compared with 19% a year earlier.',
  ],
};
const TRAMS = {
  figures: { Riders: { value: '4.2 million' }, 'Riders the year before': { value: '3.6 million' } },
  years: { 2025: { year: '2025' } },
  sentences: ['Harbour Trams carried 4.2 million riders in 2025, up from 3.6 million the year before.'],
};

const clausesOf = (data: object, language = english) => [...new Set(readClauses(readFacts(data), language).values())];
const said = (data: object, language = english) =>
  clausesOf(data, language).map(({ line }) => line.replace(/\{\{figures\/(.+?)\/value\}\}/g, '<$1>'));

describe('what a text says of its figures', () => {
  it('is told in its own words, a long sentence clause by clause', () => {
    expect(said(RESULTS)).toEqual([
      'Revenue rose <Revenue rose> to <Revenue rose to> in the third quarter.',
      'Subscriptions grew to <Subscriptions grew>.',
      'Operating margin was <Operating margin>, compared with <Compared>  a year earlier.'.replace('  ', ' '),
    ]);
  });

  it('leans on the clause before where it says nothing alone', () => {
    const [head, behind] = clausesOf(TRAMS);
    expect(said(TRAMS)).toEqual([
      'Harbour Trams carried <Riders> in 2025.'.replace('> ', '> riders '),
      'Up from <Riders the year before> the year before.',
    ]);
    expect([head?.leansOn, behind?.leansOn]).toEqual([null, head]);
  });

  it('names figures on screen without the verb that leads to them, and what they are set against by what follows', () => {
    expect(clausesOf(RESULTS).map(({ labels }) => labels)).toEqual([
      ['Revenue', 'Revenue'],
      ['Subscriptions'],
      ['Operating margin', 'A year earlier'],
    ]);
    expect(clausesOf(RESULTS).map(({ contrasts }) => contrasts)).toEqual([false, false, true]);
  });

  it('shows what a figure has become, and what it was beside it', () => {
    const fares = {
      figures: { 'Average fare fell': { value: '$2.90' }, 'Average fare fell to': { value: '$2.60' } },
      sentences: [
        'The average fare fell from $2.90 to $2.60.',
        'The city expects more people on its trams and buses this year.',
      ],
    };
    expect(said(fares)).toEqual(['The average fare fell from <Average fare fell> to <Average fare fell to>.']);
    expect(clausesOf(fares)[0]).toMatchObject({
      facts: [{ number: 2.6 }, { number: 2.9 }],
      labels: ['Average fare', 'From'],
      contrasts: true,
    });
  });

  it('is left to the wordings of the video where that speaks another language', () => {
    expect(said(RESULTS, languageOf('de') as Language)).toEqual([]);
  });

  it('is found in the numerals of its language, with the words of its units', () => {
    const data = {
      figures: {
        Sanierung: { value: 8_600_000, unit: 'EUR' },
        Brücke: { value: 412, unit: 'm' },
        Besucher: { value: 14_000 },
      },
      sentences: [
        'Die Sanierung der Seebrücke kostete 8,6 Millionen Euro.',
        'Die Brücke ist 412 Meter lang.',
        'Am ersten Tag kamen 14.000 Besucher.',
      ],
    };
    expect(said(data, languageOf('de') as Language)).toEqual([
      'Die Sanierung der Seebrücke kostete <Sanierung>.',
      'Die Brücke ist <Brücke> lang.',
      'Am ersten Tag kamen <Besucher> Besucher.',
    ]);
  });

  it('begins no sentence with a verb whose subject stands before', () => {
    const sentences = [
      'The line is 14.5 km long with 23 stops, and was built for $870 million in the years of the great works.',
    ];
    const figures = { Long: { value: '14.5 km' }, Stops: { value: 23 }, Built: { value: '$870 million' } };
    expect(said({ figures, sentences })).toEqual(['The line is <Long> long with <Stops> stops.']);
  });

  it('brings numbers of its own that have no name', () => {
    const sentences = ['Harbour Trams carried 4.2 million riders on 311 days of the year.'];
    expect(said({ ...TRAMS, sentences })).toEqual(['Harbour Trams carried <Riders> riders on 311 days of the year.']);
  });
});
