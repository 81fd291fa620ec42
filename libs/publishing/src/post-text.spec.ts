import { postText } from './post-text';

it('keeps the lines of a post, and removes characters that cannot be shown or stored', () => {
  expect(postText(' Bread\r\n\r\nis\tup\u0000 3 %\ud83c \u{1f35e}\uffff\n')).toBe('Bread\n\nis\tup 3 %\ufffd 🍞');
});
