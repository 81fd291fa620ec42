import type { ReadFootage, ReadStill } from '../read-source';
import { visibleText, type PageDocument, type PageElement } from './page-element';
import { metaOf } from './page-head';
import { isInFrame } from './page-lines';

/** Smaller ones are icons, buttons and counters; pixels. */
const SMALLEST = 100;
const LAZY = ['data-src', 'data-original', 'data-lazy-src', 'src'];
const NO_PICTURE =
  /(?:^|[/._-])(?:pixel|spacer|blank|sprite|avatar|emoji|icon|logo|badge|button|placeholder|1x1)(?:[/._-]|$)/i;

/** The pictures a page shows, the one it shares first, each with size and alternative text where the page gives them. */
export function picturesOf(document: PageDocument, base: string | null): ReadStill[] {
  const stills = new Map<string, ReadStill>();
  const take = (address: string | null | undefined, alt: string, width: number | null, height: number | null): void => {
    const url = address ? resolve(address, base) : null;
    const known = url === null ? undefined : stills.get(url);
    if (known) known.alt ||= said(alt);
    if (url === null || known) return;
    stills.set(url, { url, bytes: null, width, height, alt: said(alt) });
  };
  const shared =
    metaOf(document, 'og:image:secure_url') ?? metaOf(document, 'og:image') ?? metaOf(document, 'twitter:image');
  const size = (name: string): number | null => pixels(metaOf(document, `og:image:${name}`)?.text ?? null);
  take(
    shared?.text,
    metaOf(document, 'og:image:alt')?.text ?? metaOf(document, 'twitter:image:alt')?.text ?? '',
    size('width'),
    size('height'),
  );
  for (const picture of document.querySelectorAll('img')) {
    const width = pixels(picture.getAttribute('width'));
    const height = pixels(picture.getAttribute('height'));
    if ((width ?? SMALLEST) < SMALLEST || (height ?? SMALLEST) < SMALLEST || isInFrame(picture)) continue;
    const address =
      largestOf(picture) ??
      LAZY.map((name) => picture.getAttribute(name)).find((value) => value && !value.startsWith('data:'));
    if (address && !NO_PICTURE.test(address))
      take(address, picture.getAttribute('alt')?.trim() || captionOf(picture), width, height);
  }
  // What the page shares is of its subject, where nobody says what it shows.
  const title = metaOf(document, 'og:title')?.text;
  if (shared && title) take(shared.text, title, null, null);
  return [...stills.values()];
}

/** Videos that the page plays itself; players of other sites are not files. */
export function videosOf(document: PageDocument, base: string | null): ReadFootage[] {
  const videos = new Map<string, ReadFootage>();
  for (const video of document.querySelectorAll('video')) {
    const source = video.getAttribute('src') ?? video.querySelector('source')?.getAttribute('src');
    const url = source ? resolve(source, base) : null;
    const poster = video.getAttribute('poster');
    if (url) videos.set(url, { url, poster: poster ? resolve(poster, base) : null });
  }
  const shared = metaOf(document, 'og:video:secure_url') ?? metaOf(document, 'og:video');
  const url = shared && /\.(?:mp4|webm|mov|m4v)(?:$|\?)/i.test(shared.text) ? resolve(shared.text, base) : null;
  if (url && !videos.has(url)) videos.set(url, { url, poster: null });
  return [...videos.values()];
}

/** An address of the page as a whole http(s) address; null for anything else. */
export function resolve(address: string, base: string | null): string | null {
  if (!URL.canParse(address.trim(), base ?? undefined)) return null;
  const url = new URL(address.trim(), base ?? undefined);
  return /^https?:$/.test(url.protocol) ? url.href : null;
}

function largestOf(picture: PageElement): string | null {
  const sets = [picture.getAttribute('srcset') ?? picture.getAttribute('data-srcset')];
  if (picture.parentElement?.tagName === 'PICTURE') {
    for (const source of picture.parentElement.querySelectorAll('source')) sets.push(source.getAttribute('srcset'));
  }
  const offers = sets
    .flatMap((set) => (set ?? '').split(/,\s+/))
    .map((entry) => entry.trim().split(/\s+/))
    .filter(([address]) => address && !address.startsWith('data:'))
    .map(([address, size]) => ({ address: address ?? '', size: Number.parseFloat(size ?? '1') || 1 }));
  return offers.sort((a, b) => b.size - a.size)[0]?.address ?? null;
}

function said(alt: string): string {
  return alt.replace(/\s+/g, ' ').trim().slice(0, 300);
}

function captionOf(picture: PageElement): string {
  const caption = picture.closest('figure')?.querySelector('figcaption');
  const others = ['title', 'aria-label'].map((name) => picture.getAttribute(name)?.trim());
  return caption ? visibleText(caption) : (others.find(Boolean) ?? '');
}

function pixels(text: string | null): number | null {
  const number = /^\s*(\d{1,5})(?:px)?\s*$/.exec(text ?? '')?.[1];
  return number === undefined ? null : Number(number);
}
