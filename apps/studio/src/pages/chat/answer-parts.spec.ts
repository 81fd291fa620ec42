import { answerParts } from './answer-parts';

describe('an answer', () => {
  it('is a paragraph for each of its lines', () => {
    expect(answerParts('One.\n\nTwo.')).toEqual([
      { kind: 'text', text: 'One.' },
      { kind: 'text', text: 'Two.' },
    ]);
  });

  it('has lists where lines begin with a bullet, with what stands across from them', () => {
    expect(answerParts('Its figures:\n• 6.84% — apyPct\n• as it stands\n… and 3 more.')).toEqual([
      { kind: 'text', text: 'Its figures:' },
      {
        kind: 'list',
        rows: [
          { text: '6.84%', aside: 'apyPct' },
          { text: 'as it stands', aside: null },
        ],
      },
      { kind: 'text', text: '… and 3 more.' },
    ]);
  });

  it('is nothing where nothing is said', () => expect(answerParts('')).toEqual([]));
});
