import type { ChatAnswer } from './chat-answer.schema';
import { intentOf } from './intent-of';

const NOTHING: ChatAnswer = {
  intent: 'unclear',
  topic: null,
  notes: null,
  figure: null,
  version: null,
  targetSeconds: null,
  language: null,
  style: null,
  format: null,
  pacing: null,
  title: null,
  captions: null,
  music: null,
};
const OPEN = { hasVideo: true, hasMaterial: false };
const read = (answer: Partial<ChatAnswer>, words: string, context = OPEN) =>
  intentOf({ ...NOTHING, ...answer }, words, context);

describe('the model’s choice', () => {
  it('is a video with its settings', () => {
    const words = 'forty seconds of news on Tesla, in Spanish';
    expect(read({ intent: 'make', topic: 'Tesla', targetSeconds: 40, language: 'es' }, words)).toEqual({
      kind: 'make',
      wish: { topic: 'Tesla', targetSeconds: 40, language: 'es' },
    });
  });

  it('is an edit in English notes', () => {
    const words = 'lass bitte die 2. Szene weg';
    expect(read({ intent: 'edit', notes: 'drop scene 2' }, words)).toEqual({ kind: 'edit', notes: 'drop scene 2' });
  });

  it.each<[string, Partial<ChatAnswer>, string]>([
    ['notes with a figure of its own', { intent: 'edit', notes: 'call it "Up 12 %"' }, 'give it a strong title'],
    ['notes with a title of its own', { intent: 'edit', notes: 'call it "A record year"' }, 'give it a strong title'],
    ['notes without a video', { intent: 'edit', notes: null }, 'shorter'],
    ['a question with a figure of its own', { intent: 'look', topic: 'top 25 crypto' }, 'top crypto'],
    ['notes longer than anybody writes', { intent: 'edit', notes: 'shorter '.repeat(90) }, 'shorter'],
  ])('does not count: %s', (_, answer, words) => {
    expect(read(answer, words)).toBeNull();
  });

  it('drops a title or version that the message does not name', () => {
    expect(read({ intent: 'make', title: 'Up 12 %' }, 'make a video')).toEqual({ kind: 'make', wish: {} });
    expect(read({ intent: 'make', title: 'A record year' }, 'make a video')).toEqual({ kind: 'make', wish: {} });
    expect(read({ intent: 'make', title: 'A record year' }, 'make “A Record Year”')).toEqual({
      kind: 'make',
      wish: { title: 'A record year' },
    });
    expect(read({ intent: 'undo', version: 3 }, 'undo')).toEqual({ kind: 'undo' });
  });

  it('has a valid length or none', () => {
    expect(read({ intent: 'price', targetSeconds: 600 }, 'ten minutes')).toEqual({ kind: 'price' });
  });

  it('looks nothing up if material is attached', () => {
    const answer = { intent: 'make', topic: 'Tesla' } as const;
    expect(read(answer, 'a video on Tesla', { hasVideo: false, hasMaterial: true })).toEqual({
      kind: 'make',
      wish: {},
    });
  });
});
