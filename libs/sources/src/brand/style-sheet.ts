import { type CssNode, generate, parse, type Rule, type Selector } from 'css-tree';

/** The last step of a selector: what an element must be, without states such as hover. */
export interface StyleTarget {
  tag: string | null;
  id: string | null;
  classes: string[];
}

/** One declaration with what it is for; custom properties keep their dashes. */
export interface StyleDeclaration {
  targets: StyleTarget[];
  property: string;
  value: string;
}

/** More declarations than any site wears; the rest of a bomb is not looked at. */
const MOST_DECLARATIONS = 40_000;
const OTHER_SITUATION = /prefers-color-scheme\s*:\s*dark|^print\b|forced-colors|prefers-contrast/i;
/** A theme that a visitor may choose is not what the site looks like. */
const OTHER_THEME =
  /\.(?:theme-|is-|mode-)?dark(?:-mode|-theme)?(?![\w-])|\[data-[\w-]*(?:theme|mode|scheme)[^\]]*dark/i;
const STATES = new Set(['hover', 'focus', 'focus-visible', 'focus-within', 'active', 'disabled', 'visited', 'checked']);

/** Reads a style sheet as a visitor by day sees it: no dark or print variants, no states, no animations. */
export function readStyleSheet(css: string): StyleDeclaration[] {
  const found: StyleDeclaration[] = [];
  const visit = (node: CssNode): void => {
    if (found.length >= MOST_DECLARATIONS) return;
    if (node.type === 'StyleSheet' || node.type === 'Block') node.children.forEach(visit);
    if (node.type === 'Rule') found.push(...ruleDeclarations(node));
    if (node.type !== 'Atrule' || !node.block) return;
    const situation = node.prelude ? generate(node.prelude) : '';
    if (/^(?:media|supports|layer)$/i.test(node.name) && !OTHER_SITUATION.test(situation)) visit(node.block);
  };
  visit(parse(css, { parseValue: false, parseAtrulePrelude: false, parseCustomProperty: false }));
  return found;
}

/** Declarations of a `style` attribute, for whichever element wears it. */
export function readInlineStyle(style: string): Array<Pick<StyleDeclaration, 'property' | 'value'>> {
  const list = parse(style, { context: 'declarationList', parseValue: false });
  return list.type === 'DeclarationList' ? list.children.toArray().flatMap(declared) : [];
}

function ruleDeclarations({ prelude, block }: Rule): StyleDeclaration[] {
  if (prelude.type !== 'SelectorList') return [];
  const targets = prelude.children.toArray().flatMap((selector) => {
    const isOurs = selector.type === 'Selector' && !OTHER_THEME.test(generate(selector));
    return isOurs ? (targetOf(selector) ?? []) : [];
  });
  if (targets.length === 0) return [];
  return block.children.toArray().flatMap((node) => declared(node).map((declaration) => ({ targets, ...declaration })));
}

function declared(node: CssNode): Array<Pick<StyleDeclaration, 'property' | 'value'>> {
  if (node.type !== 'Declaration') return [];
  const { property, value } = node;
  return [{ property: property.startsWith('--') ? property : property.toLowerCase(), value: generate(value).trim() }];
}

function targetOf(selector: Selector): StyleTarget | null {
  const target: StyleTarget = { tag: null, id: null, classes: [] };
  for (const part of selector.children.toArray().reverse()) {
    if (part.type === 'Combinator') break;
    if (part.type === 'PseudoElementSelector') return null;
    if (part.type === 'PseudoClassSelector') {
      if (STATES.has(part.name)) return null;
      if (part.name === 'root') target.tag = 'html';
    }
    if (part.type === 'TypeSelector') target.tag = part.name.toLowerCase();
    if (part.type === 'IdSelector') target.id = part.name;
    if (part.type === 'ClassSelector') target.classes.push(part.name);
  }
  return target;
}
