import { isSameText } from './same-text';

describe('isSameText', () => {
  const SENT = 'Bread & butter up 3 %\n"Loaves" < cakes: https://bakery.example/a?b=1&c=2 #bread';

  it.each([
    ['as it was', SENT],
    ['with other line breaks', SENT.replace('\n', '\r\n\r\n')],
    ['with its link shortened', SENT.replace(/https:\S+/, 'https://lnkd.in/eEm')],
    ['as HTML', '<p>Bread &amp; butter up 3&nbsp;%</p><p>&quot;Loaves&quot; &lt; cakes: https://x.example #bread</p>'],
  ])('knows the text %s', (_how, listed) => {
    expect(isSameText(listed, SENT)).toBe(true);
  });

  it.each([SENT.replace('3 %', '4 %'), '', SENT.slice(0, -1)])('treats %j as another text', (listed) => {
    expect(isSameText(listed, SENT)).toBe(false);
  });
});
