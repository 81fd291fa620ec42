import { Scrubber, storableJson } from '@app/platform';

/** Replaces what was removed or cut. */
const GONE = '…';
/** Characters kept in total, names included. */
const MOST_LETTERS = 4_000;
const MOST = { letters: 200, items: 10, fields: 40, depth: 6 };

/** Names of secret fields, in lower case without `-` and `_`. */
const SECRET_NAME =
  /pass(?:w(?:or)?d|phrase|code)?$|pwd$|secret|token|apikey|(?:access|private|signing|media)key|^key$|authorization|^auth$|bearer|cookie|credential|csrf|session|signature|^otp$|^pin$|^cv[cv]$|cardnumber|paymentmethod|^headers$/;
/** Base64 broken into lines, as in mail and certificates. */
const LINES = /^[\w+/=-]{20,}(?:\r?\n[\w+/=-]+)+\s*$/;
const CERTIFICATE = /-----BEGIN[^]*/g;
const INLINE_FILE = /\bdata:[\w.+-]*\/?[\w.+-]*(?:;[\w=.+-]+)*,\S*/gi;
/** The query and fragment of an address may hold secrets. */
const QUERY = /(https?:\/\/[^\s?#]*)[?#]\S*/gi;
/** A shorter run of characters is not a key. */
const LONG_RUN = /[\w+/=-]{20,}/g;
const LONGEST_WORD = 20;
const OWN_ID = /^[a-z]{2,5}_[0-9a-z]{20}$/;
const PLAIN_PART = /^(?:[\w.-]{0,19}|[a-z]{2,5}_[0-9a-z]{20})$/;
const CHAIN_ADDRESS = /^0x[0-9a-f]{40}$/i;

const scrubber = new Scrubber([]);

/**
 * The part of a request's body that may be kept: without secrets and media, and cut to stay small. Null without a body.
 * Secrets have no known shape, so any long run of letters and digits that is not an id of ours is removed too.
 */
export function loggableBody(body: unknown): unknown {
  return body === undefined || body === null || Buffer.isBuffer(body) ? null : storableJson(new Cut().value(body, 0));
}

/** Removes secrets from a path (without its query) and cuts it to length. */
export function loggablePath(path: string): string {
  const parts = path.split('/');
  // Nearly all paths are plain, and this runs for every request.
  if (parts.every((part) => PLAIN_PART.test(part))) return path.slice(0, MOST.letters);
  return storableJson(parts.map(withoutSecrets).join('/').slice(0, MOST.letters));
}

/** One walk over a body, which ends once enough was kept. */
class Cut {
  private left = MOST_LETTERS;

  value(value: unknown, depth: number): unknown {
    if (this.left <= 0) return GONE;
    if (typeof value === 'string') return this.text(value);
    if (typeof value !== 'object' || value === null) return this.kept(value);
    if (depth >= MOST.depth) return this.kept(GONE);
    return Array.isArray(value) ? this.list(value, depth) : this.object(value, depth);
  }

  private list(list: unknown[], depth: number): unknown[] {
    const kept: unknown[] = [];
    for (const item of list) {
      if (kept.length >= MOST.items || this.left <= 0) return [...kept, `${GONE} ${list.length - kept.length} more`];
      kept.push(this.value(item, depth + 1));
    }
    return kept;
  }

  private object(object: object, depth: number): Record<string, unknown> {
    const kept: Array<[string, unknown]> = [];
    const names = Object.keys(object);
    for (const name of names) {
      if (kept.length >= MOST.fields || this.left <= 0) {
        kept.push([GONE, `${names.length - kept.length} more`]);
        break;
      }
      const isSecret = SECRET_NAME.test(name.toLowerCase().replace(/[-_\s]/g, ''));
      const value = (object as Record<string, unknown>)[name];
      kept.push([this.text(name), isSecret ? this.kept(GONE) : this.value(value, depth + 1)]);
    }
    return Object.fromEntries(kept);
  }

  private text(text: string): string {
    return this.kept(withoutSecrets(cutOff(text)));
  }

  private kept<T>(value: T): T {
    this.left -= String(value).length + 1;
    return value;
  }
}

/** A run that is cut in two can no longer be recognised, so its first half is removed too. */
function cutOff(text: string): string {
  return text.length <= MOST.letters ? text : text.slice(0, MOST.letters).replace(/[^\s"',;]*$/, '') + GONE;
}

function withoutSecrets(text: string): string {
  if (LINES.test(text)) return GONE;
  const plain = text.replace(CERTIFICATE, GONE).replace(INLINE_FILE, GONE).replace(QUERY, `$1?${GONE}`);
  return scrubber.scrub(plain).replace(LONG_RUN, (run) => (isHarmless(run) ? run : GONE));
}

/** Whether every part of a run is harmless: words, an id of ours, a blockchain address, or little more than a number. */
function isHarmless(run: string): boolean {
  return run
    .split('/')
    .every((part) => OWN_ID.test(part) || CHAIN_ADDRESS.test(part) || isWords(part) || isPlain(part));
}

/** Words, as in `revenueByRegionAndQuarter` or `how-rates-have-changed`; random text has none. */
function isWords(part: string): boolean {
  return part.split(/[-_]|(?=[A-Z])/).every((word) => word.length < LONGEST_WORD && /^[A-Za-z][a-z]+$/.test(word));
}

/** Short parts, as in paths: `v1`, `vid-7`, `2026-11-27`. */
function isPlain(part: string): boolean {
  return part.length <= 3 || (part.length < LONGEST_WORD && /^(?:[A-Za-z][a-z]*[-_]?\d{0,9}|[\d-]{1,10})$/.test(part));
}
