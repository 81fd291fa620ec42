import type { PageDocument, PageElement } from '../readers/page/page-element';
import { metaOf } from '../readers/page/page-head';
import { resolve } from '../readers/page/page-pictures';
import { makersIn } from './page-names';

/** Where a logo may be had: at an address, or drawn in the page itself. */
export type LogoRef = { url: string } | { svg: string };

/** More are not tried. */
const MOST = 6;
const LOGO = /\blogo|brand(?:mark|ing)?\b/i;
const LONGEST_DRAWING = 200_000;

/** Logos of a page, the likeliest first: what its maker names, what its header shows, then its icons. */
export function logosOf(document: PageDocument, base: string): LogoRef[] {
  const header = document.querySelector('header,nav,[role="banner"],[class*="header" i]');
  const shown = [...(header ? [header] : []), document.documentElement].flatMap((within) => shownIn(within, base));
  const icons = [...document.querySelectorAll('link[rel~="apple-touch-icon"],link[rel~="icon"]')].sort(bySize);
  const named = [...makersIn(document).map(({ logo }) => addressOf(logo)), metaOf(document, 'og:logo')?.text ?? null];
  const found: LogoRef[] = [
    ...at(named, base),
    ...shown,
    ...at(
      icons.map((icon) => icon.getAttribute('href')),
      base,
    ),
  ];
  const known = new Set<string>();
  return found
    .filter((logo) => {
      const key = JSON.stringify(logo);
      return known.has(key) ? false : known.add(key);
    })
    .slice(0, MOST);
}

function shownIn(within: PageElement, base: string): LogoRef[] {
  const pictures = [...within.querySelectorAll('img')].filter((picture) =>
    isLogo(picture, ['class', 'id', 'alt', 'src']),
  );
  const drawings = [...within.querySelectorAll('svg')].filter((drawing) =>
    isLogo(drawing, ['class', 'id', 'aria-label']),
  );
  return [
    ...at(
      pictures.slice(0, 2).map((picture) => picture.getAttribute('src')),
      base,
    ),
    ...drawings.slice(0, 1).flatMap((drawing) => {
      const svg = (drawing as PageElement & { outerHTML: string }).outerHTML;
      return svg.length > LONGEST_DRAWING ? [] : [{ svg }];
    }),
  ];
}

/** Said by itself, or by a link or box right around it. */
function isLogo(element: PageElement, names: readonly string[]): boolean {
  const says = (on: PageElement | null, of: readonly string[]): boolean =>
    on !== null && of.some((name) => LOGO.test(on.getAttribute(name) ?? ''));
  const around = ['class', 'id', 'aria-label', 'title'];
  return says(element, names) || says(element.parentElement, around) || says(element.closest('a'), around);
}

function at(addresses: ReadonlyArray<string | null>, base: string): LogoRef[] {
  return addresses.flatMap((address): LogoRef[] => {
    const inline = /^data:image\/svg\+xml(;base64)?,(.*)$/is.exec(address ?? '');
    if (inline)
      return [{ svg: inline[1] ? Buffer.from(inline[2] ?? '', 'base64').toString() : decoded(inline[2] ?? '') }];
    const url = address === null || address.startsWith('data:') ? null : resolve(address, base);
    return url === null ? [] : [{ url }];
  });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Larger first; an icon of a touch screen is large where it does not say. */
function bySize(a: PageElement, b: PageElement): number {
  return sizeOf(b) - sizeOf(a);
}

function sizeOf(icon: PageElement): number {
  if (/svg/i.test(icon.getAttribute('type') ?? '')) return 400;
  const said = Number.parseInt(icon.getAttribute('sizes') ?? '', 10);
  return Number.isNaN(said) ? (/touch/.test(icon.getAttribute('rel') ?? '') ? 180 : 16) : said;
}

function addressOf(logo: unknown): string | null {
  if (Array.isArray(logo)) return addressOf(logo[0]);
  if (typeof logo === 'string') return logo;
  const { url = null, contentUrl = null } = (logo ?? {}) as { url?: unknown; contentUrl?: unknown };
  return [url, contentUrl].find((address) => typeof address === 'string') ?? null;
}
