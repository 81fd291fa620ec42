import { BadRequestError } from '@app/platform';
import { type AddressKind, type ChainId, TOKEN_CHAINS } from './token-chains';

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const KEY_BYTES = 32;
/** 32 bytes take 32 to 44 characters; longer texts are not worth decoding. */
const LONGEST_KEY = 44;

const RULES: Readonly<Record<AddressKind, { holds: (address: string) => boolean; message: string }>> = {
  evm: {
    // Capitals are a checksum that nobody has to keep.
    holds: (address) => /^0x[0-9a-f]{40}$/i.test(address),
    message: 'must be 0x and 40 hexadecimal digits',
  },
  solana: {
    holds: (address) => address.length <= LONGEST_KEY && base58Bytes(address) === KEY_BYTES,
    message: 'must be the base58 text of 32 bytes',
  },
};

/** Throws `BadRequestError` for an address that no token of the chain can have. */
export function checkTokenAddress(chain: ChainId, address: string): void {
  const { name, addresses } = TOKEN_CHAINS[chain];
  const { holds, message } = RULES[addresses];
  if (!holds(address)) throw new BadRequestError([{ path: 'address', message: `${message} on ${name}` }]);
}

/** One address, one spelling: capitals count on Solana alone. */
export function sameAddress(chain: ChainId): (address: string) => string {
  return TOKEN_CHAINS[chain].addresses === 'evm' ? (address) => address.toLowerCase() : (address) => address;
}

/** Length of what a base58 text stands for: each leading 1 is a zero byte; null for other texts. */
function base58Bytes(text: string): number | null {
  const digits = [...text].map((character) => BASE58.indexOf(character));
  if (text === '' || digits.includes(-1)) return null;
  const zeros = digits.findIndex((digit) => digit !== 0);
  const value = digits.reduce((sum, digit) => sum * 58n + BigInt(digit), 0n);
  const bytes = value === 0n ? 0 : Math.ceil(value.toString(16).length / 2);
  return (zeros < 0 ? digits.length : zeros) + bytes;
}
