import { formatHex, parse } from 'culori';

const COLOR =
  /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\([^()]*\)|(?<![\w-])[a-z]{3,20}(?![\w(-])/gi;
const VARIABLE = /var\(\s*(--[\w-]+)\s*(?:,((?:[^()]|\([^()]*\))*))?\)/g;
/** Lists of three, as some frameworks keep colours for `hsl(var(--primary))`. */
const BARE_HSL = /^\d+(?:\.\d+)?(?:deg)?\s+\d+(?:\.\d+)?%\s+\d+(?:\.\d+)?%$/;
const BARE_RGB = /^\d{1,3}[\s,]+\d{1,3}[\s,]+\d{1,3}$/;
/** See-through colours say little of what is seen. */
const LEAST_ALPHA = 0.5;
const DEEPEST = 6;

/** Custom properties of a site by name. */
export type StyleVariables = ReadonlyMap<string, string>;

/** Colours of a CSS value as `#rrggbb`, in order, its variables looked up. */
export function colorsIn(value: string, variables: StyleVariables): string[] {
  const plain = withVariables(value, variables).replace(/light-dark\(([^,()]+|[^()]*\([^()]*\)),.*\)/gi, '$1');
  if (BARE_HSL.test(plain)) return colorOf(`hsl(${plain})`);
  if (BARE_RGB.test(plain)) return colorOf(`rgb(${plain.replace(/[\s,]+/g, ' ')})`);
  if (/^url\(/i.test(plain)) return [];
  return [...plain.matchAll(COLOR)].flatMap(([word]) => colorOf(word));
}

/** Empty for what is no colour, or hardly one. */
function colorOf(text: string): string[] {
  // An alpha that is still a variable is one.
  const parsed = parse(text.replace(/\/\s*var\([^)]*\)/g, ''));
  return parsed && (parsed.alpha ?? 1) >= LEAST_ALPHA ? [formatHex(parsed)] : [];
}

function withVariables(value: string, variables: StyleVariables, depth = 0): string {
  if (depth >= DEEPEST || !value.includes('var(')) return value.trim();
  const next = value.replace(VARIABLE, (_, name: string, fallback?: string) => variables.get(name) ?? fallback ?? '1');
  return next === value || next.length > 2_000 ? next.trim() : withVariables(next, variables, depth + 1);
}
