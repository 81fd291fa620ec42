import { FetchError, type SafeFetch } from '@app/platform';
import { MediaError } from '../media.errors';

/** What a made file may be; told by its first bytes, never by what a server calls it. */
export type MediaType = 'image' | 'video' | 'audio';

const SIGNS: ReadonlyArray<{ at: number; sign: Buffer; type: MediaType }> = [
  { at: 0, sign: Buffer.from([0x89, 0x50, 0x4e, 0x47]), type: 'image' },
  { at: 0, sign: Buffer.from([0xff, 0xd8, 0xff]), type: 'image' },
  { at: 8, sign: Buffer.from('WEBP'), type: 'image' },
  { at: 4, sign: Buffer.from('ftypM4A'), type: 'audio' },
  { at: 4, sign: Buffer.from('ftyp'), type: 'video' },
  { at: 0, sign: Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), type: 'video' },
  { at: 8, sign: Buffer.from('WAVE'), type: 'audio' },
  { at: 0, sign: Buffer.from('ID3'), type: 'audio' },
  { at: 0, sign: Buffer.from('OggS'), type: 'audio' },
  { at: 0, sign: Buffer.from('fLaC'), type: 'audio' },
  ...[0xfb, 0xf3, 0xf2, 0xfa].map((second) => ({ at: 0, sign: Buffer.from([0xff, second]), type: 'audio' as const })),
];

/** Largest file of each type, bytes, and how long its transfer may take. */
const LIMITS: Readonly<Record<MediaType, { maxBytes: number; timeoutMs: number }>> = {
  image: { maxBytes: 25_000_000, timeoutMs: 60_000 },
  video: { maxBytes: 100_000_000, timeoutMs: 120_000 },
  audio: { maxBytes: 60_000_000, timeoutMs: 60_000 },
};
const DATA_URL = /^data:[^,]{0,100};base64,/;
const DEEPEST = 4;

/** The first file address (http, https or data) in a model's answer: fal and Replicate differ in where they put it. */
function fileAddressIn(answer: unknown, depth = 0): string | null {
  if (typeof answer === 'string') return /^(https?:\/\/|data:)/.test(answer) ? answer : null;
  if (typeof answer !== 'object' || answer === null || depth > DEEPEST) return null;
  for (const value of Object.values(answer)) {
    const found = fileAddressIn(value, depth + 1);
    if (found) return found;
  }
  return null;
}

/** The file that an answer names. Addresses go through the safe fetch, for they are not ours. Throws `MediaError`. */
export async function fetchMadeFile(
  answer: unknown,
  type: MediaType,
  safeFetch: SafeFetch,
  signal: AbortSignal,
): Promise<Buffer> {
  const address = fileAddressIn(answer);
  if (address === null) throw new MediaError('bad_answer', 'the service made no file');
  const bytes = address.startsWith('data:')
    ? decodeDataUrl(address, LIMITS[type].maxBytes)
    : await fetchBytes(address, LIMITS[type], safeFetch, signal);
  return checkType(bytes, type);
}

/** Throws `MediaError` for bytes that are not of `type`. */
export function checkType(bytes: Buffer, type: MediaType): Buffer {
  const sign = SIGNS.find(({ at, sign: mark }) => bytes.subarray(at, at + mark.length).equals(mark));
  if (sign?.type !== type) throw new MediaError('bad_file', `what the service made is no ${type} file`);
  return bytes;
}

function decodeDataUrl(address: string, maxBytes: number): Buffer {
  const head = DATA_URL.exec(address)?.[0];
  if (head === undefined || (address.length - head.length) * 0.75 > maxBytes) {
    throw new MediaError('bad_file', 'what the service made cannot be read or is too large');
  }
  return Buffer.from(address.slice(head.length), 'base64');
}

async function fetchBytes(
  url: string,
  limits: { maxBytes: number; timeoutMs: number },
  safeFetch: SafeFetch,
  signal: AbortSignal,
): Promise<Buffer> {
  try {
    const { status, body } = await safeFetch.fetch({ url, ...limits, maxRedirects: 3, signal });
    if (status !== 200) throw new MediaError('bad_file', `the made file's address answered ${status}`);
    return body;
  } catch (error) {
    if (error instanceof FetchError) throw new MediaError('bad_file', `the made file's address ${error.message}`);
    throw error;
  }
}
