import { fileTypeFromFile } from 'file-type/node';
import { UnusableMediaError } from './library.errors';
import { MEDIA_TYPES, type MediaType } from './media-types';

/** What a file is by its bytes; its name and what a server calls it say nothing. Throws `UnusableMediaError`. */
export async function sniffMedia(path: string): Promise<MediaType> {
  // A damaged file can end the reader anywhere.
  const found = await fileTypeFromFile(path).catch(() => undefined);
  const type = found && MEDIA_TYPES.get(found.ext);
  if (!type) throw new UnusableMediaError('holds no picture, video or sound of a type that is taken');
  return type;
}
