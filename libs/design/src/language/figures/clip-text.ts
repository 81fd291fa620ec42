const LONGEST_LINK = 40;

/** Cuts a text at a word; one without spaces at a letter. */
export function clipText(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = Array.from(text)
    .slice(0, most)
    .join('')
    .replace(/\s+\S*$/u, '')
    .replace(/[,;:.]$/, '');
  return `${cut}…`;
}

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
