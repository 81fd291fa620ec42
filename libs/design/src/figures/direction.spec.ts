import { directionNear } from './direction';

/** The way that the words say around what stands between the brackets. */
function wayIn(text: string, language = 'en'): -1 | 0 | 1 {
  const [from, to] = [text.indexOf('['), text.indexOf(']') - 1];
  return directionNear(text.replace(/[[\]]/g, ''), from, to, language);
}

describe('the direction beside a figure', () => {
  it.each<[string, -1 | 0 | 1]>([
    ['Deposits rose [8.4%] in a week.', 1],
    ['Deposits fell [8.4%] in a week.', -1],
    ['[8.4%] up since Monday.', 1],
    ['[8.4%] down since Monday.', -1],
    ['Deposits are [8.4%] of all.', 0],
    ['[8.4%]', 0],
  ])('is read in its clause: %s', (text, way) => {
    expect(wayIn(text)).toBe(way);
  });

  it.each<[string, -1 | 0 | 1]>([
    ['Rents fell. Deposits are at [8.4%].', 0],
    ['Rents fell, deposits are at [8.4%].', 0],
    ['Deposits are at [8.4%]; rents fell.', 0],
    ['Deposits are at [8.4%], rents fell.', 0],
    ['Deposits fell 1,200.5 or [8.4%].', -1],
    ['Deposits at [8.4%] of 1,200.5 fell.', -1],
  ])('ends with the clause, which no mark between digits ends: %s', (text, way) => {
    expect(wayIn(text)).toBe(way);
  });

  it.each<[string, string, -1 | 0 | 1]>([
    ['fr', 'La variation du prix, [1,82 %] plus bas.', -1],
    ['fr', 'La variation du prix, [1,82 %] plus haut.', 1],
    ['it', 'La variazione del prezzo, [1,82%] più in basso.', -1],
    ['it', 'La variazione del prezzo, [1,82%] più in alto.', 1],
  ])('is that of the longer of two words: %s %s', (language, text, way) => {
    expect(wayIn(text, language)).toBe(way);
  });

  it.each<[string, -1 | 0 | 1]>([
    ['Rents fell and deposits rose [8.4%].', 1],
    ['Rents rose and deposits fell [8.4%].', -1],
    ['Rents rose far beyond [8.4%] down.', -1],
    ['Down [8.4%] before anything there rose.', -1],
  ])('is that of the nearest word: %s', (text, way) => {
    expect(wayIn(text)).toBe(way);
  });

  it('is known in every language by its own words, and in none that nobody wrote', () => {
    expect(wayIn('Die Einlagen stiegen um [8,4 %].', 'de')).toBe(1);
    expect(wayIn('Die Einlagen fielen um [8,4 %].', 'de')).toBe(-1);
    expect(wayIn('Deposits rose [8.4%].', 'tlh')).toBe(0);
  });
});
