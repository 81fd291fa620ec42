import { readdir, readFile } from 'node:fs/promises';
import dns from 'node:dns';
import { createSocket, type Socket as DatagramSocket } from 'node:dgram';
import { request } from 'node:http';
import { type AddressInfo, createServer as createTrap, type Server as Trap } from 'node:net';
import { SafeFetch } from '@app/platform';
import { LocalServer, waitFor } from '@app/testing';
import { findBrowser } from '../src/readers/browser/find-browser';
import { FilteringProxy } from '../src/readers/browser/filtering.proxy';
import { PageBrowser } from '../src/readers/browser/page-browser';
import { ReadAddressService } from '../src/readers/browser/read-address.service';
import { ReadSourceService } from '../src/readers/read-source.service';

/** The page's own server is all that may be reached; what else listens on this machine is a trap. */
const SITE = '127.0.0.2';
const PLACE = { path: process.env['CHROMIUM_PATH'], searchPath: process.env['PATH'] ?? '' };
const HABITS = { openMs: 30_000, settleMs: 4_000, memoryMb: 660, bytes: 25_000_000, waitMs: 60_000, timeoutMs: 60_000 };

const drawn = (body: string) => `<!doctype html><html lang="en"><head><title>Harbour</title></head>
<body><div id="app"></div><noscript>Enable JavaScript</noscript><script>${body}</script></body></html>`;
const FIGURES = `
  class Line extends HTMLElement {
    connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = '<p>Ferries leave from <slot></slot>.</p>'; }
  }
  customElements.define('ferry-line', Line);
  fetch('/figures.json').then((answer) => answer.json()).then(({ riders }) => {
    document.getElementById('app').innerHTML =
      '<main><p>The harbour carried ' + riders + ' million riders in 2025.</p><ferry-line>pier 12</ferry-line></main>';
  });`;

/** Everything a script has to reach other servers with; what becomes of it is told in the page's last line. */
const burglar = (port: number) => `
  const plain = ['http://127.0.0.1:${port}/', 'http://localhost:${port}/', 'http://[::1]:${port}/', 'https://127.0.0.1:${port}/',
    'http://169.254.169.254/latest/meta-data/', 'http://rebind.example:${port}/', '/to-trap'];
  const quiet = (work) => { try { return Promise.resolve(work()).catch(() => 0); } catch { return Promise.resolve(0); } };
  const tried = plain.map((url) => quiet(() => fetch(url, { mode: 'no-cors' })));
  for (const url of plain) {
    document.body.append(Object.assign(document.createElement('iframe'), { src: url }));
    quiet(() => new EventSource(url));
    quiet(() => navigator.sendBeacon(url, 'x'));
  }
  quiet(() => new WebSocket('ws://127.0.0.1:${port}/'));
  quiet(() => new WebTransport('https://127.0.0.1:${port}/').ready);
  quiet(() => window.open('http://127.0.0.1:${port}/'));
  quiet(async () => {
    const peer = new RTCPeerConnection({ iceServers: [
      { urls: 'stun:127.0.0.1:${port}' },
      { urls: ['turn:127.0.0.1:${port}?transport=tcp', 'turn:127.0.0.1:${port}'], username: 'u', credential: 'p' },
    ] });
    peer.createDataChannel('x');
    await peer.setLocalDescription(await peer.createOffer());
  });
  tried.push(new Promise((done) => setTimeout(done, 1500)));
  Promise.all(tried).then(() => {
    document.getElementById('app').innerHTML = '<p>All of it was tried 7 times.</p>';
  });`;

(findBrowser(PLACE) ? describe : describe.skip)('pages in a browser', () => {
  let site: LocalServer;
  let base: string;
  let trap: Trap;
  let ether: DatagramSocket;
  let trapPort: number;
  let caught: string[];
  const safe = new SafeFetch([SITE]);
  const readers = new ReadSourceService(safe);
  const reading = new ReadAddressService(readers, new PageBrowser(safe, PLACE, HABITS));
  const leave = jest.fn(async () => undefined);

  const pages: Record<string, string> = {
    '/drawn': drawn(FIGURES),
    '/plain': '<html><body><p>The harbour carried 4.2 million riders.</p><script>1</script></body></html>',
    '/endless': drawn('for (;;);'),
    '/blank': drawn('1'),
  };

  beforeAll(async () => {
    trap = createTrap((socket) => {
      caught.push('a connection');
      socket.on('error', () => undefined).end();
    });
    await new Promise<void>((ready) => trap.listen(0, '127.0.0.1', ready));
    trapPort = (trap.address() as AddressInfo).port;
    ether = createSocket('udp4', () => caught.push('a datagram'));
    await new Promise<void>((ready) => ether.bind(trapPort, '127.0.0.1', ready));
    pages['/burglar'] = drawn(burglar(trapPort));
    site = new LocalServer(({ url = '' }, answer) => {
      if (url === '/figures.json') answer.end('{"riders":4.2}');
      else if (url === '/to-trap') answer.writeHead(302, { location: `http://127.0.0.1:${trapPort}/` }).end();
      else if (url === '/large') answer.end(Buffer.alloc(100_000));
      else answer.writeHead(pages[url] ? 200 : 404, { 'content-type': 'text/html' }).end(pages[url]);
    });
    base = (await site.listen({ host: SITE })).url;
  });

  beforeEach(() => {
    caught = [];
    leave.mockClear();
  });

  afterEach(() => jest.restoreAllMocks());

  afterAll(async () => {
    await site.stop();
    trap.close();
    ether.close();
  });

  it('reads what scripts draw, shadow trees included, and leaves no process behind', async () => {
    const source = await reading.read(`${base}/drawn`, { leave });
    expect(source).toMatchObject({ kind: 'page', readBy: 'browser', title: 'Harbour', url: `${base}/drawn` });
    expect(source.text).toContain('carried 4.2 million riders in 2025');
    expect(source.text).toContain('Ferries leave from pier 12.');
    expect(source.places.map(({ quote }) => quote).join()).toContain('4.2 million');
    expect(leave).toHaveBeenCalledTimes(1);
    await waitFor('the end of the browser', async () => (await browsers()) === 0 || null);
  });

  it('asks for no leave where the plain page says something, and opens nothing without it', async () => {
    expect(await reading.read(`${base}/plain`, { leave })).toMatchObject({ readBy: 'plain' });
    expect(leave).not.toHaveBeenCalled();
    // A title is all that there is without scripts.
    expect(await reading.read(`${base}/drawn`)).toMatchObject({ readBy: 'plain', text: '' });
    const refused = new Error('too dear');
    await expect(reading.read(`${base}/drawn`, { leave: () => Promise.reject(refused) })).rejects.toBe(refused);
  });

  it('says so where there is no browser, before it asks for leave', async () => {
    const bare = new ReadAddressService(readers, new PageBrowser(safe, { path: '/nowhere', searchPath: '/usr/bin' }));
    await expect(bare.read(`${base}/drawn`, { leave })).rejects.toThrow('no browser is installed');
    expect(leave).not.toHaveBeenCalled();
  });

  it('lets scripts reach nothing that is not public, by whatever way they try', async () => {
    let asked = 0;
    const real = dns.lookup;
    jest.spyOn(dns, 'lookup').mockImplementation(((
      name: string,
      options: object,
      told: (...found: unknown[]) => void,
    ) => {
      if (name !== 'rebind.example') return real(name, options, told as never);
      // Public to who looks first, at home for who connects.
      asked += 1;
      told(null, [{ address: '127.0.0.1', family: 4 }]);
    }) as never);
    const connect = jest.spyOn(safe, 'connect');
    // Its streams are opened again and again, so that the page never rests: it is read when the time is up.
    const patient = new PageBrowser(safe, PLACE, { ...HABITS, settleMs: 15_000 });
    const source = await new ReadAddressService(readers, patient).read(`${base}/burglar`, { leave });
    expect(source.text).toContain('All of it was tried 7 times');
    expect(caught).toEqual([]);
    expect(asked).toBeGreaterThan(0);
    const tried = connect.mock.calls.map(([address]) => new URL(address).host).join(' ');
    for (const host of [`127.0.0.1:${trapPort}`, `localhost:${trapPort}`, `[::1]:${trapPort}`, '169.254.169.254']) {
      expect(tried).toContain(host);
    }
  });

  it('ends a page whose scripts do not end', async () => {
    const hasty = new PageBrowser(safe, PLACE, { ...HABITS, openMs: 4_000 });
    await expect(hasty.draw(`${base}/endless`)).rejects.toMatchObject({ reason: 'too_complex' });
    const late = new PageBrowser(safe, PLACE, { ...HABITS, timeoutMs: 1 });
    await expect(late.draw(`${base}/drawn`)).rejects.toThrow('takes longer');
    const small = new PageBrowser(safe, PLACE, { ...HABITS, memoryMb: 1 });
    await expect(small.draw(`${base}/endless`)).rejects.toThrow('more memory');
    await waitFor('the end of the browsers', async () => (await browsers()) === 0 || null);
  });

  it('tells of a page that stays blank', async () => {
    await expect(reading.read(`${base}/blank`, { leave })).rejects.toMatchObject({ reason: 'empty' });
  });

  it('opens its proxy to its own secret alone, and closes it when enough has come', async () => {
    const full = jest.fn();
    const proxy = new FilteringProxy(safe, 50_000, full);
    const { server, username, password } = await proxy.start();
    const ask = async (path: string, secret: string) =>
      await new Promise<number>((status) => {
        const headers = { 'proxy-authorization': `Basic ${Buffer.from(`${username}:${secret}`).toString('base64')}` };
        const { hostname: host, port } = new URL(server);
        const onward = request({ host, port, path, headers }, (answer) => {
          answer.on('error', () => undefined).resume();
          status(answer.statusCode ?? 0);
        });
        onward.on('error', () => status(0)).end();
      });
    expect(await ask(`${base}/plain`, 'guess')).toBe(407);
    expect(await ask(`${base}/plain`, password)).toBe(200);
    expect(await ask(`http://127.0.0.1:${trapPort}/`, password)).toBe(403);
    expect(await ask('/plain', password)).toBe(403);
    await ask(`${base}/large`, password);
    await waitFor('the limit', async () => full.mock.calls.length || null);
    expect(await ask(`${base}/plain`, password)).toBe(0);
    expect(caught).toEqual([]);
  });
});

/** Processes of browsers that pages of ours were read in. */
async function browsers(): Promise<number> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const lines = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'latin1').catch(() => '')));
  return lines.filter((line) => line.includes('factreel-browser-')).length;
}
