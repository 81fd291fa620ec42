import { createCanvas } from '@napi-rs/canvas';
import { wcagContrast } from 'culori';
import { SafeFetch } from '@app/platform';
import { LocalServer } from '@app/testing';
import { ReadBrandService } from '../src/brand/read-brand.service';
import { ReadSourceService } from '../src/readers/read-source.service';
import { UnreadableSourceError } from '../src/readers/readers.errors';
import { INVENTED_SITES, type InventedSite } from './brands/invented-sites';

/** A sign on a ground of its own. */
function logoPng(): Buffer {
  const canvas = createCanvas(300, 120);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = '#d7263d';
  ctx.fillRect(60, 20, 180, 80);
  return canvas.toBuffer('image/png');
}

describe('learning a brand', () => {
  let server: LocalServer;
  let site: InventedSite = {};
  let base = '';
  const safeFetch = new SafeFetch(['127.0.0.1']);
  const brands = new ReadBrandService(new ReadSourceService(safeFetch), safeFetch);

  const learned = async (name: keyof typeof INVENTED_SITES) => {
    site = INVENTED_SITES[name];
    return await brands.readSite(`${base}/`);
  };

  beforeAll(async () => {
    server = await new LocalServer(({ url = '' }, response) => {
      const file = url === '/logo.png' ? { type: 'image/png', body: logoPng() } : site[url];
      response.writeHead(file ? 200 : 404, { 'content-type': file?.type ?? 'text/plain' }).end(file?.body);
    }).listen();
    base = server.url;
  });

  afterAll(() => server.stop());

  it('reads a dark site of utility classes', async () => {
    const brand = await learned('dark');
    expect(brand).toMatchObject({
      name: 'Nightdesk',
      tagline: 'Prices that never sleep',
      language: 'en',
      accent: '#1eeba0',
      ground: '#0c1122',
      voice: { tone: 'formal' },
      fonts: { body: { family: 'JetBrains Mono', like: 'JetBrains Mono' } },
      logo: { width: 512, height: 512 },
      warnings: [],
    });
  });

  it('reads a white site with one accent', async () => {
    const brand = await learned('white');
    expect(brand).toMatchObject({
      name: 'Fjordwheels',
      tagline: 'Old bikes, new roads',
      accent: '#d7263d',
      ground: '#ffffff',
      voice: { tone: 'neutral' },
      fonts: { heading: { family: 'Bebas Neue', like: 'Anton' }, body: null },
      logo: { width: 300, height: 120 },
      warnings: [],
    });
  });

  it('moves a pastel accent until it can be read, and says what is missing', async () => {
    const brand = await learned('pastel');
    expect(brand).toMatchObject({ name: 'Puff Bakery', ground: '#fff1f5', voice: { tone: 'playful' } });
    expect(wcagContrast(brand.accent ?? '', '#fff1f5')).toBeGreaterThanOrEqual(3);
    expect(brand.warnings.map(({ code }) => code)).toEqual(['accent_adjusted', 'style_sheet']);
    expect(brand.logo).not.toBeNull();
  });

  it('keeps a loud pair as it is, and a logo that is drawn in the page', async () => {
    const brand = await learned('loud');
    expect(brand).toMatchObject({
      name: 'Lautstark',
      language: 'de',
      accent: '#ffe600',
      ground: '#000000',
      voice: { tone: 'playful' },
      fonts: { heading: { like: 'Dela Gothic One' } },
      logo: { width: 512, height: 256 },
      warnings: [],
    });
  });

  it('makes nothing up for a site without colours', async () => {
    const brand = await learned('bare');
    expect(brand).toMatchObject({ accent: null, ground: null, palette: [], logo: null });
    expect(brand.warnings.map(({ code }) => code)).toEqual(['no_colors', 'no_logo']);
  });

  it('learns from a logo alone', async () => {
    const brand = await brands.readLogo(logoPng());
    expect(brand).toMatchObject({ url: null, name: null, accent: '#d7263d', ground: null, voice: null });
  });

  it.each([
    ['defines entities', '<svg><!ENTITY x "y"><rect/></svg>', 'entities'],
    ['repeats itself', `<svg>${'<use href="#a"/>'.repeat(30)}</svg>`, 'too complex'],
    ['shows a file', '<svg viewBox="0 0 9 9"><image href="file:///etc/passwd" width="9" height="9"/></svg>', 'nothing'],
    ['is no picture', 'words', 'not a PNG'],
  ])('refuses a logo that %s', async (_, source, why) => {
    await expect(brands.readLogo(Buffer.from(source))).rejects.toThrow(new RegExp(why));
  });

  it.each([
    ['http://127.0.0.2/', 'not a public address'],
    ['file:///etc/passwd', 'not an http or https address'],
  ])('refuses the address %s', async (url, why) => {
    const refused = brands.readSite(url);
    await expect(refused).rejects.toThrow(UnreadableSourceError);
    await expect(refused).rejects.toThrow(new RegExp(why));
  });

  it('refuses what is no page, and stops when it is told to', async () => {
    site = { '/': { type: 'image/png', body: logoPng() } };
    await expect(brands.readSite(`${base}/`)).rejects.toThrow('holds no page');
    await expect(brands.readSite(`${base}/`, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
  });
});
