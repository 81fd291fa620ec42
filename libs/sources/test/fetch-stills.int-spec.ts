import { mkdtemp, rm } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SafeFetch } from '@app/platform';
import { LocalServer, waitFor } from '@app/testing';
import { FetchStillsService } from '../src/stills/fetch-stills.service';

/** Those that ask stay open until they are let go. */
describe('pictures that a payload names', () => {
  const open: ServerResponse[] = [];
  let most = 0;
  let asked = 0;
  let server: LocalServer;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'factreel-stills-'));
    server = await new LocalServer((_, answer) => {
      asked += 1;
      most = Math.max(most, open.push(answer));
    }).listen();
  });

  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('are asked for a few at a time, and told of in the order in which they were named', async () => {
    const base = server.url;
    const pictures = Array.from({ length: 30 }, (_, n) => ({
      key: `rows/${n}/iconUrl`,
      url: `${base}/${n}`,
      owner: '',
    }));
    const fetching = new FetchStillsService(new SafeFetch(['127.0.0.1'])).fetchAll(pictures, folder);
    await waitFor('all of them', async () => {
      for (const answer of open.splice(0)) answer.writeHead(404).end();
      return Promise.resolve(asked === pictures.length && open.length === 0);
    });
    const stills = await fetching;
    expect(stills).toEqual(pictures.map(({ key, url }) => ({ key, url, fault: 'answered 404' })));
    expect(most).toBeLessThanOrEqual(12);
  });

  it('are left out where all of them together take too long', async () => {
    const base = server.url;
    const pictures = Array.from({ length: 15 }, (_, n) => ({ key: `${n}`, url: `${base}/late-${n}`, owner: '' }));
    const service = new FetchStillsService(new SafeFetch(['127.0.0.1']));
    const fetching = service.fetchAll(pictures, folder, undefined, 1);
    await waitFor('the first', async () => Promise.resolve(open.length === 12));
    for (const answer of open.splice(0)) answer.writeHead(404).end();
    const faults = (await fetching).map((still) => ('fault' in still ? still.fault : ''));
    expect(faults.slice(0, 12)).toEqual(faults.slice(0, 12).map(() => 'answered 404'));
    expect(faults.slice(12)).toEqual(faults.slice(12).map(() => expect.stringContaining('took too long') as string));
  });
});
