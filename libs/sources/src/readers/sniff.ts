import { fileTypeFromBuffer } from 'file-type';
import { decodeText } from './decode-text';
import type { SniffedSource } from './source-reader';

/** Kinds of file that are written in plain letters and yet are no text to read. */
const LETTERED = /^application\/(?:pdf|rtf|postscript|eps)$/;
const SVG = 'image/svg+xml';
const XML = 'application/xml';

/** Office's own names for what is packed in a zip, by a file that each of them holds. */
const PACKED: ReadonlyArray<[string, string]> = [
  ['xl/workbook.xml', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['word/document.xml', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['ppt/presentation.xml', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
];

/** Looks at what the bytes are; the server's word is only told beside it. */
export async function sniff(bytes: Uint8Array, contentType: string | null): Promise<SniffedSource> {
  const found = (await fileTypeFromBuffer(bytes))?.mime ?? null;
  const named = { contentType: contentType?.split(';')[0]?.trim().toLowerCase() ?? '' };
  if (found === 'application/zip') return { ...named, magic: packedIn(bytes) ?? found, text: null };
  // Two letters make a picture or a program of what begins with "BM" or "MZ"; their bytes are no letters.
  const isText =
    found === null ||
    found === XML ||
    found === 'text/html' ||
    found.startsWith('text/') ||
    (!LETTERED.test(found) && isPlain(bytes));
  const text = isText ? decodeText(bytes, contentType) : null;
  if (text === null) return { ...named, magic: isText ? null : found, text };
  return isDrawing(text) ? { ...named, magic: SVG, text: null } : { ...named, magic: null, text };
}

function packedIn(bytes: Uint8Array): string | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return PACKED.find(([name]) => file.includes(name))?.[1] ?? null;
}

function isPlain(bytes: Uint8Array): boolean {
  try {
    return !/(?!\s)\p{Cc}/u.test(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return false;
  }
}

function isDrawing(text: string): boolean {
  const head = text.slice(0, 5_000).replace(/<!--[\s\S]*?-->|<\?[^>]*>|<!DOCTYPE[^[>]*(?:\[[\s\S]*?\])?>/gi, '');
  return /^\s*<(?:svg:)?svg\b/i.test(head);
}
