import { resolve } from 'node:path';
import { STYLE_NAMES } from '@app/picture';
import { VideoWordsError, readVideoWords } from './read-video-words';

describe('readVideoWords', () => {
  it('takes a file alone, with a look of its own and a name for the picture', () => {
    expect(readVideoWords(['sheet', 'pool.json'])).toMatchObject({
      command: 'sheet',
      files: [resolve('pool.json')],
      out: resolve('sheet.png'),
      styles: null,
      formats: null,
      every: 0.5,
    });
  });

  it('takes all styles, and several formats by name', () => {
    const words = ['still', 'pool.json', '--at', '3.2', '--style', 'all', '--format', '9:16,1:1', '-o', 'x.png'];
    expect(readVideoWords(words)).toMatchObject({
      at: 3.2,
      out: resolve('x.png'),
      styles: [...STYLE_NAMES],
      formats: ['9:16', '1:1'],
    });
  });

  it('takes the scenes of a loop by number and by layout', () => {
    const words = ['loop', 'pool.json', '--scenes', '1:2.4,bars:3', '--poster', '2', '--no-captions'];
    expect(readVideoWords(words)).toMatchObject({
      command: 'loop',
      out: resolve('loop.mp4'),
      scenes: [
        { scene: 1, seconds: 2.4 },
        { scene: 'bars', seconds: 3 },
      ],
      poster: 2,
      captions: false,
    });
  });

  it.each([
    ['no words', '', 'Usage: npm run video'],
    ['an unknown command', 'draw pool.json', 'Usage: npm run video'],
    ['two files', 'sheet a.json b.json', 'Usage: npm run video'],
    ['a strip without files', 'strip', 'Usage: npm run video'],
    ['an unknown option', 'sheet a.json --loud', "Unknown option '--loud'"],
    ['an unknown style', 'sheet a.json --style baroque', '--style must be all or one of'],
    ['an unknown format', 'sheet a.json --format 2:1', '--format must be all or one of 9:16'],
    ['a moment that is no number', 'still a.json --at soon', '--at must be 0.00 to 90'],
    ['a loop without scenes', 'loop a.json', '--scenes must be numbers or layouts'],
    ['frames larger than the video', 'sheet a.json --scale 2', '--scale must be 0.02 to 1'],
  ])('refuses %s', (_name, words, message) => {
    const read = () => readVideoWords(words.split(' ').filter(Boolean));
    expect(read).toThrow(VideoWordsError);
    expect(read).toThrow(message);
  });
});
