import { UsageError } from '../program/command';
import { readListenWords } from './listen-words';

describe('readListenWords', () => {
  it('needs an address, and takes events and a place to begin', () => {
    const forwardTo = 'http://127.0.0.1:8080/hook';
    expect(readListenWords(['--forward-to', forwardTo])).toEqual({ forwardTo, events: undefined, after: undefined });
    const words = ['--forward-to', forwardTo, '--events', 'video.rendered, episode.ready', '--after', 'evt_1'];
    expect(readListenWords(words)).toEqual({
      forwardTo,
      events: new Set(['video.rendered', 'episode.ready']),
      after: 'evt_1',
    });
  });

  it.each([
    [[], '--forward-to must be'],
    [['--forward-to', 'localhost'], '--forward-to must be'],
    [['--forward-to', 'ftp://x.example'], '--forward-to must be'],
    [['--forward-to', 'http://x.example', '--events', 'video.done'], 'there is no event "video.done"'],
    [['--forward-to', 'http://x.example', '--loud'], '--loud'],
  ])('%j is told with the usage', (words, message) => {
    expect(() => readListenWords(words)).toThrow(UsageError);
    expect(() => readListenWords(words)).toThrow(message);
    expect(() => readListenWords(words)).toThrow('Usage: factreel listen');
  });
});
