import type { StyleVariables } from './color-value';
import type { PagePart, PartFinder } from './page-parts';
import { type FontLikeness, likeFont } from './shipped-fonts';
import type { StyleDeclaration } from './style-sheet';

/** Letters of a site; null where it does not say. */
export interface BrandFonts {
  heading: FontLikeness | null;
  body: FontLikeness | null;
}

const HEADING: Partial<Record<PagePart, number>> = { heading: 4, frame: 0.5 };
const BODY: Partial<Record<PagePart, number>> = { root: 6, page: 4, other: 0.2, link: 0.2 };
const VARIABLE = /var\(\s*(--[\w-]+)\s*(?:,([^()]*))?\)/g;
/** Families that stand in a `font` shorthand behind its size. */
const SHORTHAND = /(?:^|\s)[\d.]+(?:px|em|rem|pt|%)(?:\s*\/\s*[\w.%]+)?\s+(.+)$/;

/** Families by what wears them; headings that name none are set in the body's. */
export function fontUses(
  declarations: readonly StyleDeclaration[],
  parts: PartFinder,
  variables: StyleVariables,
): BrandFonts {
  const weights = { heading: new Map<string, number>(), body: new Map<string, number>() };
  for (const { property, value, targets } of declarations) {
    const list = familiesIn(property, value, variables);
    if (list === null || likeFont(list) === null) continue;
    for (const part of targets.flatMap((target) => [...parts.find(target).keys()])) {
      add(weights.heading, list, HEADING[part] ?? 0);
      add(weights.body, list, BODY[part] ?? 0);
    }
  }
  const body = heaviest(weights.body);
  return { heading: heaviest(weights.heading) ?? body, body };
}

function familiesIn(property: string, value: string, variables: StyleVariables): string | null {
  const said = value.replace(VARIABLE, (_, name: string, other?: string) => variables.get(name) ?? other ?? '');
  if (property === 'font-family') return said;
  return property === 'font' ? (SHORTHAND.exec(said)?.[1] ?? null) : null;
}

function add(weights: Map<string, number>, list: string, weight: number): void {
  if (weight > 0) weights.set(list, (weights.get(list) ?? 0) + weight);
}

function heaviest(weights: ReadonlyMap<string, number>): FontLikeness | null {
  const [first] = [...weights].sort((a, b) => b[1] - a[1]);
  return first ? likeFont(first[0]) : null;
}
