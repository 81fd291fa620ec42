import type { SourceLine } from '../figures/read-lines';
import { isElement, selectorOf, visibleText, type PageElement } from './page-element';

const BLOCKS = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY CAPTION CENTER DD DETAILS DIV DL DT FIELDSET FIGCAPTION FIGURE FORM H1 H2 H3 H4 H5 H6 HEADER HGROUP HR LI MAIN OL P PRE SECTION SUMMARY TABLE TBODY TD TFOOT TH THEAD TR UL'.split(
    ' ',
  ),
);
/** Told elsewhere, or not to be told. */
const SKIPPED = new Set(
  'SCRIPT STYLE NOSCRIPT TEMPLATE SVG IFRAME TABLE DL NAV FOOTER ASIDE FORM BUTTON SELECT DIALOG AUDIO VIDEO HEAD'.split(
    ' ',
  ),
);
const FRAME_ROLES = /^(?:navigation|complementary|contentinfo|search|dialog|alert|menu|menubar)$/;
const FRAME_NAMES =
  /(?:^|[\s_-])(?:nav|navbar|menu|breadcrumbs?|footer|sidebar|comments?|respond|related|recommended|share|sharing|social|cookies?|consent|newsletter|subscribe|promo|advert|ads?|sponsor(?:ed)?|banner|popup|modal|pagination|pager|widget|hidden|sr-only|visually-hidden|skip-link|most-read|trending)(?:$|[\s_-])/i;

/** Tells whether an element is the page's frame (menus, notices, shares) and not what it tells. */
export function isFrame(element: PageElement): boolean {
  const tag = element.tagName.toUpperCase();
  if (tag === 'NAV' || tag === 'FOOTER' || tag === 'ASIDE' || tag === 'FORM') return true;
  if (element.hasAttribute('hidden') || element.getAttribute('aria-hidden') === 'true') return true;
  if (/display\s*:\s*none|visibility\s*:\s*hidden/i.test(element.getAttribute('style') ?? '')) return true;
  if (FRAME_ROLES.test(element.getAttribute('role') ?? '')) return true;
  if (tag === 'BODY' || tag === 'MAIN' || tag === 'ARTICLE' || tag === 'HTML') return false;
  // A restaurant's menu is what its page is about.
  const names = `${element.getAttribute('class') ?? ''} ${element.id}`;
  return FRAME_NAMES.test(names) && !(/menu/i.test(names) && /\p{Nd}[.,]\p{Nd}{2}/u.test(element.textContent ?? ''));
}

/** Tells whether an element stands inside the page's frame. */
export function isInFrame(element: PageElement): boolean {
  for (let node: PageElement | null = element; node; node = node.parentElement) if (isFrame(node)) return true;
  return false;
}

/** The blocks of a page that hold text of their own, in reading order; tables and lists of terms are read apart. */
export function linesOf(root: PageElement): SourceLine[] {
  const lines: SourceLine[] = [];
  const state = { heading: null as string | null, groups: 0 };
  visit(root, lines, state, 0);
  return lines;
}

function visit(
  element: PageElement,
  lines: SourceLine[],
  state: { heading: string | null; groups: number },
  group: number,
): void {
  const own = (state.groups += 1);
  const children = [...element.children].filter((child) => !isDropped(child));
  if (!children.some(holdsBlock)) {
    const text = ownText(element);
    const isHeading = /^H[1-6]$/i.test(element.tagName);
    if (text !== '')
      lines.push({ text, where: selectorOf(element), heading: isHeading ? null : state.heading, isHeading, group });
    if (isHeading && text.length <= 90) state.heading = text;
    return;
  }
  const loose = [...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent ?? '');
  const text = loose.join(' ').replace(/\s+/g, ' ').trim();
  if (/\p{Nd}/u.test(text)) lines.push({ text, where: selectorOf(element), heading: state.heading, group: own });
  for (const child of children) visit(child, lines, state, own);
}

function isDropped(element: PageElement): boolean {
  return SKIPPED.has(element.tagName.toUpperCase()) || isFrame(element);
}

function holdsBlock(element: PageElement): boolean {
  return BLOCKS.has(element.tagName.toUpperCase()) || [...element.children].some(holdsBlock);
}

function ownText(element: PageElement): string {
  return [...element.children].some((child) => isElement(child) && isDropped(child))
    ? [...element.childNodes]
        .filter((node) => !isElement(node) || !isDropped(node))
        .map((node) => (isElement(node) ? visibleText(node) : (node.textContent ?? '')))
        .join(' ')
        .replace(/\s+/g, ' ')
        .trim()
    : visibleText(element);
}
