import { languages } from '../language/languages';
import { leansBack } from './leaning-starts';

describe('lines that lean on one before them', () => {
  it.each([
    ['en', 'And 8 faculties.', '8 faculties.'],
    ['es', 'Y los azúcares, 11.', 'Los azúcares, 11.'],
    ['pt', 'Já a fila, 12.', 'A fila, 12.'],
    ['de', 'Und die Strecke, 9.', 'Undine führt.'],
    ['zh', '然后是北京。', '北京领先。'],
    ['ar', 'ثم القاهرة.', 'القاهرة أولًا.'],
  ])('are known in %s', (code, leaning, standing) => {
    expect(leansBack(leaning, code)).toBe(true);
    expect(leansBack(standing, code)).toBe(false);
  });

  it('are listed for every language', () => {
    const starts = 'And|Y|E|Et|Und|Ve|Dan|そして|그리고|然后|और|ثم'.split('|');
    for (const { code } of languages) expect(starts.some((start) => leansBack(`${start} x`, code))).toBe(true);
  });
});
