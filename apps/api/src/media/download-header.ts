const LONGEST_NAME = 100;
/** Signs that some file system has a use of its own for. */
const UNFIT = /[\s\p{Cc}/\\:*?"<>|]+/gu;

/**
 * `Content-Disposition` that has a browser save a video's file under its title (RFC 6266), `ending` being the file's own:
 * in full for today's browsers, in ASCII for the others.
 */
export function downloadHeader(title: string, ending: string): string {
  const letters = [...title.toWellFormed().replace(UNFIT, ' ').trim()];
  const name = letters.slice(0, LONGEST_NAME).join('').trim() || 'video';
  const ascii = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]|%/g, '')
    .replace(/ +/g, ' ')
    .trim();
  return `attachment; filename="${ascii || 'video'}${ending}"; filename*=UTF-8''${encoded(`${name}${ending}`)}`;
}

/** RFC 8187: `encodeURIComponent` leaves some signs that are none of its. */
function encoded(name: string): string {
  return encodeURIComponent(name).replace(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
