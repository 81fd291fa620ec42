import { colorsIn, type StyleVariables } from './color-value';
import type { PagePart, PartFinder } from './page-parts';
import type { StyleDeclaration } from './style-sheet';

/** What a colour does on a site: marks it, carries it, or writes on it. */
export type ColorRole = 'accent' | 'ground' | 'ink';

/** A colour (`#rrggbb`) that a site uses; weights only compare with each other. */
export interface ColorUse {
  color: string;
  role: ColorRole;
  weight: number;
}

type Meaning = readonly [role: ColorRole, weight: number];

/** What a background or a text colour says, by what wears it. */
const BACKGROUND: Readonly<Record<PagePart, Meaning>> = {
  root: ['ground', 12],
  page: ['ground', 8],
  frame: ['ground', 3],
  button: ['accent', 6],
  link: ['accent', 2],
  heading: ['ground', 1],
  other: ['ground', 0.5],
};
const INK: Readonly<Record<PagePart, Meaning>> = {
  root: ['ink', 10],
  page: ['ink', 6],
  frame: ['ink', 1],
  button: ['ink', 0.5],
  link: ['accent', 4],
  heading: ['accent', 2],
  other: ['accent', 0.5],
};
const EDGE: Meaning = ['accent', 0.5];

/** Named by its maker, whatever wears it. The end of a name may tell a shade that stands for the colour itself. */
const NAMED: ReadonlyArray<readonly [RegExp, Meaning]> = [
  [named('primary|brand|accent|cta|highlight'), ['accent', 8]],
  [named('main|theme|key|secondary'), ['accent', 3]],
  [named('background|bg|body-bg|page|paper|canvas|ground|base-100'), ['ground', 6]],
  [named('surface|card'), ['ground', 2]],
  [named('text|foreground|fg|ink|body-color'), ['ink', 5]],
];
/** Colours that browsers and frameworks bring along when nobody chose any. */
const UNCHOSEN = new Set(['#0000ee', '#0000ff', '#551a8b', '#007bff', '#0d6efd']);
const CHIEF = /primary|brand|cta|accent|main/i;
const SIDE = /secondary|outline|ghost|danger|error|warning|success|info|disabled|close|link/i;
const CHIEF_WEIGHT = 1.6;
const SIDE_WEIGHT = 0.25;
/** What many elements wear counts more than what one does, but not without end. */
const MOST_WORN = 4;
const MOST_USES = 300;

/** Every colour that the declarations put on the page, and those that its makers gave a telling name. */
export function colorUses(
  declarations: readonly StyleDeclaration[],
  parts: PartFinder,
  variables: StyleVariables,
): ColorUse[] {
  return declarations.flatMap((declaration) => {
    const uses = declaration.property.startsWith('--')
      ? namedUse(declaration.property, declaration.value, variables)
      : wornUses(declaration, parts, variables);
    return uses.filter(({ color }) => !UNCHOSEN.has(color));
  });
}

/** The weightiest, each colour of a role once: what a hostile page brings on top is nobody's brand. */
export function heaviestUses(uses: readonly ColorUse[]): ColorUse[] {
  const known = new Map<string, ColorUse>();
  for (const use of uses) {
    const key = `${use.role} ${use.color}`;
    known.set(key, { ...use, weight: use.weight + (known.get(key)?.weight ?? 0) });
  }
  return [...known.values()].sort((a, b) => b.weight - a.weight).slice(0, MOST_USES);
}

/** What one declaration says of one part of the page. */
export function usesOf(
  { property, value }: Pick<StyleDeclaration, 'property' | 'value'>,
  part: PagePart,
  variables: StyleVariables,
): ColorUse[] {
  const meaning = meaningOf(property, part);
  if (!meaning) return [];
  const [role, weight] = meaning;
  const colors = colorsIn(value, variables);
  return colors.map((color) => ({ color, role, weight: weight / colors.length }));
}

function meaningOf(property: string, part: PagePart): Meaning | null {
  if (property === 'background' || property === 'background-color' || property === 'background-image')
    return BACKGROUND[part];
  if (property === 'color') return INK[part];
  return /^(?:border(?:-[a-z]+)?-color|border|fill|stroke|accent-color)$/.test(property) ? EDGE : null;
}

function wornUses(declaration: StyleDeclaration, parts: PartFinder, variables: StyleVariables): ColorUse[] {
  return declaration.targets.flatMap((target) => {
    const names = [target.id ?? '', ...target.classes].join(' ');
    const emphasis = CHIEF.test(names) ? CHIEF_WEIGHT : SIDE.test(names) ? SIDE_WEIGHT : 1;
    return [...parts.find(target)].flatMap(([part, count]) => {
      const worn = emphasis * Math.min(MOST_WORN, Math.sqrt(count));
      return usesOf(declaration, part, variables).map((use) => ({ ...use, weight: use.weight * worn }));
    });
  });
}

function namedUse(name: string, value: string, variables: StyleVariables): ColorUse[] {
  const meaning = NAMED.find(([pattern]) => pattern.test(name))?.[1];
  const [color] = meaning ? colorsIn(value, variables) : [];
  return meaning && color ? [{ color, role: meaning[0], weight: meaning[1] }] : [];
}

function named(words: string): RegExp {
  const before = '(?:[a-z]{1,8}-)?(?:colou?rs?-|clr-|c-)?';
  return new RegExp(`^--${before}(?:${words})(?:-(?:colou?r|default|base|main|primary|500|600))?$`, 'i');
}
