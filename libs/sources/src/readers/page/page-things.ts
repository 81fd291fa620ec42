import type { Json, JsonObject } from '@app/facts';
import type { SourceDraft } from '../source-draft';
import { selectorOf, visibleText, type PageDocument, type PageElement } from './page-element';

/** Of the page's makers and machinery, not of what it tells. */
const MACHINERY = new Set(
  '@context @id @type image images logo thumbnail thumbnailUrl thumbnailurl publisher mainEntityOfPage potentialAction sameAs url inLanguage isPartOf breadcrumb review reviews articleBody text hasPart contentUrl embedUrl video speakable primaryImageOfPage identifier productID sku gtin gtin8 gtin12 gtin13 gtin14 mpn serialNumber telephone email priceValidUntil shippingDetails hasMerchantReturnPolicy itemCondition worstRating bestRating position recipeInstructions directApply latitude longitude geo target'.split(
    ' ',
  ),
);
/** Types that describe the page itself, or its way in the site. */
const FRAME_TYPES =
  /^(?:WebSite|WebPage|BreadcrumbList|ImageObject|SearchAction|SiteNavigationElement|WPHeader|WPFooter|VideoObject|ItemPage|CollectionPage|ListItem)$/;
const MAKER_TYPES = /^(?:Organization|NewsMediaOrganization|Corporation|Person)$/;
const MOST_DEPTH = 5;
const MOST_ENTRIES = 60;

/** Reads what the page says in JSON-LD and microdata of the things it is about: products, recipes, events, jobs. */
export function readThings(document: PageDocument, draft: SourceDraft): void {
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
    for (const thing of thingsOf(parse(script.textContent ?? ''))) takeThing(thing, selectorOf(script), draft);
  }
  for (const scope of document.querySelectorAll('[itemscope]')) {
    if (!scope.hasAttribute('itemprop')) takeThing(microdataOf(scope, 0), selectorOf(scope), draft);
  }
}

function parse(text: string): Json {
  try {
    return JSON.parse(text.replace(/^\s*(?:<!--|\/\*<!\[CDATA\[\*\/)|(?:-->|\/\*\]\]>\*\/)\s*$/g, '')) as Json;
  } catch {
    return null;
  }
}

function thingsOf(node: Json): JsonObject[] {
  if (Array.isArray(node)) return node.flatMap(thingsOf);
  if (typeof node !== 'object' || node === null) return [];
  return node['@graph'] === undefined ? [node] : thingsOf(node['@graph'] ?? null);
}

function takeThing(thing: JsonObject, where: string, draft: SourceDraft): void {
  const type = typeOf(thing);
  if (type === '' || FRAME_TYPES.test(type)) return;
  if (MAKER_TYPES.test(type)) {
    const logo = thing['logo'];
    const url = typeof logo === 'object' && logo !== null && !Array.isArray(logo) ? logo['url'] : logo;
    if (typeof url === 'string') draft.brand.logoUrl ??= url;
    if (typeof thing['name'] === 'string') draft.brand.siteName ??= thing['name'];
    return;
  }
  const own = typeof thing['name'] === 'string' ? [thing['name'].slice(0, 60)] : [];
  const name = draft.freeName([], [type.charAt(0).toLowerCase() + type.slice(1), ...own]);
  if (name === undefined) return;
  copy(thing, [name], where, draft);
}

function typeOf(thing: JsonObject): string {
  const type = thing['@type'];
  const first = Array.isArray(type) ? type[0] : type;
  return typeof first === 'string' ? first.replace(/^https?:\/\/schema\.org\//, '') : '';
}

function copy(node: Json, path: string[], where: string, draft: SourceDraft): void {
  if (node === null || path.length > MOST_DEPTH) return;
  if (Array.isArray(node)) {
    // A list of one is the one: schema.org lets either stand for the other.
    if (node.length === 1) return copy(node[0] ?? null, path, where, draft);
    node.slice(0, MOST_ENTRIES).forEach((entry, index) => copy(entry, [...path, String(index)], where, draft));
  } else if (typeof node === 'object') {
    for (const [name, value] of Object.entries(node)) {
      if (!MACHINERY.has(name) && !name.startsWith('@')) copy(value, [...path, NAMES.get(name) ?? name], where, draft);
    }
  } else {
    draft.put(path, typeof node === 'string' ? told(node) : node, where);
  }
}

/** Names under which facts know what a sibling says of a number. */
const NAMES = new Map([
  ['priceCurrency', 'currency'],
  ['unitText', 'unit'],
]);

/** Numbers are written as texts as often as not; addresses of schema.org's terms say their last word. */
function told(text: string): string | number {
  const trimmed = text.trim();
  if (/^-?\d+(?:\.\d+)?$/.test(trimmed) && !/^0\d/.test(trimmed)) return Number(trimmed);
  return trimmed.replace(/^https?:\/\/schema\.org\//, '').replace(/<[^>]+>/g, ' ');
}

function microdataOf(scope: PageElement, depth: number): JsonObject {
  const thing: JsonObject = { '@type': scope.getAttribute('itemtype') ?? '' };
  if (depth > MOST_DEPTH) return thing;
  for (const property of scope.querySelectorAll('[itemprop]')) {
    if (property.parentElement?.closest('[itemscope]') !== scope) continue;
    const value = property.hasAttribute('itemscope') ? microdataOf(property, depth + 1) : microValue(property);
    for (const name of (property.getAttribute('itemprop') ?? '').split(/\s+/)) if (name) thing[name] ??= value;
  }
  return thing;
}

function microValue(property: PageElement): string {
  return (
    property.getAttribute('content') ??
    property.getAttribute('datetime') ??
    (property.tagName === 'DATA' || property.tagName === 'METER' ? property.getAttribute('value') : null) ??
    visibleText(property)
  );
}
