import { ReaderProcessHost } from '../src/readers/reader-process.host';

const BASE = 'https://bakery.example/oven/';
const host = new ReaderProcessHost();

async function page(head: string, body: string) {
  const html = `<!doctype html><html><head>${head}</head><body><p>We bake 402 loaves a day.</p>${body}</body></html>`;
  const context = { url: BASE, contentType: 'text/html' };
  return (await host.read({ bytes: Buffer.from(html), context, kind: null })).stills;
}

describe('the alternative text of a picture of a page', () => {
  it.each([
    ['alt', '<img src="a.jpg" alt="The oven">'],
    ['a caption', '<figure><img src="a.jpg"><figcaption>The <b>oven</b></figcaption></figure>'],
    [
      'a caption around a blank alt',
      '<figure><a href="/"><img src="a.jpg" alt=" "></a><figcaption>The oven</figcaption></figure>',
    ],
    ['a title', '<img src="a.jpg" title="The oven">'],
    ['a label', '<img src="a.jpg" alt="" aria-label="The oven">'],
    ['a srcset', '<img srcset="a-small.jpg 400w, a.jpg 1200w" src="a-small.jpg" alt="The oven">'],
    [
      'a picture element',
      '<picture><source srcset="a.jpg 2x" type="image/jpeg"><img src="small.jpg" alt="The oven"></picture>',
    ],
    ['a lazy picture', '<img data-src="a.jpg" src="data:image/gif;base64,R0" alt="The oven">'],
    ['a lazy srcset', '<img data-srcset="a.jpg 1200w" alt="The oven">'],
    ['the second of two', '<img src="a.jpg"><p>Text</p><img src="/oven/a.jpg" alt="The oven">'],
  ])('is of %s', async (_, body) => {
    const found = (await page('', body)).find(({ url }) => url === `${BASE}a.jpg`);
    expect(found?.alt).toBe('The oven');
  });

  it.each([
    ['its own', '<meta property="og:image:alt" content="The oven">', ''],
    ['that of a card', '<meta name="twitter:image:alt" content="The oven">', '<img src="a.jpg" alt="Another">'],
    [
      'that of the same picture on the page',
      '<meta property="og:title" content="Bakery">',
      '<img src="a.jpg" alt="The oven">',
    ],
    ['the title of the page', '<meta property="og:title" content="The oven">', '<img src="a.jpg">'],
  ])('of the one that it shares is %s', async (_, head, body) => {
    const found = await page(`<meta property="og:image" content="${BASE}a.jpg">${head}`, body);
    expect(found).toMatchObject([{ url: `${BASE}a.jpg`, alt: 'The oven' }]);
  });
});
