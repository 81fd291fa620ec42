/** How the tokens of a chain are addressed. */
export type AddressKind = 'evm' | 'solana';

/** A chain by the names that its services have for it. */
export interface TokenChain {
  /** As people call it. */
  name: string;
  /** GeckoTerminal's id of the network. */
  network: string;
  addresses: AddressKind;
}

/** Chains by DexScreener's ids, which callers use. */
export const TOKEN_CHAINS = {
  ethereum: { name: 'Ethereum', network: 'eth', addresses: 'evm' },
  base: { name: 'Base', network: 'base', addresses: 'evm' },
  bsc: { name: 'BNB Chain', network: 'bsc', addresses: 'evm' },
  solana: { name: 'Solana', network: 'solana', addresses: 'solana' },
  arbitrum: { name: 'Arbitrum', network: 'arbitrum', addresses: 'evm' },
  polygon: { name: 'Polygon', network: 'polygon_pos', addresses: 'evm' },
  optimism: { name: 'Optimism', network: 'optimism', addresses: 'evm' },
  avalanche: { name: 'Avalanche', network: 'avax', addresses: 'evm' },
} as const satisfies Record<string, TokenChain>;

export type ChainId = keyof typeof TOKEN_CHAINS;
export const CHAIN_IDS = Object.keys(TOKEN_CHAINS) as ChainId[];
