import { checkTokenAddress } from './token-address';

const takes = (chain: 'base' | 'solana', address: string): boolean => {
  try {
    checkTokenAddress(chain, address);
    return true;
  } catch {
    return false;
  }
};

describe('addresses of tokens', () => {
  it.each([
    ['small letters', '0x4ed4e862860bed51a9570b96d89af5e1b0efefed', true],
    ['capitals, whatever checksum', '0x4ED4E862860BED51A9570B96D89AF5E1B0EFEFED', true],
    ['a digit short', '0x4ed4e862860bed51a9570b96d89af5e1b0efefe', false],
    ['a digit long', '0x4ed4e862860bed51a9570b96d89af5e1b0efefedd', false],
    ['no prefix', '4ed4e862860bed51a9570b96d89af5e1b0efefed', false],
    ['a letter past f', '0x4ed4e862860bed51a9570b96d89af5e1b0efefeg', false],
    ['a path', '0x4ed4e862860bed51a9570b96d89af5e1b0efef/..', false],
  ])('of EVM chains: %s', (_, address, taken) => {
    expect(takes('base', address)).toBe(taken);
  });

  it.each([
    ['a mint', 'DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263', true],
    ['leading ones', 'So11111111111111111111111111111111111111112', true],
    ['nothing but zero bytes', '1'.repeat(32), true],
    ['a byte short', '1'.repeat(31), false],
    ['a byte long', '1'.repeat(33), false],
    ['a value past 32 bytes', 'z'.repeat(44), false],
    ['a letter that base58 leaves out', 'DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB26O', false],
    ['an EVM address', '0x4ed4e862860bed51a9570b96d89af5e1b0efefed', false],
    ['nothing', '', false],
    ['far too long', '2'.repeat(2000), false],
  ])('of Solana: %s', (_, address, taken) => {
    expect(takes('solana', address)).toBe(taken);
  });
});
