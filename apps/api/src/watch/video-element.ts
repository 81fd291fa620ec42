import type { ViewedVideo } from '@app/videos';
import type { ViewerLinks } from './viewer-links';
import { watchWords } from './watch-words';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text as it may stand anywhere in HTML, attributes included. */
export function htmlText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** An address as a page of the same host names it. */
export function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return htmlText(pathname + search);
}

/**
 * The video with its poster and captions. Nothing plays by itself: what is told is to be heard, and browsers play alone
 * only what is mute. Small screens take the smaller cut.
 */
export function videoElement({ title, spec }: Pick<ViewedVideo, 'title' | 'spec'>, { files }: ViewerLinks): string {
  if (files === null) return '';
  return `<video controls playsinline preload="metadata" poster="${pathOf(files.poster)}" aria-label="${htmlText(title)}">
<source src="${pathOf(files.web)}" type="video/mp4" media="(max-width: 720px)"><source src="${pathOf(files.video)}" type="video/mp4">
<track kind="captions" srclang="${htmlText(spec.language)}" label="${watchWords(spec.language).captions}" src="${pathOf(files.captions)}"></video>`;
}
