import { dataName, type SourcePack } from '@app/sources';

const LONGEST = 80;
const LEAST_CUT = 40;

/**
 * What a video is called until its script exists, where its order has no title: by its source, by the first name of its
 * data, else by the words that it is ordered with. Null where there is none of these.
 */
export function workingTitle(
  order: { brief?: string; text?: string; headline?: string },
  pack: Pick<SourcePack, 'title' | 'data' | 'url'>,
): string | null {
  const words = [pack.title, dataName(pack.data), order.headline, order.brief, order.text, hostOf(pack.url)];
  for (const word of words) {
    const line = (word ?? '').trim().split(/\n/u, 1)[0]?.trim() ?? '';
    if (line !== '') return cut(line);
  }
  return null;
}

function hostOf(url: string | null): string | null {
  return url !== null && URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : null;
}

/** At the end of a word, where there is one. */
function cut(line: string): string {
  const letters = [...line];
  if (letters.length <= LONGEST) return line;
  const start = letters.slice(0, LONGEST - 1).join('');
  const end = start.lastIndexOf(' ');
  return `${(end >= LEAST_CUT ? start.slice(0, end) : start).trimEnd()}…`;
}
