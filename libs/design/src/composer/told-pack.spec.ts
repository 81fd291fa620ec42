import { type FieldMeanings, readFacts } from '@app/facts';
import { writtenLanguage } from '../language/written-language';
import { composeStoryboard } from './compose-storyboard';
import { toldPack } from './told-pack';

const DATA = {
  shop: 'Harbour Kayaks',
  rentals: 412,
  previousRentals: 388,
  depositUsd: 917,
  guides: [
    { name: 'Ann', tours: 41, badge: 7007 },
    { name: 'Bo', tours: 38, badge: 7013 },
    { name: 'Cy', tours: 35, badge: 7021 },
  ],
};
const packOf = (fields: FieldMeanings) => readFacts(DATA, { fields });
const videoOf = (fields: FieldMeanings, code = 'en') =>
  JSON.stringify(
    composeStoryboard({
      facts: packOf(fields),
      format: '9:16',
      style: 'breaking-news',
      language: writtenLanguage(code),
      targetSeconds: 45,
      captions: true,
      music: true,
      seed: 7,
      stills: [],
    }),
  );

describe('what its owner keeps out of a video', () => {
  it('leaves no figure, column or comparison of it', () => {
    const told = toldPack(
      packOf({ depositUsd: { say: false }, badge: { role: 'id' }, previousRentals: { say: false } }),
    );
    expect(told.facts.map(({ key }) => key)).not.toContain('depositUsd');
    expect(told.tables[0]?.columns.map(({ name }) => name)).toEqual(['tours']);
    expect(told.comparisons).toEqual([]);
  });

  it('keeps the names of rows and a pack that hides nothing', () => {
    const told = toldPack(packOf({ 'guides[].name': { say: false } }));
    expect(told.facts.map(({ key }) => key)).toContain('guides/0/name');
    const pack = packOf({});
    expect(toldPack(pack)).toBe(pack);
  });

  it('is not in the storyboard', () => {
    expect(videoOf({})).toMatch(/depositUsd/);
    expect(videoOf({ depositUsd: { say: false } })).not.toMatch(/depositUsd/);
  });

  it('is called in each language what it is declared to be called', () => {
    const fields = { rentals: { labels: { de: 'Ausleihen', en: 'Boats out' } } };
    expect(videoOf(fields, 'de')).toContain('Ausleihen');
    expect(videoOf(fields)).toContain('Boats out');
  });
});
