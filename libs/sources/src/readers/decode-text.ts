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
  const wide = wideEncodingOf(bytes);
  if (wide) return decodeAs(wide, bytes, false);
  const utf8 = decodeAs('utf-8', bytes, true);
  const named = nameOf(bytes, contentType);
  // What is valid UTF-8 beyond ASCII is UTF-8, whatever a server says.
  if (utf8 !== null) return /^[\x20-\x7e\s]*$/.test(utf8) && named ? (decodeAs(named, bytes, false) ?? utf8) : utf8;
  if (named !== null && !/^utf-?8$/i.test(named)) return decodeAs(named, bytes, false) ?? decodeByLook(bytes);
  // A text that is said to be UTF-8 may have a broken byte or two; one with more of them than letters is another.
  const broken = decodeAs('utf-8', bytes, false) ?? '';
  const letters = broken.match(/[^\p{ASCII}\ufffd]/gu)?.length ?? 0;
  return letters > (broken.match(/\ufffd/g)?.length ?? 0) ? broken : decodeByLook(bytes);
}

function decodeByLook(bytes: Uint8Array): string | null {
  return decodeAs(chardet.detect(bytes.subarray(0, 200_000)) ?? 'windows-1252', bytes, false);
}

/** UTF-16 without its mark: every other byte of its first tag is zero. */
function wideEncodingOf([first, second, third, fourth]: Uint8Array): string | null {
  if (first && second === 0 && third && fourth === 0) return 'utf-16le';
  return first === 0 && second && third === 0 && fourth ? 'utf-16be' : null;
}

function nameOf(bytes: Uint8Array, contentType: string | null): string | null {
  const head = Buffer.from(bytes.subarray(0, HEAD)).toString('latin1');
  const named =
    /charset\s*=\s*["']?([\w-]+)/i.exec(contentType ?? '')?.[1] ??
    /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i.exec(head)?.[1] ??
    /^\s*<\?xml[^>]+encoding\s*=\s*["']([\w-]+)/i.exec(head)?.[1];
  return named === undefined || /^utf-?16/i.test(named) ? null : named;
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
