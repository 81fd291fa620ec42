import { readVoiceWords } from './voice-words';

describe('readVoiceWords', () => {
  it('lists unless told otherwise', () => {
    expect(readVoiceWords([])).toEqual({ command: 'list', name: '' });
    expect(readVoiceWords(['install', 'kokoro-en'])).toEqual({ command: 'install', name: 'kokoro-en' });
  });

  it.each([['install'], ['remove', 'a', 'b'], ['list', 'x'], ['dance']])('shows the usage for %j', (...words) => {
    expect(() => readVoiceWords(words)).toThrow('npm run voices -- install <voice>');
  });
});
