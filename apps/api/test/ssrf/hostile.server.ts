import { createServer, type Server, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';

type Answer = (socket: Socket, address: string) => void;

const DRIP_MS = 500;
const PAGE = '<html lang="en"><head><title>Harbour</title></head><body><p>The wait is 17 minutes.</p></body></html>';
const HTML = 'content-type: text/html\r\n';
const OK = 'HTTP/1.1 200 OK\r\n';

const whole = (body: string, head = HTML): string => `${OK}${head}content-length: ${body.length}\r\n\r\n${body}`;
const moved = (to: string): string => `HTTP/1.1 302 Found\r\nlocation: ${to}\r\ncontent-length: 0\r\n\r\n`;

/** Says this for ever: at once whenever the other side has taken the last, or a little now and then. */
function endless(socket: Socket, piece: string | Buffer, everyMs = 0): void {
  if (everyMs > 0) {
    const timer = setInterval(() => socket.write(piece), everyMs);
    socket.once('close', () => clearInterval(timer));
    return;
  }
  const pour = (): void => {
    while (!socket.destroyed && socket.write(piece));
  };
  socket.on('drain', pour);
  pour();
}

function begin(head: string, piece: string | Buffer, everyMs = 0): Answer {
  return (socket) => {
    socket.write(head);
    endless(socket, piece, everyMs);
  };
}

/** What each path answers, byte for byte. */
const ANSWERS: Readonly<Record<string, Answer>> = {
  '/page': (socket) => socket.end(whole(PAGE)),
  '/to-inside': (socket, port) => socket.end(moved(`http://127.0.0.1:${port}/page`)),
  '/to-inside-name': (socket, port) => socket.end(moved(`http://inside.example:${port}/page`)),
  '/to-turning-name': (socket, port) => socket.end(moved(`http://turned.example:${port}/page`)),
  '/to-inside-decimal': (socket, port) => socket.end(moved(`http://2130706433:${port}/page`)),
  '/to-inside-six': (socket, port) => socket.end(moved(`http://[::ffff:127.0.0.1]:${port}/page`)),
  '/to-file': (socket) => socket.end(moved('file:///etc/passwd')),
  '/to-nothing': (socket) => socket.end(moved('http://[')),
  '/to-password': (socket, port) => socket.end(moved(`http://a:b@127.0.0.9:${port}/page`)),
  '/round': (socket) => socket.end(moved('/round')),
  '/chain': (socket) => socket.end(moved('/chain-1')),
  '/chain-1': (socket) => socket.end(moved('/chain-2')),
  '/chain-2': (socket) => socket.end(moved('/to-inside')),
  '/no-location': (socket) => socket.end('HTTP/1.1 302 Found\r\ncontent-length: 0\r\n\r\n'),
  '/silent': () => undefined,
  '/dripping-head': begin(OK, 'x-a: b\r\n', DRIP_MS),
  '/dripping-line': begin(`${OK}x-a: `, 'b', DRIP_MS),
  '/dripping-body': begin(`${OK}${HTML}content-length: 1000000\r\n\r\n`, '.', DRIP_MS),
  '/endless-informing': begin('', 'HTTP/1.1 102 Processing\r\n\r\n', DRIP_MS),
  '/endless-body': begin(`${OK}${HTML}\r\n`, Buffer.alloc(64_000, 0x20)),
  '/endless-chunks': begin(`${OK}${HTML}transfer-encoding: chunked\r\n\r\n`, `ffff\r\n${' '.repeat(0xffff)}\r\n`),
  '/endless-extension': begin(`${OK}transfer-encoding: chunked\r\n\r\n1;`, 'x'.repeat(10_000)),
  '/endless-trailer': begin(`${OK}transfer-encoding: chunked\r\n\r\n0\r\n`, `x-a: ${'b'.repeat(1_000)}\r\n`),
  '/endless-head': begin(OK, `x-a: ${'b'.repeat(1_000)}\r\n`),
  '/endless-line': begin(`${OK}x-a: `, 'b'.repeat(10_000)),
  '/giant-chunk': (socket) => socket.write(`${OK}transfer-encoding: chunked\r\n\r\nffffffffffffffffff\r\n`),
  '/too-long': (socket) => socket.end(`${OK}${HTML}content-length: 90000000000000000000\r\n\r\n`),
  '/cut-short': (socket) => socket.end(`${OK}${HTML}content-length: 1000\r\n\r\nhalf`),
  '/two-lengths': (socket) => socket.end(`${OK}content-length: 4\r\ncontent-length: 9\r\n\r\nhalf`),
  '/gzip': (socket) => {
    const bomb = gzipSync(Buffer.alloc(100_000_000));
    socket.write(`${OK}${HTML}content-encoding: gzip\r\ncontent-length: ${bomb.length}\r\n\r\n`);
    socket.end(bomb);
  },
  '/no-gzip': (socket) => socket.end(whole(PAGE, `${HTML}content-encoding: gzip\r\n`)),
  '/reset': (socket) => socket.resetAndDestroy(),
  '/no-http': (socket) => socket.end('SSH-2.0-OpenSSH_9.6\r\n'),
};

/** Somebody's server that means harm, by sockets: no library would send what it sends. */
export class HostileServer {
  private readonly open = new Set<Socket>();

  private constructor(private readonly server: Server) {}

  static async start(host: string, port: number): Promise<HostileServer> {
    const server = createServer((socket) => {
      hostile.open.add(socket);
      socket.on('error', () => undefined).once('close', () => hostile.open.delete(socket));
      socket.once('data', (asked) => {
        const path = asked.toString().split(' ')[1] ?? '';
        (ANSWERS[path] ?? ANSWERS['/no-http'])?.(socket, String(port));
      });
    });
    const hostile = new HostileServer(server);
    await new Promise<void>((ready) => server.listen(port, host, ready));
    return hostile;
  }

  async stop(): Promise<void> {
    for (const socket of this.open) socket.destroy();
    await new Promise((closed) => this.server.close(closed));
  }
}
