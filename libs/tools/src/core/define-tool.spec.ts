import type { ToolOptions } from '@factreel/tool-sdk';
import { defineTool } from './define-tool';
import { mostCredits, type ToolDefinition } from './tool-definition';

class Runs {
  run(): object {
    return {};
  }
}
const MARK = {
  name: 'count_words',
  description: 'Counts the words of a text.',
  input: { type: 'object' },
  output: Runs,
  price: 'free',
  file: '/plugins/count-words.js',
} as const;

const define = (options: object, target: unknown = Runs): ToolDefinition =>
  defineTool(target as ToolDefinition['target'], { ...MARK, ...options });

describe('defineTool', () => {
  it('fills in what was left out', () => {
    expect(define({})).toMatchObject({ mode: 'answer', timeoutSeconds: 30, readOnly: false, target: Runs });
    expect(define({ mode: 'job' })).toMatchObject({ timeoutSeconds: 900 });
  });

  it.each([
    ['a name in capitals', { name: 'CountWords' }, 'is called CountWords'],
    ['a name that is none', { name: undefined }, 'is called undefined'],
    ['a name of 65 letters', { name: 'a'.repeat(65) }, 'names are a-z'],
    ['no description', { description: '  ' }, 'has no description'],
    ['no input', { input: undefined }, 'has no input class or schema'],
    ['a schema of no object', { output: { type: 'string' } }, 'has no output class or schema'],
    ['no price', { price: undefined }, 'has no price'],
    ['half a credit', { price: { credits: 0.5 } }, 'has no price'],
    ['nothing as a price', { price: { credits: 0 } }, 'has no price'],
    ['a limit without its reason', { price: { upTo: 5 } }, 'has no price'],
    ['an unknown mode', { mode: 'later' }, 'has the mode later'],
    ['no time', { timeoutSeconds: 0 }, 'outside 1 to 120'],
    ['an hour for an answer', { timeoutSeconds: 3600 }, 'outside 1 to 120'],
    ['three hours for a job', { mode: 'job', timeoutSeconds: 10_800 }, 'outside 1 to 7200'],
    ['a rate of nothing', { rateLimit: { calls: 0, seconds: 1 } }, 'rateLimit'],
  ])('refuses %s, and names the file', (_name, options, fault) => {
    expect(() => define(options)).toThrow(fault);
    expect(() => define(options)).toThrow('/plugins/count-words.js');
  });

  it('refuses a class that does not run', () => {
    expect(() => define({}, class Idle {})).toThrow('has no run(input, context)');
  });

  it('tells all that is wrong at once', () => {
    expect(() => define({ name: '', price: 7 })).toThrow(/is called .*; has no price/);
  });
});

describe('mostCredits', () => {
  it.each<[ToolOptions['price'], number]>([
    ['free', 0],
    [{ credits: 7 }, 7],
    [{ upTo: 9, for: 'each page' }, 9],
    [{ ordered: 'As the video costs' }, 0],
  ])('of %j is %i', (price, most) => {
    expect(mostCredits({ price })).toBe(most);
  });
});
