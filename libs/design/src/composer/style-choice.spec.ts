import type { StyleName } from '@app/picture';
import type { Domain } from '@app/story';
import { chooseStyle } from './style-choice';

const DOMAINS: Domain[] = ['pool', 'flow', 'wallet', 'weather', 'standings', 'general'];

describe('chooseStyle', () => {
  it.each(DOMAINS)(
    'gives an account that makes one %s video after the other five styles before one comes again',
    (domain) => {
      const made: StyleName[] = [];
      for (let turn = 0; turn < 40; turn += 1) {
        const style = chooseStyle(domain, { turn, recent: made.slice(0, 4) });
        expect(made.slice(0, 4)).not.toContain(style);
        made.unshift(style);
      }
      expect(new Set(made).size).toBeGreaterThanOrEqual(6);
    },
  );

  it('picks apart for videos that are ordered at the same moment', () => {
    const picks = [7, 8, 9, 10].map((turn) => chooseStyle('weather', { turn, recent: ['nature-doc'] }));
    expect(new Set(picks).size).toBe(4);
  });

  it('still finds a style where all that suit were used', () => {
    const recent: StyleName[] = ['luxury-minimal', 'trading-terminal', 'swiss-poster', 'arcade', 'comic', 'vaporwave'];
    expect(recent).toContain(chooseStyle('wallet', { turn: 3, recent }));
  });
});
