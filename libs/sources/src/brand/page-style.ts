import { parsePage } from '../readers/page/page-document';
import type { PageDocument } from '../readers/page/page-element';
import { colorsIn } from './color-value';
import { colorUses, type ColorUse, heaviestUses, usesOf } from './color-uses';
import { type BrandFonts, fontUses } from './font-uses';
import { themeColorOf } from './page-look';
import { PageParts, partOf } from './page-parts';
import { readManifest, themeUse } from './site-manifest';
import { readInlineStyle, readStyleSheet, type StyleDeclaration } from './style-sheet';

/** What a page with its style sheets wears. */
export interface PageStyle {
  uses: ColorUse[];
  fonts: BrandFonts;
  /** Of the manifest, where there is one. */
  name: string | null;
  icons: string[];
}

const THEME_WEIGHT = 6;
const MOST_INLINE = 500;
/** A page that names no ground of its own stands on the browser's. */
const PAPER: ColorUse = { color: '#ffffff', role: 'ground', weight: 1 };

/** Reads what a page wears. Style sheets that are broken say less, never nothing. */
export function readPageStyle(
  html: string,
  sheets: readonly string[],
  manifest: { text: string; url: string } | null,
): PageStyle {
  const document = parsePage(html);
  const declarations = sheets.flatMap(readStyleSheet);
  const variables = variablesIn(declarations);
  const parts = new PageParts(document);
  const app = manifest ? readManifest(manifest.text, manifest.url) : null;
  const worn = [
    ...colorUses(declarations, parts, variables),
    ...inlineUses(document, variables),
    ...colorsIn(themeColorOf(document) ?? '', variables).map((color) => themeUse(color, THEME_WEIGHT)),
    ...(app?.uses ?? []),
  ];
  return {
    // Paper is only said where anything is: a page without colours has no ground of its own.
    uses: worn.length > 0 ? heaviestUses([...worn, PAPER]) : [],
    fonts: fontUses(declarations, parts, variables),
    name: app?.name ?? null,
    icons: app?.icons ?? [],
  };
}

/** Those of the root before those of a part of the page. */
function variablesIn(declarations: readonly StyleDeclaration[]): Map<string, string> {
  const isRoot = ({ targets }: StyleDeclaration): boolean =>
    targets.some(({ tag }) => tag === 'html' || tag === 'body');
  const own = declarations.filter(({ property }) => property.startsWith('--'));
  const variables = new Map<string, string>();
  for (const { property, value } of own.filter((declaration) => !isRoot(declaration)).reverse())
    variables.set(property, value);
  for (const { property, value } of own.filter(isRoot)) variables.set(property, value);
  return variables;
}

function inlineUses(document: PageDocument, variables: ReadonlyMap<string, string>): ColorUse[] {
  const styled = [...document.querySelectorAll('[style]')].slice(0, MOST_INLINE);
  const old = [...document.querySelectorAll('body[bgcolor]')];
  return [
    ...styled.flatMap((element) =>
      readInlineStyle(element.getAttribute('style') ?? '').flatMap((declaration) =>
        usesOf(declaration, partOf(element), variables),
      ),
    ),
    ...old.flatMap((body) =>
      usesOf({ property: 'background-color', value: body.getAttribute('bgcolor') ?? '' }, 'root', variables),
    ),
  ];
}
