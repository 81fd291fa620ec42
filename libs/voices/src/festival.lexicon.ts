/**
 * Words of our subjects that Festival's CMU dictionary lacks or its letter rules get wrong, in CMU phones;
 * each inner list is a syllable and its stress.
 */
export const FESTIVAL_LEXICON: ReadonlyArray<
  readonly [word: string, syllables: ReadonlyArray<readonly [string, 0 | 1]>]
> = [
  [
    'aave',
    [
      ['aa', 1],
      ['v ey', 0],
    ],
  ],
  [
    'airdrop',
    [
      ['eh r', 1],
      ['d r aa p', 0],
    ],
  ],
  [
    'altcoin',
    [
      ['ao l t', 1],
      ['k oy n', 0],
    ],
  ],
  [
    'altcoins',
    [
      ['ao l t', 1],
      ['k oy n z', 0],
    ],
  ],
  [
    'binance',
    [
      ['b ay', 1],
      ['n ae n s', 0],
    ],
  ],
  [
    'bitcoin',
    [
      ['b ih t', 1],
      ['k oy n', 0],
    ],
  ],
  [
    'blockchain',
    [
      ['b l aa k', 1],
      ['ch ey n', 0],
    ],
  ],
  [
    'coinbase',
    [
      ['k oy n', 1],
      ['b ey s', 0],
    ],
  ],
  [
    'crypto',
    [
      ['k r ih p', 1],
      ['t ow', 0],
    ],
  ],
  [
    'defi',
    [
      ['d iy', 1],
      ['f ay', 0],
    ],
  ],
  [
    'defillama',
    [
      ['d iy', 1],
      ['f ay', 0],
      ['l aa', 1],
      ['m ax', 0],
    ],
  ],
  ['dex', [['d eh k s', 1]]],
  [
    'dogecoin',
    [
      ['d ow jh', 1],
      ['k oy n', 0],
    ],
  ],
  [
    'ethereum',
    [
      ['ax', 0],
      ['th ih', 1],
      ['r iy', 0],
      ['ax m', 0],
    ],
  ],
  [
    'onchain',
    [
      ['aa n', 1],
      ['ch ey n', 0],
    ],
  ],
  [
    'pendle',
    [
      ['p eh n', 1],
      ['d ax l', 0],
    ],
  ],
  [
    'solana',
    [
      ['s ow', 0],
      ['l aa', 1],
      ['n ax', 0],
    ],
  ],
  [
    'stablecoin',
    [
      ['s t ey', 1],
      ['b ax l', 0],
      ['k oy n', 0],
    ],
  ],
  [
    'stablecoins',
    [
      ['s t ey', 1],
      ['b ax l', 0],
      ['k oy n z', 0],
    ],
  ],
  [
    'uniswap',
    [
      ['y uw', 1],
      ['n ih', 0],
      ['s w aa p', 0],
    ],
  ],
  [
    'visa',
    [
      ['v iy', 1],
      ['z ax', 0],
    ],
  ],
];
