/** The part of the DOM that readers use; the parser's own types are those of browsers, which this program has not. */
export interface PageNode {
  readonly nodeType: number;
  readonly textContent: string | null;
  readonly childNodes: ArrayLike<PageNode> & Iterable<PageNode>;
}

/** An element of a parsed page. */
export interface PageElement extends PageNode {
  readonly tagName: string;
  readonly id: string;
  readonly parentElement: PageElement | null;
  readonly children: ArrayLike<PageElement> & Iterable<PageElement>;
  readonly previousElementSibling: PageElement | null;
  readonly nextElementSibling: PageElement | null;
  getAttribute(name: string): string | null;
  hasAttribute(name: string): boolean;
  querySelector(selector: string): PageElement | null;
  querySelectorAll(selector: string): Iterable<PageElement>;
  closest(selector: string): PageElement | null;
  remove(): void;
}

/** A parsed page. */
export interface PageDocument {
  readonly documentElement: PageElement;
  readonly body: PageElement | null;
  readonly title: string;
  querySelector(selector: string): PageElement | null;
  querySelectorAll(selector: string): Iterable<PageElement>;
}

/** Tells an element from text and comments. */
export function isElement(node: PageNode): node is PageElement {
  return node.nodeType === 1;
}

/** A selector that finds this element again: its id, or its place below the nearest id. */
export function selectorOf(element: PageElement): string {
  const parts: string[] = [];
  for (let node: PageElement | null = element; node && parts.length < 8; node = node.parentElement) {
    const tag = node.tagName.toLowerCase();
    if (/^[A-Za-z][\w-]*$/.test(node.id)) return [`#${node.id}`, ...parts].join(' > ');
    if (tag === 'body' || tag === 'html') return [tag, ...parts].join(' > ');
    let place = 1;
    for (let before = node.previousElementSibling; before; before = before.previousElementSibling) {
      if (before.tagName === node.tagName) place += 1;
    }
    parts.unshift(`${tag}:nth-of-type(${place})`);
  }
  return parts.join(' > ');
}

const UNSEEN = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE', 'SVG', 'IFRAME', 'HEAD']);
/** What stands on one line, however it is marked. */
const INLINE_JOINED = new Set([
  'SUP',
  'SUB',
  'B',
  'STRONG',
  'I',
  'EM',
  'U',
  'SMALL',
  'MARK',
  'A',
  'ABBR',
  'FONT',
  'BDI',
  'WBR',
  'TT',
  'CODE',
]);

/** What a reader of the page sees of an element; elements that touch are parted by a space, as their boxes are. */
export function visibleText(node: PageNode): string {
  const parts: string[] = [];
  collect(node, parts);
  return parts
    .join('')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();
}

function collect(node: PageNode, parts: string[]): void {
  for (const child of node.childNodes) {
    if (child.nodeType === 3) parts.push(child.textContent ?? '');
    if (!isElement(child) || UNSEEN.has(child.tagName.toUpperCase())) continue;
    // Footnote marks ("[3]") are no part of a value.
    if (child.tagName === 'SUP' && /^\s*\[?[\w\s]{1,6}\]\s*$/.test(child.textContent ?? '')) continue;
    const apart = !INLINE_JOINED.has(child.tagName.toUpperCase());
    if (apart) parts.push(' ');
    collect(child, parts);
    if (apart) parts.push(' ');
  }
}
