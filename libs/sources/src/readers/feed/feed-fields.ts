import type { Json, JsonObject } from '@app/facts';
import { parsePage } from '../page/page-document';
import { visibleText } from '../page/page-element';

/** The first text under these names; Atom wraps its texts, Dublin Core lists them. Null where there is none. */
export function textAt(node: JsonObject | null, ...names: string[]): string | null {
  for (const name of names) {
    const value: Json | undefined = node?.[name];
    const first = Array.isArray(value) ? value[0] : value;
    if (typeof first === 'string' && first.trim() !== '') return first.trim();
    const inner = node && objectAt(node, name);
    const held = inner?.['value'] ?? inner?.['text'];
    if (typeof held === 'string' && held.trim() !== '') return held.trim();
  }
  return null;
}

/** The object under a name; null where something else stands there. */
export function objectAt(node: JsonObject, name: string): JsonObject | null {
  const value = node[name];
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
}

/** The objects of the first list under these names. */
export function listAt(node: JsonObject | null, ...names: string[]): JsonObject[] {
  const list = names.map((name) => node?.[name]).find((value) => Array.isArray(value)) ?? [];
  return list.filter(
    (entry): entry is JsonObject => typeof entry === 'object' && entry !== null && !Array.isArray(entry),
  );
}

/** The first web address under these names. */
export function linkAt(node: JsonObject | null, base: string | null, ...names: string[]): string | null {
  return names.map((name) => addressOf(node?.[name], base)).find((link) => link !== null) ?? null;
}

/** A web address, resolved; null for anything else. */
export function addressOf(value: Json | undefined, base: string | null): string | null {
  if (typeof value !== 'string' || value.trim() === '' || !URL.canParse(value.trim(), base ?? undefined)) return null;
  const { protocol, href } = new URL(value.trim(), base ?? undefined);
  return /^https?:$/.test(protocol) ? href : null;
}

/** The words of a text that may hold markup, as the descriptions of feeds do, some of them escaped twice. */
export function plainText(html: string): string {
  if (!/[<&]/.test(html)) return html.replace(/\s+/g, ' ').trim();
  const { body } = parsePage(html.slice(0, 100_000));
  const text = body ? visibleText(body) : '';
  return /<\/?[a-z][^>]*>/i.test(text) && text !== html ? plainText(text) : text;
}
