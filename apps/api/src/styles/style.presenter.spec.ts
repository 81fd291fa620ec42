import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOOP_BYTES } from '@app/render';
import { STYLE_NAMES } from '@app/picture';
import { toStyleDtos } from './style.presenter';

const FOLDER = join(__dirname, '../../../studio/public/styles');
const fileAt = (url: string) => readFileSync(join(FOLDER, new URL(url).pathname.replace('/styles/', '')));

describe('the gallery of styles', () => {
  const styles = toStyleDtos('https://api.example');

  it('shows every style with words of its own, colours, letters and music', () => {
    expect(styles.map(({ style }) => style)).toEqual(STYLE_NAMES);
    expect(new Set(styles.map(({ name }) => name)).size).toBe(STYLE_NAMES.length);
    for (const { description, colours, fonts, music } of styles) {
      expect(description.length).toBeGreaterThan(40);
      expect(colours.grounds.concat(colours.accents, colours.others).join()).toMatch(/^(#[0-9a-f]{6},?)+$/i);
      expect(fonts.length).toBeGreaterThan(0);
      expect(music).not.toBe('');
    }
  });

  it.each(styles)('has a small silent loop of 4 to 6 s of $style, and its poster', ({ preview, poster }) => {
    const video = readMovie(fileAt(preview));
    expect(video).toMatchObject({ width: 360, height: 640, tracks: 1, codec: 'avc1', isFast: true });
    expect(video.seconds).toBeGreaterThanOrEqual(4);
    expect(video.seconds).toBeLessThanOrEqual(6);
    expect(video.bytes).toBeLessThanOrEqual(LOOP_BYTES.video);
    const picture = fileAt(poster);
    expect(picture.length).toBeLessThanOrEqual(LOOP_BYTES.poster);
    expect(picture.toString('latin1', 8, 12)).toBe('WEBP');
  });
});

/** What the boxes of an mp4 say (ISO 14496-12): its index before its pictures, so that it starts before it is loaded. */
function readMovie(file: Buffer) {
  const at = (name: string) => file.indexOf(name, 0, 'latin1');
  const header = at('mvhd');
  const track = at('tkhd');
  // Version 0: sizes are 16.16 fixed at the end of the track's header.
  const side = (offset: number) => file.readUInt32BE(track + offset) / 0x10000;
  return {
    bytes: file.length,
    seconds: file.readUInt32BE(header + 20) / file.readUInt32BE(header + 16),
    width: side(80),
    height: side(84),
    tracks: file.toString('latin1').split('tkhd').length - 1,
    codec: at('avc1') > 0 ? 'avc1' : 'other',
    isFast: at('moov') < at('mdat'),
  };
}
