import { findFigures } from './find-figures';

describe('figures in a sentence', () => {
  it.each([
    ['Line 4 carried 5.1 million.', ['5.1 million']],
    ['They built a line 12 km long.', ['12 km']],
    ['Bus 40 runs every 20 minutes.', ['20 minutes']],
    ['See section 4.2.1 for 30 more.', ['30']],
  ])('of "%s" leave out the numbers of things', (text, found) => {
    expect(findFigures(text, 'en').map((figure) => figure.text)).toEqual(found);
  });

  it('go on behind a blank, as French groups them', () => {
    expect(findFigures('L’objectif est de 10 000 arbres.', 'fr').map(({ text }) => text)).toEqual(['10 000']);
  });

  it.each([
    ['Backlog rose to NOK 6.3 billion.', ['NOK 6.3 billion']],
    ['Bundle size fell from 412 KB to 286 KB.', ['412 KB', '286 KB']],
    ['Headcount was cut by 210 to 2,940.', ['210', '2,940']],
    ['A range of 3 to 5 points.', ['3 to 5']],
    ['Police were called at 3.20am by 14 people.', ['14']],
  ])('of "%s" are whole', (text, found) => {
    expect(findFigures(text, 'en').map((figure) => figure.text)).toEqual(found);
  });
});
