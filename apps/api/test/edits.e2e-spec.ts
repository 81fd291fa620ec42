import { type ApiClient, Stack, type VideoBody } from '@app/testing';

interface EditedBody extends VideoBody {
  error?: string;
  language: string;
  format: string;
  music: boolean;
  edits: Array<{ version: number; by: string; notes: string | null; summary: string }>;
}

interface Versions {
  data: Array<{ version: number; current: boolean; status: string; renderUrl: string | null; edit: unknown }>;
  nextCursor: string | null;
}

const DATA = {
  protocol: 'Aave v3',
  asset: 'USDC',
  chain: 'Base',
  apyPct: 6.84,
  benchmarkName: '3-month T-bill',
  benchmarkApyPct: 4.31,
  utilizationPct: 91.2,
  depositors: 1840,
};
const OPENING = 5_000;

describe('edits and versions', () => {
  let stack: Stack;
  let client: ApiClient;
  let film: EditedBody;

  beforeAll(async () => {
    stack = await Stack.start();
    client = await stack.account(OPENING);
    await stack.startWorker();
    const made = await client.post<EditedBody>('/v1/videos/from-data', {
      data: DATA,
      targetSeconds: 15,
      format: '1:1',
      style: 'swiss-poster',
    });
    film = (await client.finished(made.body.videoId)) as EditedBody;
    expect(film).toMatchObject({ status: 'rendered', version: 1, lastError: null });
  });

  afterAll(async () => {
    await stack.stop();
  });

  const credits = async (): Promise<number> => (await client.get<{ credits: number }>('/v1/account')).body.credits;
  const edit = (body: unknown) => client.post<EditedBody>(`/v1/videos/${film.videoId}/edit`, body);
  const restore = (version: number) =>
    client.post<EditedBody>(`/v1/videos/${film.videoId}/versions/${version}/restore`, {});
  const play = async (url: string | null): Promise<number> => (await fetch(String(url), { method: 'HEAD' })).status;

  it('notes make the next version, scripted and charged 60; the version before keeps playing', async () => {
    const before = await credits();
    const { status, body } = await edit({ notes: 'Drop scene 2, call it "Base rates" and sprinkle some dust.' });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { status: 'scripted', version: 2, title: 'Base rates', charged: 60, renderUrl: null, lastError: null },
    });
    expect(body.scenes.map(({ text }) => text)).toEqual(film.scenes.filter(({ n }) => n !== 2).map(({ text }) => text));
    expect(body.check.warnings).toContainEqual(expect.objectContaining({ code: 'note_not_understood' }));
    expect(body.edits).toMatchObject([{ version: 2, by: 'notes' }]);
    expect(body.url).not.toBe(film.url);
    expect(before - (await credits())).toBe(60);
    expect(await play(film.renderUrl)).toBe(200);
  });

  it('a note that means nothing is a 422 that says what can be asked for, and free', async () => {
    const before = await credits();
    const { status, body } = await edit({ notes: 'sprinkle some dust' });
    expect(status).toBe(422);
    expect(body.error).toMatch(/"sprinkle some dust" was not understood.*drop scene 3/);
    expect(await credits()).toBe(before);
  });

  it('a language beside notes translates', async () => {
    const { body } = await edit({ notes: 'no music', language: 'Italian' });
    expect(body).toMatchObject({ version: 3, language: 'it', music: false, check: { warnings: [] } });
    expect(body.cost.credits).toBe(film.cost.credits + 120);
  });

  it('a script is taken exactly, free; a figure that the data do not hold is a 400 that names it [§4.2 edit script]', async () => {
    const bad = await edit({ script: [{ type: 'data', text: 'It pays 7.2%.' }] });
    expect(bad).toMatchObject({
      status: 400,
      body: { error: 'bad_request: script.scenes[0].text figure "7.2%" is not in data' },
    });
    const { status, body } = await edit({ script: [{ type: 'title', text: 'Paga 6,84%.' }] });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { version: 4, charged: 0, scenes: [{ text: 'Paga 6,84%.' }] },
    });
  });

  it.each([
    [{}, 'notes is needed where there is no script'],
    [{ notes: 'shorter', script: [] }, 'notes cannot stand beside a script'],
    [{ notes: 'shorter', colour: 'red' }, 'colour'],
  ])('%j is a 400', async (body, error) => {
    expect(await edit(body)).toMatchObject({ status: 400, body: { error: expect.stringContaining(error) as unknown } });
  });

  it('of two edits at once one is done and one is a 409, and one is charged', async () => {
    const before = await credits();
    const both = await Promise.all([
      edit({ script: [{ type: 'title', text: 'Uno.' }] }),
      edit({ notes: 'drop captions' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(before - (await credits())).toBe(both.reduce((sum, { body }) => sum + (body.charged ?? 0), 0));
  });

  it('a version with a file is rendered again when restored, and its links play [§3.1 restore a version] [§C4 restore] [§2.1 rule 2]', async () => {
    const { body } = await restore(1);
    expect(body).toMatchObject({
      status: 'rendered',
      version: 1,
      language: 'en',
      music: true,
      title: film.title,
      renderUrl: film.renderUrl,
    });
    expect(body.scenes).toEqual(film.scenes);
    expect([await play(body.renderUrl), await play(body.url), await play(body.thumbnail)]).toEqual([200, 200, 200]);
    expect((await restore(2)).body).toMatchObject({
      status: 'scripted',
      version: 2,
      title: 'Base rates',
      renderUrl: null,
    });
    expect((await restore(99)).status).toBe(404);
  });

  it('the next edit takes the highest number so far, and all versions are listed [§C4 restore] [§9 rule 2]', async () => {
    const { body } = await edit({ notes: 'in 9:16' });
    expect(body).toMatchObject({ version: 6, format: '9:16', title: 'Base rates' });
    const first = await client.get<Versions>(`/v1/videos/${film.videoId}/versions?limit=4`);
    expect(first.body.data).toMatchObject([
      { version: 6, current: true, status: 'scripted' },
      { version: 5 },
      { version: 4 },
      { version: 3 },
    ]);
    const rest = await client.get<Versions>(
      `/v1/videos/${film.videoId}/versions?limit=4&cursor=${first.body.nextCursor}`,
    );
    expect(rest.body).toMatchObject({
      data: [{ version: 2 }, { version: 1, status: 'rendered', renderUrl: film.renderUrl, edit: null }],
      nextCursor: null,
    });
  });

  it("another account's film answers 404", async () => {
    const other = await stack.account(1_000);
    const path = `/v1/videos/${film.videoId}`;
    expect((await other.post(`${path}/edit`, { notes: 'shorter' })).status).toBe(404);
    expect((await other.post(`${path}/versions/1/restore`, {})).status).toBe(404);
    expect((await other.get(`${path}/versions`)).status).toBe(404);
  });

  it('an edit that the wallet cannot pay is a 402, and a film that is being made is not edited', async () => {
    const poor = await stack.account(500);
    const { body } = await poor.post<EditedBody>('/v1/videos/from-data', {
      data: DATA,
      targetSeconds: 15,
      render: false,
    });
    expect((await poor.post(`/v1/videos/${body.videoId}/edit`, { notes: 'no music' })).status).toBe(409);
    await poor.finished(body.videoId);
    const refused = await poor.post<EditedBody>(`/v1/videos/${body.videoId}/edit`, { notes: 'no music' });
    expect(refused).toMatchObject({
      status: 402,
      body: { error: expect.stringContaining('insufficient_credits') as unknown },
    });
    expect((await poor.get<EditedBody>(`/v1/videos/${body.videoId}`)).body).toMatchObject({
      status: 'scripted',
      version: 1,
    });
  });
});
