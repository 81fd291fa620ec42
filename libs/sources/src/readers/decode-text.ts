import chardet from 'chardet';

const BOMS: ReadonlyArray<[string, readonly number[]]> = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];
const HEAD = 4_096;
/** So few controls stand in any text; one in a hundred means another kind of file. */
const MOST_CONTROLS = 0.01;

/**
 * Reads bytes as text: by byte order mark, by the charset that the server or the file itself names, as UTF-8, else by
 * the look of the bytes. Null where they are not text. Line ends become `\n`.
 */
export function decodeText(bytes: Uint8Array, contentType: string | null): string | null {
  const bom = BOMS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))?.[0];
  const text = bom ? decodeAs(bom, bytes, false) : decodeByContent(bytes, contentType);
  if (text === null || looksBinary(text)) return null;
  return text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
}

function decodeByContent(bytes: Uint8Array, contentType: string | null): string | null {
  const utf8 = decodeAs('utf-8', bytes, true);
  // What is valid UTF-8 beyond ASCII is UTF-8, whatever a server says.
  if (utf8 !== null) return /^[\x20-\x7e\s]*$/.test(utf8) ? (decodeNamed(bytes, contentType) ?? utf8) : utf8;
  return decodeNamed(bytes, contentType) ?? decodeAs(chardet.detect(bytes.subarray(0, 200_000)) ?? '', bytes, false);
}

function decodeNamed(bytes: Uint8Array, contentType: string | null): string | null {
  const head = Buffer.from(bytes.subarray(0, HEAD)).toString('latin1');
  const named =
    /charset\s*=\s*["']?([\w-]+)/i.exec(contentType ?? '')?.[1] ??
    /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i.exec(head)?.[1] ??
    /^<\?xml[^>]+encoding\s*=\s*["']([\w-]+)/i.exec(head)?.[1];
  return named === undefined || /^utf-?16/i.test(named) ? null : decodeAs(named, bytes, false);
}

function decodeAs(label: string, bytes: Uint8Array, fatal: boolean): string | null {
  try {
    return new TextDecoder(label, { fatal }).decode(bytes);
  } catch {
    return null;
  }
}

function looksBinary(text: string): boolean {
  const head = text.slice(0, HEAD);
  const controls = head.match(/(?!\s)\p{Cc}/gu)?.length ?? 0;
  return controls > head.length * MOST_CONTROLS;
}
