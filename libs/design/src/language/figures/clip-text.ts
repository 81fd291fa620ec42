const LONGEST_LINK = 40;

/** Cuts a text at a word; one without spaces at a letter. */
function clipText(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = Array.from(text)
    .slice(0, most)
    .join('')
    .replace(/\s+\S*$/u, '')
    .replace(/[,;:.]$/, '');
  return `${cut}…`;
}

/** The whole sentences or clauses of a text that have room; where its first has none, as much of it as there is room for. */
export function clipSentences(text: string, most: number): string {
  if (text.length <= most) return text;
  const [clauses = ''] = WHOLE.exec(text.slice(0, most + 1)) ?? [];
  const kept = clauses.trim().replace(/[;；]$/u, '');
  return kept.length < LEAST_CLAUSE ? clipText(text, most) : kept;
}

/** A clause ends before a space or the end, so that no decimal and no hour ends one. */
const WHOLE = /^.*(?:[.;!?](?=\s)|[。；！？])/su;
/** A shorter one is an abbreviation, or says nothing alone. */
const LEAST_CLAUSE = 24;

/** An address as people write it: without its scheme, `www.` and query. */
export function clipLink(url: string): string {
  const link = url
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '');
  return clipText(link, LONGEST_LINK);
}

/** An address on a chain by its ends. */
export function clipAddress(address: string): string {
  return address.length > 14 ? `${address.slice(0, 6)}…${address.slice(-4)}` : address;
}
