import { endCardOf, snapSeconds, usualPolicy } from './autopilot-habits';

describe('the link on an end card', () => {
  it.each([
    ['https://www.cards.example/today?ref=show', 'See every price', 'See every price: cards.example/today'],
    ['https://cards.example/', 'Every price.', 'Every price: cards.example'],
    ['https://cards.example/a/path/that/nobody/can/type', 'More', 'More: cards.example'],
    ['https://cards.example/%E6%97%A5', 'Coats on?', 'Coats on? cards.example'],
  ])('is %s as people type it', (url, label, card) => {
    expect(endCardOf({ url, label })).toBe(card);
  });
});

describe('the length of an episode', () => {
  it.each([
    [1, 15],
    [22, 15],
    [22.5, 30],
    [44, 30],
    [45, 60],
    [74, 60],
    [75, 90],
    [600, 90],
  ])('of %d seconds is %d', (asked, length) => {
    expect(snapSeconds(asked)).toBe(length);
  });
});

describe('the usual policy', () => {
  it('is review where there are channels, else hold', () => {
    expect(usualPolicy({ scheduler: { channelIds: ['ch_1'] } })).toBe('review');
    expect([usualPolicy({}), usualPolicy({ scheduler: { channelIds: [] } })]).toEqual(['hold', 'hold']);
  });
});
