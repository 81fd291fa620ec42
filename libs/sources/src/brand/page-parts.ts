import type { PageDocument, PageElement } from '../readers/page/page-element';
import type { StyleTarget } from './style-sheet';

/** What an element is to a visitor, as far as a brand shows in it. */
export type PagePart = 'root' | 'page' | 'frame' | 'button' | 'link' | 'heading' | 'other';

const MOST_ELEMENTS = 20_000;
const FRAMES = new Set(['HEADER', 'NAV', 'FOOTER']);
const HEADINGS = new Set(['H1', 'H2', 'H3']);
const BUTTON_NAME = /(?:^|[-_])(?:btn|button|cta)(?:$|[-_])/i;
const PAGE_NAME = /^(?:app|root|__next|__nuxt|page|wrapper|main|content)$/i;

/** Tells which parts of a page a selector's last step finds, and how many of each. */
export interface PartFinder {
  find(target: StyleTarget): ReadonlyMap<PagePart, number>;
}

/** Parts of a parsed page by tag, id and class. */
export class PageParts implements PartFinder {
  private readonly byName = new Map<string, Map<PagePart, number>>();

  constructor(document: PageDocument) {
    let seen = 0;
    for (const element of document.querySelectorAll('*')) {
      seen += 1;
      if (seen > MOST_ELEMENTS) break;
      const part = partOf(element);
      for (const name of namesOf(element)) this.count(name, part);
    }
  }

  /** Empty where nothing on the page answers to all names of the target. */
  find({ tag, id, classes }: StyleTarget): ReadonlyMap<PagePart, number> {
    const names = [
      ...(id === null ? [] : [`#${id}`]),
      ...classes.map((name) => `.${name}`),
      ...(tag === null || tag === '*' ? [] : [tag]),
    ];
    const found = names.map((name) => this.byName.get(name) ?? new Map<PagePart, number>());
    const [rarest] = found.sort((a, b) => totalOf(a) - totalOf(b));
    return rarest ?? new Map<PagePart, number>();
  }

  private count(name: string, part: PagePart): void {
    const parts = this.byName.get(name) ?? new Map<PagePart, number>();
    parts.set(part, (parts.get(part) ?? 0) + 1);
    this.byName.set(name, parts);
  }
}

/** The part that one element is. */
export function partOf(element: PageElement): PagePart {
  const tag = element.tagName.toUpperCase();
  if (tag === 'HTML' || tag === 'BODY') return 'root';
  if (tag === 'BUTTON' || element.getAttribute('role') === 'button' || isSubmit(element, tag)) return 'button';
  if (tag === 'A') return classesOf(element).some((name) => BUTTON_NAME.test(name)) ? 'button' : 'link';
  if (HEADINGS.has(tag)) return 'heading';
  if (FRAMES.has(tag)) return 'frame';
  const isOutermost = element.parentElement?.tagName.toUpperCase() === 'BODY';
  return tag === 'MAIN' || (isOutermost && PAGE_NAME.test(element.id)) ? 'page' : 'other';
}

function isSubmit(element: PageElement, tag: string): boolean {
  return tag === 'INPUT' && /^(?:submit|button)$/i.test(element.getAttribute('type') ?? '');
}

function namesOf(element: PageElement): string[] {
  const id = element.id ? [`#${element.id}`] : [];
  return [element.tagName.toLowerCase(), ...id, ...classesOf(element).map((name) => `.${name}`)];
}

function classesOf(element: PageElement): string[] {
  return (element.getAttribute('class') ?? '').split(/\s+/).filter((name) => name !== '');
}

function totalOf(parts: ReadonlyMap<PagePart, number>): number {
  return [...parts.values()].reduce((total, count) => total + count, 0);
}
