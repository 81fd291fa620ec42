import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex, Readable } from 'node:stream';
import type { SafeFetch } from '@app/platform';

const USER = 'reader';
const SECRET_BYTES = 24;
const MOST_CONNECTIONS = 200;
/** Of one connection, not of the message that it carries. */
const HOP_BY_HOP = /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade)$/i;

/** How a proxy's own browser reaches it. */
export interface ProxyAccess {
  server: string;
  username: string;
  password: string;
}

/**
 * The only way out of a browser: a forward proxy on the loopback for one reading, opened by a secret of its own. Every
 * connection, plain or tunnelled, is judged by `SafeFetch` on the address that it is really made to; so are redirects,
 * parts of the page, web sockets and what its scripts ask for, since all of them come through here.
 */
export class FilteringProxy {
  private readonly ending = new AbortController();
  private readonly password = randomBytes(SECRET_BYTES).toString('base64url');
  private readonly server = createServer((asked, answer) => void this.forward(asked, answer));
  private bytes = 0;

  /** `onFull` is called once, when more than `maxBytes` came in and went out; the proxy is closed then. */
  constructor(
    private readonly safeFetch: SafeFetch,
    private readonly maxBytes: number,
    private readonly onFull: () => void,
  ) {
    this.server.maxConnections = MOST_CONNECTIONS;
    this.server.on('connect', (asked: IncomingMessage, socket: Duplex, head: Buffer) => {
      socket.on('error', () => socket.destroy());
      void this.tunnel(asked, socket, head);
    });
    this.server.on('clientError', (_, socket) => socket.destroy());
  }

  /** Listens on a free port of the loopback. */
  async start(): Promise<ProxyAccess> {
    await new Promise<void>((ready, failed) => {
      this.server.once('error', failed);
      this.server.listen(0, '127.0.0.1', ready);
    });
    const { port } = this.server.address() as AddressInfo;
    return { server: `http://127.0.0.1:${port}`, username: USER, password: this.password };
  }

  /** Ends every connection. */
  close(): void {
    this.ending.abort();
    this.server.close();
    this.server.closeAllConnections();
  }

  private async forward(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    answer.on('error', () => answer.destroy());
    if (!this.isOurs(asked)) return refuse(answer, 407);
    const { url = '', method } = asked;
    const upstream = await this.open(url).catch(() => null);
    if (!upstream) return refuse(answer, 403);
    const { pathname, search, host } = new URL(url);
    const headers = { ...endToEnd(asked.headers), host, connection: 'close' };
    const path = `${pathname}${search}`;
    const onward = request({ method, path, headers, createConnection: () => upstream }, (answered) => {
      answered.on('error', () => answer.destroy());
      answer.writeHead(answered.statusCode ?? 502, endToEnd(answered.headers));
      this.counted(answered).pipe(answer);
    });
    onward.on('error', () => (answer.headersSent ? answer.destroy() : refuse(answer, 502)));
    this.counted(asked).pipe(onward);
  }

  private async tunnel(asked: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    if (!this.isOurs(asked)) return void socket.end(statusLine(407));
    const upstream = await this.open(`https://${asked.url}/`).catch(() => null);
    if (!upstream || socket.destroyed) {
      upstream?.destroy();
      return void socket.end(statusLine(403));
    }
    const end = (): void => {
      upstream.destroy();
      socket.destroy();
    };
    upstream.on('close', end);
    socket.on('close', end);
    socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    upstream.write(head);
    this.counted(upstream).pipe(socket);
    this.counted(socket).pipe(upstream);
  }

  /** A judged connection that ends with this proxy. */
  private async open(address: string): Promise<Socket> {
    const { signal } = this.ending;
    const socket = await this.safeFetch.connect(address, signal);
    const cut = (): void => void socket.destroy();
    signal.addEventListener('abort', cut, { once: true });
    socket.once('close', () => signal.removeEventListener('abort', cut));
    socket.on('error', cut);
    return socket;
  }

  private counted<Stream extends Readable>(stream: Stream): Stream {
    return stream.on('data', (chunk: Buffer) => this.count(chunk.length));
  }

  private count(bytes: number): void {
    if (this.ending.signal.aborted) return;
    this.bytes += bytes;
    if (this.bytes <= this.maxBytes) return;
    this.close();
    this.onFull();
  }

  private isOurs({ headers }: IncomingMessage): boolean {
    const wanted = Buffer.from(`Basic ${Buffer.from(`${USER}:${this.password}`).toString('base64')}`);
    const given = Buffer.from(headers['proxy-authorization'] ?? '');
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  }
}

const REASONS: Readonly<Record<number, string>> = {
  403: 'Forbidden',
  407: 'Proxy Authentication Required',
  502: 'Bad Gateway',
};
const CHALLENGE = 'Basic realm="reader"';

function refuse(answer: ServerResponse, status: 403 | 407 | 502): void {
  answer.writeHead(status, status === 407 ? { 'proxy-authenticate': CHALLENGE } : {}).end();
}

function statusLine(status: 403 | 407): string {
  const challenge = status === 407 ? `Proxy-Authenticate: ${CHALLENGE}\r\n` : '';
  return `HTTP/1.1 ${status} ${REASONS[status]}\r\n${challenge}Content-Length: 0\r\n\r\n`;
}

function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.test(name)));
}
