import type { Fact, FactExtremes } from '../fact';
import { isFigure } from '../fact-figure';
import { pointerOf, type Json } from '../json-pointer';

const DEEPEST = 4;

/** Finds pairs of named objects such as `bestMover` and `worstMover`. */
export function findExtremes(root: Json, byKey: ReadonlyMap<string, Fact>): FactExtremes[] {
  const pairs: Array<{ best: string; worst: string }> = [];
  const visit = (node: Json, path: string[]): void => {
    if (node === null || typeof node !== 'object' || Array.isArray(node) || path.length > DEEPEST) return;
    for (const [name, child] of Object.entries(node)) {
      const twin = twinOf(name);
      if (twin !== null && Object.hasOwn(node, twin))
        pairs.push({ best: pointerOf([...path, name]), worst: pointerOf([...path, twin]) });
      if (typeof child === 'object') visit(child, [...path, name]);
    }
  };
  visit(root, []);
  const inside = membersOf(new Set(pairs.flatMap(({ best, worst }) => [best, worst])), byKey);
  return pairs.flatMap(({ best, worst }) => {
    const ends = { best: endOf(inside.get(best) ?? []), worst: endOf(inside.get(worst) ?? []) };
    return ends.best && ends.worst ? [{ best: ends.best, worst: ends.worst }] : [];
  });
}

function twinOf(name: string): string | null {
  if (/^best/i.test(name)) return name.replace(/best/i, (best) => (best === 'best' ? 'worst' : 'Worst'));
  return /^top/i.test(name) ? name.replace(/top/i, 'bottom') : null;
}

/** The facts within each of these objects, at any depth. */
function membersOf(objects: ReadonlySet<string>, byKey: ReadonlyMap<string, Fact>): Map<string, Fact[]> {
  const members = new Map<string, Fact[]>([...objects].map((object) => [object, []]));
  if (objects.size === 0) return members;
  for (const fact of byKey.values()) {
    for (let end = fact.key.indexOf('/'); end >= 0; end = fact.key.indexOf('/', end + 1))
      members.get(fact.key.slice(0, end))?.push(fact);
  }
  return members;
}

function endOf(inside: readonly Fact[]): FactExtremes['best'] | null {
  const name =
    inside.find((fact) => ['name', 'handle'].includes(fact.kind)) ?? inside.find((fact) => fact.kind === 'date');
  const figure = inside.find(isFigure);
  return name && figure ? { name: { key: name.key, form: 'full' }, figure: figure.key } : null;
}
