import { clipSentences } from './clip-text';

describe('a text that is longer than its room', () => {
  it.each([
    [
      'A cut cable was mended on Monday; nobody was hurt, and the rest of the line went on as before.',
      'A cut cable was mended on Monday',
    ],
    [
      'The seal was replaced on 9 May. The yield of the line rose at once and has stayed there ever since.',
      'The seal was replaced on 9 May.',
    ],
    [
      'The rate fell from 4.2 to 3.1 within the month; the board had asked for that, and paid for it too.',
      'The rate fell from 4.2 to 3.1 within the month',
    ],
    [
      '県道76号が崩落し六月三日から七月二十四日まで通行止めになった。その間の宿泊は前の年の同じ月の半分ほどになり、九月になってからやっと元の水準に戻ってきたところである。',
      '県道76号が崩落し六月三日から七月二十四日まで通行止めになった。',
    ],
  ])('is told by its whole clauses: %s', (text, kept) => {
    expect(clipSentences(text, 66)).toBe(kept);
  });

  it.each([
    [
      'A mobile operator switched on a mast next to the dish on the third of May and reported it',
      /^A mobile operator .*…$/,
    ],
    ['The mean of approx. all the stations in the north that were asked for it in the spring of the year', /…$/],
  ])('is cut where none has room: %s', (text, cut) => {
    expect(clipSentences(text, 60)).toMatch(cut);
  });

  it('is told as it is where there is room', () => {
    expect(clipSentences('Mended; open.', 60)).toBe('Mended; open.');
  });
});
