import { resolve } from 'node:path';
import { MakeError } from './read-fields';
import { readOrder } from './read-order';

const FILES: Record<string, string> = {
  'pool.json': '{"apyPct": 6.84}',
  'order.json': '{"data": {"apyPct": 6.84}, "title": "Base", "style": "swiss-poster", "targetSeconds": 45}',
  'rows.json': '{"data": [1, 2]}',
  'report.json': '{"data": [1, 2], "title": "Report", "asOf": "2026-11-22"}',
  'titledRows.json': '{"data": [1, 2], "title": "Report", "style": "swiss-poster"}',
  'scriptRows.json': '{"data": [1, 2], "script": [{"type": "title", "text": "Hello"}]}',
  'text.json': 'apy 4',
  'list.json': '[1]',
  'null.json': 'null',
  'style.json': '{"data": {"a": 1}, "style": "baroque"}',
  'length.json': '{"data": {"a": 1}, "targetSeconds": "30"}',
  'script.json':
    '{"script": [{"type": "title", "text": "402 loaves"}], "captions": false, "presenter": true, "music": false}',
  'look.json': JSON.stringify({
    data: { a: 1 },
    images: 'auto',
    clips: true,
    music: { generate: 'slow piano' },
    brand: { accent: '#0a7a5c', watermark: 'ACME' },
    pronunciation: { Aave: 'ah veh' },
    external_id: 'mine',
  }),
  'fields.json': '{"data": {"draw": 412}, "fields": {"draw": {"unit": "kWh"}}}',
  'badFields.json': '{"data": {"draw": 412}, "fields": {"draw": {"unit": "wibbles"}}}',
  'schema.json': '{"schema": {"fields": [{"name": "q", "unit": "kWh"}]}, "data": [{"q": 12}, {"q": 14}]}',
  'stray.json': '{"data": {"a": 1}, "colour": "red"}',
  'strayBrand.json': '{"data": {"a": 1}, "brand": {"colour": "red"}}',
  'colour.json': '{"data": {"a": 1}, "brand": {"accent": "green"}}',
  'music.json': '{"data": {"a": 1}, "music": "piano"}',
  'said.json': '{"data": {"a": 1}, "pronunciation": {"Aave": "12"}}',
  'images.json': '{"data": {"a": 1}, "images": "all"}',
  'title.json': '{"data": {"a": 1}, "title": 7}',
};
const order = (...words: string[]) =>
  readOrder(words, async (path) => FILES[path] ?? (await Promise.reject(new Error('ENOENT'))));

describe('readOrder', () => {
  it('takes data alone, with the defaults of the api', async () => {
    expect(await order('pool.json', '-o', 'x.mp4')).toEqual({
      video: {
        data: { apyPct: 6.84 },
        fields: {},
        format: '9:16',
        targetSeconds: 30,
        language: 'en',
        captions: true,
        presenter: false,
        template: false,
        music: true,
        media: { images: 'source', clips: false, music: true },
        seed: 1,
      },
      out: resolve('x.mp4'),
      keep: undefined,
    });
    expect((await order('rows.json', '-o', 'x.mp4')).video.data).toEqual({ data: [1, 2] });
    const report = { data: [1, 2], title: 'Report', asOf: '2026-11-22' };
    expect((await order('report.json', '-o', 'x.mp4')).video.data).toEqual(report);
  });

  it('takes what is declared of the data, in the request or by a schema beside them', async () => {
    expect((await order('fields.json', '-o', 'a.mp4')).video.fields).toEqual({ draw: { unit: 'kWh' } });
    const { video } = await order('schema.json', '-o', 'a.mp4');
    expect([video.data, video.fields]).toEqual([{ data: [{ q: 12 }, { q: 14 }] }, { 'data[].q': { unit: 'kWh' } }]);
    await expect(order('badFields.json', '-o', 'a.mp4')).rejects.toThrow('draw.unit wibbles is not a known unit');
  });

  it('takes a script alone, and what a request switches on or off', async () => {
    const { video } = await order('script.json', '-o', 'x.mp4');
    expect(video).toMatchObject({ data: null, captions: false, presenter: true, template: true, music: false });
    expect(video.script?.scenes).toHaveLength(1);
  });

  it('takes what a request has shown, played and worn as the api does, and leaves what only a service can do', async () => {
    const { video } = await order('look.json', '-o', 'x.mp4');
    expect(video).toMatchObject({
      media: { images: 'auto', clips: true, music: { generate: 'slow piano' } },
      music: true,
      brand: { accent: '#0a7a5c', watermark: { text: 'ACME' } },
      pronunciation: { Aave: 'ah veh' },
    });
    expect(video).not.toHaveProperty('external_id');
  });

  it('takes the body of a request, and lets words overrule it', async () => {
    const asked = { data: { apyPct: 6.84 }, title: 'Base', style: 'swiss-poster', targetSeconds: 45 };
    expect((await order('order.json', '-o', 'x.mp4')).video).toMatchObject(asked);
    const words = '--seconds 20 --format 1:1 --seed 7 --keep parts --language Spanish --mode story --pacing calm'.split(
      ' ',
    );
    expect(await order('order.json', '--output', '/tmp/x.mp4', ...words)).toMatchObject({
      video: { ...asked, targetSeconds: 20, format: '1:1', seed: 7, language: 'es', mode: 'story', pacing: 'calm' },
      out: '/tmp/x.mp4',
      keep: resolve('parts'),
    });
  });

  it.each([
    ['no words', '', 'Usage: npm run make'],
    ['no output', 'pool.json', 'Usage: npm run make'],
    ['two payloads', 'pool.json order.json -o x.mp4', 'Usage: npm run make'],
    ['an unknown option', 'pool.json -o x.mp4 --loud', "Unknown option '--loud'"],
    ['a file that is not there', 'absent.json -o x.mp4', 'absent.json cannot be read'],
    ['a file that is not JSON', 'text.json -o x.mp4', 'text.json is not valid JSON'],
    ['a file that is a list', 'list.json -o x.mp4', 'list.json must hold a JSON object'],
    ['a file that is null', 'null.json -o x.mp4', 'null.json must hold a JSON object'],
    ['a request whose data are a list', 'titledRows.json -o x.mp4', 'data must be an object'],
    ['a list beside a script', 'scriptRows.json -o x.mp4', 'data must be an object'],
    ['an unknown style', 'pool.json -o x.mp4 --style baroque', 'style must be one of'],
    ['an unknown style in the file', 'style.json -o x.mp4', 'style must be one of'],
    ['an unknown format', 'pool.json -o x.mp4 --format 2:1', 'format must be one of 9:16'],
    ['a length in words', 'pool.json -o x.mp4 --seconds long', 'must be 15 to 90'],
    ['too long a video', 'pool.json -o x.mp4 --seconds 91', 'must be 15 to 90'],
    ['a length as text in the file', 'length.json -o x.mp4', 'must be 15 to 90'],
    ['an unknown language', 'pool.json -o x.mp4 --language Klingon', 'language must be one of English'],
    ['an unknown mode', 'pool.json -o x.mp4 --mode odd', 'mode must be one of numbers, story'],
    ['a title that is not text', 'title.json -o x.mp4', 'title must be text'],
    ['a field that no one knows', 'stray.json -o x.mp4', 'colour is not a field of this request'],
    ['a field of a brand that no one knows', 'strayBrand.json -o x.mp4', 'brand.colour is not a field'],
    ['a colour in words', 'colour.json -o x.mp4', 'accent must be a colour such as'],
    ['music by name', 'music.json -o x.mp4', 'music must be a boolean or {generate'],
    ['figures that are said otherwise', 'said.json -o x.mp4', 'pronunciation must not hold digits'],
    ['unknown pictures', 'images.json -o x.mp4', 'images must be one of none, source, auto'],
    ['half a seed', 'pool.json -o x.mp4 --seed 0.5', '--seed must be a whole number'],
  ])('refuses %s', async (_name, words, message) => {
    const refused = order(...words.split(' ').filter(Boolean));
    await expect(refused).rejects.toThrow(MakeError);
    await expect(refused).rejects.toThrow(message);
  });
});
