import { BadRequestError } from '@app/platform';
import { refuseClaims } from './compliance-words';

describe('words under the compliance preset', () => {
  it('takes what tells of now', () => {
    const words = { title: 'USDC on Base', cta: 'See the live rate', script: { scenes: [{ type: 'title' as const }] } };
    expect(() => refuseClaims(words, 'en')).not.toThrow();
  });

  it('names every place that tells of the future, with its words', () => {
    const scene = { type: 'data' as const, text: 'Rates will rise.', stats: [{ value: '6.84%', label: 'guaranteed' }] };
    const refused = () => refuseClaims({ title: 'Rates', cta: 'You will earn 7%', script: { scenes: [scene] } }, 'en');
    expect(refused).toThrow(BadRequestError);
    expect(refused).toThrow(/cta tells of the future or promises \("will[^"]*"\)/);
    expect(refused).toThrow(/script\.scenes\[0\]\.text /);
    expect(refused).toThrow(/script\.scenes\[0\]\.stats\[0\]\.label /);
  });

  it('reads the language of the video', () => {
    expect(() => refuseClaims({ cta: 'Die Zinsen werden steigen' }, 'de')).toThrow(BadRequestError);
  });
});
