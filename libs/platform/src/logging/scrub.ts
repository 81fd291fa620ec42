const GONE = '***';
/** Shorter secrets would also match unrelated words. */
const SHORTEST = 6;

/** Ends of key names whose values are secret: `apiKey`, `x-csrf-token`, `set-cookie`. */
const NAMES =
  '(?:api|secret|media|access|private|signing)[-_]?keys?|authorization|cookie|password|passwd|secret|token|signature';
/** Secret query parameters, those of signed storage links included. */
const PARAMETERS = `k|t|sig|code|key|x-amz-[a-z-]+|[\\w-]*(?:${NAMES})`;

const RULES: ReadonlyArray<[RegExp, string]> = [
  // In JSON, and in JSON inside a JSON string.
  [new RegExp(`("[\\w.-]*(?:${NAMES})":\\s*")(?:[^"\\\\]|\\\\.)*(?=")`, 'gi'), `$1${GONE}`],
  [new RegExp(`(\\\\"[\\w.-]*(?:${NAMES})\\\\":\\s*\\\\").*?(?=\\\\")`, 'gi'), `$1${GONE}`],
  // Lists, as in Node's headers.
  [new RegExp(`("[\\w.-]*(?:${NAMES})":\\s*)\\[[^\\]]*(?:\\]|$)`, 'gi'), `$1"${GONE}"`],
  // Anchored at `://`: a pattern that starts with the scheme would be tried at every letter of a long word.
  [/:\/\/[^\s"'\\/@]+@/g, `://${GONE}@`],
  [new RegExp(`([?&#;](?:${PARAMETERS})=)[^&\\s"'\\\\#)\\]]+`, 'gi'), `$1${GONE}`],
  [/\b(Bearer|Basic|Digest|Token)\s+[\w.~+/=-]{6,}/gi, `$1 ${GONE}`],
  // Keys of this service, of Stripe, of webhooks and of language models.
  [/\b(sk|rk|pk|et|whsec)[_-][\w/+=-]{12,}/g, `$1_${GONE}`],
];

/** Removes secrets from log lines: configured ones by value, others by shape and place. */
export class Scrubber {
  private readonly known: RegExp | null;

  constructor(secrets: ReadonlyArray<string | undefined>) {
    const written = secrets.flatMap((secret) => (secret && secret.length >= SHORTEST ? waysToWrite(secret) : []));
    // Longest first: one may contain another.
    const sorted = [...new Set(written)].sort((a, b) => b.length - a.length);
    this.known = sorted.length > 0 ? new RegExp(sorted.map(literally).join('|'), 'g') : null;
  }

  /** The line without secrets; JSON stays valid. */
  scrub(line: string): string {
    const known = this.known ? line.replace(this.known, GONE) : line;
    return RULES.reduce((text, [pattern, kept]) => text.replace(pattern, kept), known);
  }
}

/** The secret as is, in JSON, in an address, and in a basic auth header. */
function waysToWrite(secret: string): string[] {
  return [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)];
}

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}
