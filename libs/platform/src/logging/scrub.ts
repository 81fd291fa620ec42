const GONE = '***';
/** Shorter ones would take words out of lines that have nothing to do with them. */
const SHORTEST = 6;

/** Names behind which secrets stand, at the end of a key: `apiKey`, `x-csrf-token`, `set-cookie`. */
const NAMES =
  '(?:api|secret|media|access|private|signing)[-_]?keys?|authorization|cookie|password|passwd|secret|token|signature';
/** What opens something as part of an address, the names of signed storage links included. */
const PARAMETERS = `k|t|sig|code|key|x-amz-[a-z-]+|[\\w-]*(?:${NAMES})`;

const RULES: ReadonlyArray<[RegExp, string]> = [
  // In JSON, and in JSON that stands as a text in JSON.
  [new RegExp(`("[\\w.-]*(?:${NAMES})":\\s*")(?:[^"\\\\]|\\\\.)*(?=")`, 'gi'), `$1${GONE}`],
  [new RegExp(`(\\\\"[\\w.-]*(?:${NAMES})\\\\":\\s*\\\\").*?(?=\\\\")`, 'gi'), `$1${GONE}`],
  // Lists, as Node's headers have them.
  [new RegExp(`("[\\w.-]*(?:${NAMES})":\\s*)\\[[^\\]]*(?:\\]|$)`, 'gi'), `$1"${GONE}"`],
  // Found by the `://`: a scheme that is looked for first is looked for from every letter of a long word.
  [/:\/\/[^\s"'\\/@]+@/g, `://${GONE}@`],
  [new RegExp(`([?&#;](?:${PARAMETERS})=)[^&\\s"'\\\\#)\\]]+`, 'gi'), `$1${GONE}`],
  [/\b(Bearer|Basic|Digest|Token)\s+[\w.~+/=-]{6,}/gi, `$1 ${GONE}`],
  // Of this service, of Stripe, of signed webhooks, of language models.
  [/\b(sk|rk|pk|et|whsec)[_-][\w/+=-]{12,}/g, `$1_${GONE}`],
];

/** Takes secrets out of lines of the log: those of the configuration by their very letters, others by their shape and place. */
export class Scrubber {
  private readonly known: RegExp | null;

  constructor(secrets: ReadonlyArray<string | undefined>) {
    const written = secrets.flatMap((secret) => (secret && secret.length >= SHORTEST ? waysToWrite(secret) : []));
    // The longest first: one may stand within another.
    const sorted = [...new Set(written)].sort((a, b) => b.length - a.length);
    this.known = sorted.length > 0 ? new RegExp(sorted.map(literally).join('|'), 'g') : null;
  }

  /** The line without them; JSON stays JSON. */
  scrub(line: string): string {
    const known = this.known ? line.replace(this.known, GONE) : line;
    return RULES.reduce((text, [pattern, kept]) => text.replace(pattern, kept), known);
  }
}

/** As it stands, within JSON, in an address, and in a header of HTTP basic. */
function waysToWrite(secret: string): string[] {
  return [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)];
}

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}
