import type { Fact, FactPack } from '../fact';
import { isPlace } from '../fact-place';
import { AS_OF_NAMES, SOURCE_NAMES } from './column.words';

type References = Pick<FactPack, 'pictures' | 'asOf' | 'source' | 'links' | 'handles' | 'window'>;

const WINDOW = 'window';
const NAMES = [...AS_OF_NAMES, ...SOURCE_NAMES, WINDOW];
const PICTURE_NAME = /(icon|image|img|logo|picture|photo|avatar|thumbnail|cover|crest|flag)/i;
const PICTURE_FILE = /\.(png|jpe?g|webp|gif|avif)(\?|$)/i;

/** Finds what a video refers to: source, date, links, handles, pictures and a stated window. */
export function findReferences(facts: readonly Fact[]): References {
  const shallow = facts.filter((fact) => fact.path.length <= 2 && !isPlace(fact.path.at(-1)));
  const called = new Map<string, Fact[]>(NAMES.map((name) => [name, []]));
  for (const fact of shallow) called.get(fact.words.join(' '))?.push(fact);
  const named = (names: readonly string[], kinds: readonly string[]): string | null =>
    names.flatMap((name) => called.get(name) ?? []).find(({ kind }) => kinds.includes(kind))?.key ?? null;
  const urls = facts.filter((fact) => fact.kind === 'url');
  const pictures = urls.filter((fact) => isPicture(fact));
  return {
    pictures: pictures.map((fact) => ({
      key: fact.key,
      url: String(fact.value),
      owner: fact.key.slice(0, Math.max(0, fact.key.lastIndexOf('/'))),
    })),
    asOf: named(AS_OF_NAMES, ['date']),
    source: named(SOURCE_NAMES, ['name', 'text', 'handle']),
    links: urls.filter((fact) => !isPicture(fact)).map((fact) => fact.key),
    handles: facts.filter((fact) => fact.kind === 'handle').map((fact) => fact.key),
    window: called.get(WINDOW)?.find(({ value }) => /^\d+ ?(h|d|w|mo|y|min)$/i.test(String(value)))?.key ?? null,
  };
}

function isPicture(fact: Fact): boolean {
  const url = String(fact.value);
  return /^https?:\/\//i.test(url) && (PICTURE_NAME.test(fact.path.at(-1) ?? '') || PICTURE_FILE.test(url));
}
