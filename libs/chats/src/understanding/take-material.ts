/** Material for a video, taken from a message. */
export type Material = { data: Record<string, unknown> } | { sourceUrl: string } | { text: string };

/** A message split into instructions and material. Only `words` are read as instructions. */
export interface TakenMessage {
  words: string;
  material: Material | null;
}

const FENCE = /```[\w-]*\n?([\s\S]*?)```/u;
const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"'“”«»]+[^\s<>"'“”«».,;:!?)\]]/iu;
/** Pasted text is introduced by a line that ends in a colon or a line break. */
const LED_IN = /^([^\n:]{0,200}?)(?::[ \t]*\n?|[ \t]*\n)([\s\S]+)$/u;
const ABOUT_MATERIAL =
  /video|film|clip|movie|reel|this|these|following|text|data|from|sobre|aus|di|de|から|から|로|关于|से|من/iu;
const NAMES_ONE = /title|call|name|titre|título|titolo|titel/iu;
const QUOTED_TEXT = /(?:"([^"]{60,})"|“([^“”]{60,})”|«([^«»]{60,})»)/u;
/** Shorter text after a colon is part of the instruction. */
const LEAST_TEXT = 40;
/** Most opening brackets at which JSON is tried. */
const MOST_TRIES = 10;
/** Longer than any instruction. */
const LONG_MESSAGE = 280;

/** Cuts JSON, an address or a text out of a message. Nothing in the material is read as an instruction. */
export function takeMaterial(message: string): TakenMessage {
  const text = message.trim();
  return (
    inFence(text) ??
    inJson(text) ??
    inAddress(text) ??
    inQuotes(text) ??
    inText(text) ?? { words: text, material: null }
  );
}

function inFence(text: string): TakenMessage | null {
  const [fence, inner = ''] = FENCE.exec(text) ?? [];
  if (fence === undefined || inner.trim() === '') return null;
  const data = dataOf(inner);
  return taken(text.replace(fence, ' '), data ? { data } : { text: inner.trim() });
}

function inJson(text: string): TakenMessage | null {
  for (const { index } of [...text.matchAll(/[{[]/gu)].slice(0, MOST_TRIES)) {
    const end = closing(text, index);
    const data = end > index ? dataOf(text.slice(index, end + 1)) : null;
    if (data) return taken(`${text.slice(0, index)} ${text.slice(end + 1)}`, { data });
  }
  return null;
}

function inAddress(text: string): TakenMessage | null {
  const [found] = ADDRESS.exec(text) ?? [];
  if (found === undefined || text.length - found.length > LONG_MESSAGE) return null;
  return taken(text.replace(found, ' '), { sourceUrl: /^www\./iu.test(found) ? `https://${found}` : found });
}

function inQuotes(text: string): TakenMessage | null {
  const [whole, ...inner] = QUOTED_TEXT.exec(text) ?? [];
  if (whole === undefined || NAMES_ONE.test(text.replace(whole, ''))) return null;
  return taken(text.replace(whole, ' '), { text: inner.find((part) => part !== undefined) ?? '' });
}

function inText(text: string): TakenMessage | null {
  const [, lead = '', rest = ''] = LED_IN.exec(text) ?? [];
  if (rest.trim().length >= LEAST_TEXT && ABOUT_MATERIAL.test(lead) && !NAMES_ONE.test(lead)) {
    return taken(lead, { text: rest.trim() });
  }
  return text.length >= LONG_MESSAGE ? { words: '', material: { text } } : null;
}

function taken(rest: string, material: Material): TakenMessage {
  return {
    words: rest
      .replace(/\s+/gu, ' ')
      .replace(/[\s:]+$/u, '')
      .trim(),
    material,
  };
}

/** Facts need names, so a bare list is wrapped in an object. */
function dataOf(source: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(source);
    if (Array.isArray(value))
      return value.some((row) => typeof row === 'object' && row !== null) ? { rows: value } : null;
    return typeof value === 'object' && value !== null && Object.keys(value).length > 0
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

/** Where the bracket at `from` closes, ignoring strings; -1 if it does not. */
function closing(text: string, from: number): number {
  let depth = 0;
  let inString = false;
  for (let at = from; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (inString) {
      if (letter === '\\') at += 1;
      else if (letter === '"') inString = false;
    } else if (letter === '"') inString = true;
    else if ('{['.includes(letter)) depth += 1;
    else if ('}]'.includes(letter)) {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return -1;
}
