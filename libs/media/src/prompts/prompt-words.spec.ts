import { promptWords } from './prompt-words';

describe('words of a prompt', () => {
  it.each([
    ['USDC on Base, 6.84% APY', 'USDC on Base, APY'],
    ['Up ٣٫٥ and ३० and 第3回 and ½', 'Up and and and'],
    ['0x8f3a wallet of @whale at https://x.example/a?k=s', 'wallet of at'],
    ['Say "no" {{now}} <b>', 'Say no now b'],
    ['\u202eabc\u0000def', 'abc def'],
    ['— … !', ''],
    ['利率 在 Base 上', '利率 在 Base 上'],
  ])('of %j are %j', (text, words) => {
    expect(promptWords(text)).toBe(words);
  });

  it('end before they get long', () => {
    expect(promptWords('word '.repeat(4000)).length).toBeLessThanOrEqual(160);
  });
});
