import type { Film } from '../../../films/film-query';

/** Markup that plays a film on any page: its web copy with its poster. */
export function embedCode({ title, format, webUrl, url, thumbnail }: Film): string {
  const poster = thumbnail === null ? '' : ` poster="${escaped(thumbnail)}"`;
  const shape = `style="width:100%;aspect-ratio:${format.replace(':', '/')}"`;
  return `<video src="${escaped(webUrl ?? url)}"${poster} title="${escaped(title)}" ${shape} controls playsinline preload="none"></video>`;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}
