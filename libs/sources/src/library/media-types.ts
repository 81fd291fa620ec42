import { fileTypeFromFile } from 'file-type/node';
import { UnusableMediaError } from './library.errors';

/** How a type of file is read: by one demuxer of ffmpeg, and as a picture or as a recording. */
export interface MediaType {
  demuxer: string;
  family: 'picture' | 'recording';
}

const mov: MediaType = { demuxer: 'mov', family: 'recording' };
const ogg: MediaType = { demuxer: 'ogg', family: 'recording' };
const matroska: MediaType = { demuxer: 'matroska', family: 'recording' };
const png: MediaType = { demuxer: 'png_pipe', family: 'picture' };

/**
 * What the library takes, by the type that the first bytes tell. Playlists, concat scripts and drawings in XML are not
 * here, for they can name other files.
 */
export const MEDIA_TYPES: ReadonlyMap<string, MediaType> = new Map([
  ['mp4', mov],
  ['m4v', mov],
  ['mov', mov],
  ['m4a', mov],
  ['m4b', mov],
  ['3gp', mov],
  ['3g2', mov],
  ['webm', matroska],
  ['mkv', matroska],
  ['avi', { demuxer: 'avi', family: 'recording' }],
  ['mp3', { demuxer: 'mp3', family: 'recording' }],
  ['wav', { demuxer: 'wav', family: 'recording' }],
  ['flac', { demuxer: 'flac', family: 'recording' }],
  ['aac', { demuxer: 'aac', family: 'recording' }],
  ['ogg', ogg],
  ['oga', ogg],
  ['ogv', ogg],
  ['opus', ogg],
  ['png', png],
  ['apng', png],
  ['jpg', { demuxer: 'jpeg_pipe', family: 'picture' }],
  ['webp', { demuxer: 'webp_pipe', family: 'picture' }],
  ['gif', { demuxer: 'gif', family: 'picture' }],
]);

/** Reads the type of a file from its bytes, not from its name or its `Content-Type`. Throws `UnusableMediaError`. */
export async function sniffMedia(path: string): Promise<MediaType> {
  // A damaged file can end the reader anywhere.
  const found = await fileTypeFromFile(path).catch(() => undefined);
  const type = found && MEDIA_TYPES.get(found.ext);
  if (!type) throw new UnusableMediaError('holds no picture, video or sound of a type that is taken');
  return type;
}
