import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { BadRequestError, DomainError, requestIdFrom } from '@app/platform';
import { errorBody } from './error.dto';

/** What is known of an answer that is on its way. */
interface Answering {
  readonly headersSent: boolean;
  readonly writableEnded: boolean;
}
interface Refusal {
  status: number;
  error: DomainError;
}

/** How long a client may go on sending what was refused already. */
const REST_WITHIN_MS = 3_000;

const tooLarge = (detail: string): DomainError =>
  new DomainError('too_large', `too_large: ${detail}`, `The server takes no ${detail}.`);

/** By the code of Node's parser. */
const REFUSALS: Partial<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: { status: 431, error: tooLarge('address and headers over 16 KB together') },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, error: tooLarge('chunk extensions over 16 KB') },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    error: new DomainError(
      'bad_request',
      'request_timeout: the request did not arrive whole',
      'The request did not arrive whole in the time that it is waited for. Send it again.',
    ),
  },
};
const NOT_HTTP: Refusal = {
  status: 400,
  error: new BadRequestError([{ path: 'request', message: 'is not valid HTTP' }]),
};

/** Refuses what breaks off before it is a request, in the words of every other refusal. */
export class ConnectionErrors {
  private readonly answers = new WeakMap<Duplex, Answering>();

  /** `headers` stand on every refusal. */
  constructor(private readonly headers: Readonly<Record<string, string>> = {}) {}

  /** Says what is being answered over a connection: nothing may be written into the middle of it. */
  watch(connection: Duplex, answer: Answering): void {
    this.answers.set(connection, answer);
  }

  /** Answers an error of Node's parser, and ends the connection. */
  refuse(error: { code?: string }, connection: Duplex): void {
    // What is still sent after a refusal is refused by the parser again.
    if (connection.writableEnded) return;
    const answer = this.answers.get(connection);
    const isInAnswer = answer?.headersSent === true && !answer.writableEnded;
    if (error.code === 'ECONNRESET' || isInAnswer || !connection.writable) return void connection.destroy();
    const { status, error: told } = REFUSALS[error.code ?? ''] ?? NOT_HTTP;
    connection.end(written(status, told, this.headers));
    // Closed at once, the client's system would drop the answer for what it has not sent yet.
    const timer = setTimeout(() => connection.destroy(), REST_WITHIN_MS);
    connection.once('close', () => clearTimeout(timer));
  }
}

function written(status: number, error: DomainError, headers: Readonly<Record<string, string>>): string {
  const requestId = requestIdFrom(undefined);
  const body = JSON.stringify(errorBody(error, requestId));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${requestId}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
