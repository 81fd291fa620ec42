/** A mail as its reader's program shows it. */
export interface ReadMail {
  /** By lower-case name, unfolded. */
  headers: Record<string, string>;
  text: string;
  html: string;
  /** The token of the link in it. */
  token: string;
}

/** Reads a mail of a plain part and an HTML part (RFC 2045, RFC 2046). */
export function readMail(raw: string): ReadMail {
  const { headers, body } = splitPart(raw);
  const boundary = /boundary="?([^";]+)/.exec(headers['content-type'] ?? '')?.[1] ?? '';
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => splitPart(part.replace(/^\r\n/, '')));
  const contentOf = (type: string) => {
    const part = parts.find((each) => each.headers['content-type']?.startsWith(type));
    return part ? decode(part.body, part.headers['content-transfer-encoding'] ?? '') : '';
  };
  const text = contentOf('text/plain');
  return { headers, text, html: contentOf('text/html'), token: /#token=(\w+)/.exec(text)?.[1] ?? '' };
}

function splitPart(raw: string): { headers: Record<string, string>; body: string } {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = lines.map((line) => /^([^:]+): ?(.*)$/.exec(line)?.slice(1, 3) ?? ['', '']);
  return {
    headers: Object.fromEntries(headers.map(([name = '', value]) => [name.toLowerCase(), value])) as Record<
      string,
      string
    >,
    body: rest.join('\r\n\r\n'),
  };
}

function decode(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
