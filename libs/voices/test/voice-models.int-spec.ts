import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  mkdirSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LocalServer, waitFor } from '@app/testing';
import { ModelFolder } from '../src/models/model-folder';
import { ModelInstaller } from '../src/models/model-installer';
import { hasSherpa } from '../src/sherpa.engine';
import { VoiceCast } from '../src/voice.cast';
import { VOICE_ARCHIVES } from './voice-archives';

const NAME = 'piper-tr_TR-dfki-medium';
const FILE = 'vits-piper-tr_TR-dfki-medium.tar.bz2';

/** The release: its archive, its checksums, and a connection that may break after some bytes. */
interface Release {
  archive: Buffer;
  checksums: string;
  breaksAfter: number;
  ranges: boolean;
  asked: Array<string | undefined>;
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

describe('installing a voice', () => {
  let release: Release;
  let server: LocalServer;
  let dataDir: string;
  let folder: ModelFolder;
  let installer: ModelInstaller;
  const { signal } = new AbortController();

  beforeAll(async () => {
    server = await new LocalServer((request, response) => {
      if (request.url === '/checksum.txt') return void response.end(release.checksums);
      const { range } = request.headers;
      release.asked.push(range);
      const from = release.ranges && range ? Number(/^bytes=(\d+)-$/.exec(range)?.[1]) : 0;
      const { archive, breaksAfter } = release;
      if (from >= archive.length) return void response.writeHead(416).end();
      const headers = { 'content-length': archive.length - from };
      if (from > 0)
        response.writeHead(206, {
          ...headers,
          'content-range': `bytes ${from}-${archive.length - 1}/${archive.length}`,
        });
      else response.writeHead(200, headers);
      if (breaksAfter < archive.length) {
        response.write(archive.subarray(from, breaksAfter));
        // Bytes that the client has not read when the connection breaks are lost, so wait until they are in the file.
        void waitFor('the bytes in the file', async () => partSize() === breaksAfter).then(() => response.destroy());
        release.breaksAfter = Infinity;
      } else response.end(archive.subarray(from));
    }).listen();
  });

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'factreel-models-test-'));
    folder = new ModelFolder(dataDir);
    installer = new ModelInstaller(folder, server.url);
    offer('good');
  });

  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  afterAll(() => server.stop());

  function offer(name: keyof typeof VOICE_ARCHIVES): void {
    const archive = Buffer.from(VOICE_ARCHIVES[name], 'base64');
    const checksums = `${sha256(Buffer.from('other'))}  kokoro-en-v0_19.tar.bz2\n${sha256(archive)}  ${FILE}\n`;
    release = { archive, checksums, breaksAfter: Infinity, ranges: true, asked: [] };
  }

  const install = () => installer.install(installer.find(NAME), signal);
  const left = () => readdirSync(folder.path);
  const partSize = () => statSync(join(folder.path, `${FILE}.part`), { throwIfNoEntry: false })?.size;

  it('fetches, checks, unpacks and leaves nothing else behind', async () => {
    await install();
    expect(folder.installed().map(({ name }) => name)).toEqual([NAME]);
    expect(left()).toEqual(['vits-piper-tr_TR-dfki-medium']);
    expect(readFileSync(join(folder.path, 'vits-piper-tr_TR-dfki-medium/espeak-ng-data/phontab'), 'utf8')).toBe('x');
  });

  it('goes on where a broken download stopped', async () => {
    release.breaksAfter = 200;
    await expect(install()).rejects.toThrow('run it again and it goes on where it stopped');
    expect(left()).toEqual([`${FILE}.part`]);
    await install();
    expect(release.asked).toEqual([undefined, 'bytes=200-']);
    expect(folder.installed()).toHaveLength(1);
  });

  it('begins anew where the server cannot go on', async () => {
    release.breaksAfter = 200;
    release.ranges = false;
    await expect(install()).rejects.toThrow('broke off');
    await install();
    expect(folder.installed()).toHaveLength(1);
  });

  it('takes what was fetched whole before', async () => {
    mkdirSync(folder.path, { recursive: true });
    writeFileSync(join(folder.path, `${FILE}.part`), release.archive);
    await install();
    expect(folder.installed()).toHaveLength(1);
  });

  it('throws away what is not what it should be', async () => {
    release.checksums = release.checksums.replace(sha256(release.archive), sha256(Buffer.from('another')));
    await expect(install()).rejects.toThrow('is not what checksum.txt says it is');
    expect(left()).toEqual([]);
  });

  it('installs nothing unchecked', async () => {
    release.checksums = '';
    await expect(install()).rejects.toThrow('has no SHA-256');
    expect(release.asked).toEqual([]);
  });

  it.each([
    ['outside', 'leads outside its folder'],
    ['absolute', 'leads outside its folder'],
    ['link', 'holds a SymbolicLink'],
    ['lacking', 'lacks tr_TR-dfki-medium.onnx, espeak-ng-data'],
  ] as const)('refuses an archive that is %s', async (name, why) => {
    offer(name);
    await expect(install()).rejects.toThrow(why);
    expect(folder.installed()).toEqual([]);
    expect(existsSync(join(dataDir, 'escaped.txt'))).toBe(false);
    expect(existsSync('/tmp/factreel-escaped.txt')).toBe(false);
    expect(left().filter((entry) => entry.startsWith('.unpacking'))).toEqual([]);
  });

  it('refuses what is no archive', async () => {
    release.archive = Buffer.from('no archive at all');
    release.checksums = `${sha256(release.archive)}  ${FILE}\n`;
    await expect(install()).rejects.toThrow('cannot be read');
  });

  it('names the voices there are when asked for another', () => {
    expect(() => installer.find('siri')).toThrow('kokoro-en');
  });

  it('removes a voice', async () => {
    await install();
    await installer.remove(installer.find(NAME));
    expect(folder.installed()).toEqual([]);
  });

  (hasSherpa() ? it : it.skip)(
    'makes it the voice of its language, and survives a model that cannot be opened',
    async () => {
      await install();
      const cast = new VoiceCast({ dataDir, festival: null });
      try {
        expect(cast.list().filter(({ language }) => language === 'tr')).toMatchObject([
          { id: `house-${NAME.toLowerCase()}`, quality: 'natural' },
        ]);
        const [voice] = cast.choose({ language: 'tr' });
        const line = { tokens: [{ display: 'Merhaba', spoken: 'Merhaba' }], pace: 1 };
        // The made-up network is none: the engine's own process fails on it, not this one.
        await expect(voice?.speak(line, join(dataDir, 'line.wav'))).rejects.toMatchObject({ code: 'voice_failed' });
      } finally {
        cast.close();
      }
    },
  );
});
