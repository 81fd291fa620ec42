import { postText } from './post-text';

it('keeps the lines of a post, and nothing in it that cannot be seen or kept', () => {
  expect(postText(' Bread\r\n\r\nis\tup\u0000 3 %\ud83c \u{1f35e}\uffff\n')).toBe('Bread\n\nis\tup 3 %\ufffd 🍞');
});
