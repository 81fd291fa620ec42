import { fileTypeFromBuffer } from 'file-type';
import { decodeText } from './decode-text';
import type { SniffedSource } from './source-reader';

/** Looks at what the bytes are; the server's word is only told beside it. */
export async function sniff(bytes: Uint8Array, contentType: string | null): Promise<SniffedSource> {
  const magic = (await fileTypeFromBuffer(bytes))?.mime ?? null;
  const isText = magic === null || magic === 'application/xml' || magic === 'text/html' || magic.startsWith('text/');
  return {
    magic: isText ? null : magic,
    contentType: contentType?.split(';')[0]?.trim().toLowerCase() ?? '',
    text: isText ? decodeText(bytes, contentType) : null,
  };
}
