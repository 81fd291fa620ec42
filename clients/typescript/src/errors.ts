import type { components } from './schema.ts';

/** A refusal as the API words it (`error`, `message`, `details`), with its HTTP status. */
export class FactreelError extends Error {
  override readonly name: string = 'FactreelError';
  /** Such as `insufficient_credits`: what stands before the colon of `error`. */
  readonly code: string;
  /** Such as `insufficient_credits: needed 490, held 50, short 440`. */
  readonly error: string;
  /** Every argument that is wrong, where some are. */
  readonly details: ReadonlyArray<components['schemas']['ErrorDetail']>;
  /** What to name when you ask the operator about it. */
  readonly requestId: string | null;
  /** The page that says what the code means and what to do; null where the answer has no address. */
  readonly docUrl: string | null;

  constructor(
    readonly status: number,
    body: unknown,
    headers: Headers,
    url = '',
  ) {
    const { error, message, details, requestId } = refusalOf(body);
    const words = error ?? `http_${status}`;
    super(message && !words.includes(message) ? `${words} (${message})` : words);
    this.error = words;
    this.code = words.split(':', 1)[0] ?? words;
    this.details = details ?? [];
    this.requestId = requestId ?? headers.get('x-request-id');
    const [base, ...rest] = url.split('/v1/');
    this.docUrl = rest.length > 0 ? `${base}/docs/errors#${this.code}` : null;
  }
}

/** No answer came, however often it was asked; `cause` tells why. */
export class FactreelConnectionError extends Error {
  override readonly name = 'FactreelConnectionError';
}

/** The video ended in `error`: `video.lastError` has the reason, and what failed was given back. */
export class VideoFailedError extends Error {
  override readonly name = 'VideoFailedError';

  constructor(readonly video: components['schemas']['Video']) {
    super(`${video.videoId} failed: ${video.lastError ?? 'no reason was given'}`);
  }
}

/** A delivery that is not what the service sent, or not now. Answer it 400 and do nothing else. */
export class WebhookSignatureError extends Error {
  override readonly name = 'WebhookSignatureError';
}

type Refusal = Partial<components['schemas']['Error']>;

function refusalOf(body: unknown): Refusal {
  return typeof body === 'object' && body !== null ? body : {};
}
