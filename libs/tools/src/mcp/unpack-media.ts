import type { ImageContent, ResourceLink } from '@modelcontextprotocol/server';

/** An answer with its media beside it. */
export interface Unpacked {
  /** As it was, but that a picture within says which of `images` it is. */
  body: Record<string, unknown>;
  links: ResourceLink[];
  images: ImageContent[];
}

/** A page of a list with links to every video of it would be more than an agent can use. */
const MOST_LINKS = 24;
const PICTURE = /^data:(image\/[a-z+.-]+);base64,/;
const TYPES: Record<string, string> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  wav: 'audio/wav',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  vtt: 'text/vtt',
  srt: 'application/x-subrip',
};
/** Fields whose address is a page to show to people. */
const PAGES = new Set(['watchUrl', 'shareUrl']);

/**
 * Finds the media of an answer: addresses of videos, pictures and pages become links, pictures in `data:` URLs become
 * pictures, since a model reads a picture but not its base64.
 */
export function unpackMedia(answer: object): Unpacked {
  const links = new Map<string, ResourceLink>();
  const images: ImageContent[] = [];
  const read = (value: unknown, path: string[]): unknown => {
    if (typeof value === 'string') return text(value, path);
    if (Array.isArray(value)) return value.map((item, index) => read(item, [...path, String(index)]));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, read(inner, [...path, key])]));
  };
  const text = (value: string, path: string[]): string => {
    const mimeType = PICTURE.exec(value)?.[1];
    if (mimeType) {
      images.push({ type: 'image', data: value.slice(value.indexOf(',') + 1), mimeType });
      return `attached picture ${images.length}`;
    }
    const linked = typeOfLink(value, path.at(-1) ?? '');
    if (linked && !links.has(value) && links.size < MOST_LINKS)
      links.set(value, { type: 'resource_link', uri: value, name: path.join('.'), mimeType: linked });
    return value;
  };
  return { body: read(answer, []) as Record<string, unknown>, links: [...links.values()], images };
}

/** The media type behind an address; undefined for what is no address of media. */
function typeOfLink(value: string, field: string): string | undefined {
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) return undefined;
  if (PAGES.has(field)) return 'text/html';
  return TYPES[/\.([a-z0-9]+)$/i.exec(new URL(value).pathname)?.[1]?.toLowerCase() ?? ''];
}
