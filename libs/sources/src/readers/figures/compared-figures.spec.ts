import { readFacts } from '@app/facts';
import { TextReader } from '../text.reader';

async function figuresOf(text: string, language: string): Promise<unknown> {
  const sniffed = { magic: null, contentType: '', text };
  const { data } = await new TextReader().read(sniffed, Buffer.from(text), { url: null, contentType: null, language });
  return data['figures'];
}

type Row = [text: string, language: string, figures: Record<string, Record<string, string | number>>];

describe('figures that a sentence sets against each other', () => {
  it.each<Row>([
    ['The fare fell from $2.90 to $2.60.', 'en', { Fare: { value: '$2.60', previous: '$2.90' } }],
    [
      'Revenue was $410 million, up from $380 million.',
      'en',
      { Revenue: { value: '$410 million', previous: '$380 million' } },
    ],
    ['The wait is 12 minutes, down from 20.', 'en', { Wait: { value: 12, previous: 20, unit: 'min' } }],
    [
      'Der Umsatz stieg von 3,1 Mio. Euro auf 4,2 Mio. Euro.',
      'de',
      { Umsatz: { value: '4,2 Mio. Euro', previous: '3,1 Mio. Euro' } },
    ],
    [
      'Le prix du ticket passe de 1,70 € à 1,80 €.',
      'fr',
      { 'Prix du ticket': { value: '1,80 €', previous: '1,70 €' } },
    ],
    [
      'Bekleme süresi 26 saatten 19 saate düştü.',
      'tr',
      { 'Bekleme süresi': { value: '19 saat', previous: '26 saat' } },
    ],
    ['運賃は220円から240円に上がる。', 'ja', { 運賃: { value: '240円', previous: '220円' } }],
    ['毛利率从38.2%升至40.5%。', 'zh', { 毛利率: { value: '40.5%', previous: '38.2%' } }],
  ])('are a value and the one before: %s', async (text, language, figures) => {
    expect(await figuresOf(text, language)).toEqual(figures);
  });

  it.each<Row>([
    [
      'Profit did not reach $5 million; it was $4.1 million.',
      'en',
      { Profit: { value: '$4.1 million', target: '$5 million' } },
    ],
    [
      'Output was 310 tonnes against a target of 350 tonnes.',
      'en',
      { Output: { value: '310 tonnes', target: '350 tonnes' } },
    ],
    ['Profit missed $5 million.', 'en', { Profit: { target: '$5 million' } }],
  ])('are a value and its target: %s', async (text, language, figures) => {
    expect(await figuresOf(text, language)).toEqual(figures);
  });

  it.each<Row>([
    ['Rain fell on 12 of 30 days.', 'en', { 'Rain fell': { value: 12, total: 30, unit: 'days' } }],
    ['12 of the 30 days were dry.', 'en', { Dry: { value: 12, total: 30, unit: 'days' } }],
  ])('are a part and its whole: %s', async (text, language, figures) => {
    expect(await figuresOf(text, language)).toEqual(figures);
  });

  it.each<Row>([
    ['Tickets cost from $5 to $12.', 'en', { 'Tickets cost': { value: '$5' }, 'Tickets cost to': { value: '$12' } }],
    ['The film is rated 4.7 out of 5.', 'en', { 'Film is rated': { value: '4.7 out of 5' } }],
    ['He missed 3 games.', 'en', { Games: { value: '3' } }],
    ['Its top speed is 23.5 knots.', 'en', { 'Top speed': { value: '23.5 knots' } }],
  ])('are not invented: %s', async (text, language, figures) => {
    expect(await figuresOf(text, language)).toEqual(figures);
  });

  it('are comparisons for facts', () => {
    const { comparisons } = readFacts({ figures: { Fare: { value: '$2.60', previous: '$2.90' } } });
    expect(comparisons).toMatchObject([{ role: 'previous', subject: 'figures/Fare/value' }]);
  });
});
