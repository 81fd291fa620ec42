import { ApiClient, endOf, OwnerClient, type Program, Stack, type VideoBody, waitFor } from '@app/testing';

interface EditedBody extends VideoBody {
  error?: string;
  language: string;
  format: string;
  music: boolean;
  edits: Array<{ version: number; by: string; notes: string | null; summary: string }>;
}

interface DraftBody {
  storyboard: unknown;
  narration: { lines: Array<{ words: Array<{ text: string }>; audioUrl: string | null }> };
  figures: Array<{ factKey: string | null }>;
}

interface Versions {
  data: Array<{ version: number; current: boolean; status: string; renderUrl: string | null; edit: unknown }>;
  nextCursor: string | null;
}

const DATA = {
  asset: 'USDC',
  apyPct: 6.84,
  benchmarkName: '3-month T-bill',
  benchmarkApyPct: 4.31,
};
const OPENING = 5_000;
const HEAD = { method: 'HEAD' };

describe('edits and versions', () => {
  let stack: Stack;
  let owner: OwnerClient;
  let client: ApiClient;
  let worker: Program;
  let video: EditedBody;

  beforeAll(async () => {
    stack = await Stack.start();
    owner = await OwnerClient.enter(stack.baseUrl, { email: 'editor@studio.example', password: 'correct horse' });
    const grant = ['--account', owner.accountId, '--credits', String(OPENING), '--reason', 'test'];
    await stack.admin('credits:grant', ...grant);
    const { apiKey } = (await owner.post<{ apiKey: string }>('/v1/account/keys', { name: 'editor' })).body;
    client = new ApiClient(stack.baseUrl, apiKey, stack.description);
    worker = await stack.startWorker();
    const made = await client.post<EditedBody>('/v1/videos/from-data', {
      data: DATA,
      targetSeconds: 15,
      format: '1:1',
      style: 'swiss-poster',
    });
    video = (await client.finished(made.body.videoId)) as EditedBody;
    expect(video).toMatchObject({ status: 'rendered', version: 1, lastError: null });
  });

  afterAll(async () => {
    await stack.stop();
  });

  const credits = async (): Promise<number> => (await client.get<{ credits: number }>('/v1/account')).body.credits;
  const path = () => `/v1/videos/${video.videoId}`;
  const edit = (body: unknown, headers: Record<string, string> = {}) =>
    client.post<EditedBody>(`${path()}/edit`, body, headers);
  const restore = (version: number) =>
    client.post<EditedBody>(`/v1/videos/${video.videoId}/versions/${version}/restore`, {});
  const play = async (url: string | null): Promise<number> => (await stack.fetch(String(url), HEAD)).status;

  it('notes of which a part is not understood are a 422 that names it; nothing is changed or charged', async () => {
    const before = await credits();
    for (const [notes, named] of [
      ['Drop scene 2, call it "Base rates" and sprinkle some dust.', '"sprinkle some dust" was not understood'],
      ['say that the wait is 45 minutes', '"say that the wait is 45 minutes" was not understood'],
      ['no music, mention the T-bill rate of 9.9 %', 'The facts say nothing about "9.9 %"'],
    ]) {
      const { status, body } = await edit({ notes });
      expect({ status, error: body.error }).toMatchObject({
        status: 422,
        error: expect.stringContaining(String(named)) as unknown,
      });
    }
    expect((await client.get<EditedBody>(path())).body).toMatchObject({ version: 1, scenes: video.scenes });
    expect(await credits()).toBe(before);
  });

  it('notes make the next version, scripted and charged 60; the version before keeps playing', async () => {
    const before = await credits();
    const notes = 'Drop this scene, call it "Base rates" and sprinkle some dust.';
    // A moment of its second scene.
    const atMs = Math.round((video.scenes[0]?.duration ?? 0) * 1000) + 400;
    const { status, body } = await edit({ notes, atMs, partial: true });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { status: 'scripted', version: 2, title: 'Base rates', charged: 60, renderUrl: null, lastError: null },
    });
    expect(body.scenes.map(({ text }) => text)).toEqual(
      video.scenes.filter(({ n }) => n !== 2).map(({ text }) => text),
    );
    expect(body.check.warnings).toContainEqual(expect.objectContaining({ code: 'note_not_understood' }));
    expect(body.edits).toMatchObject([{ version: 2, by: 'notes', notes, atMs }]);
    expect(body.url).not.toBe(video.url);
    expect(before - (await credits())).toBe(60);
    expect(await play(video.renderUrl)).toBe(200);
  });

  it('the bare links and the watch page play the last cut until the new version is rendered', async () => {
    const { url, renderUrl, thumbnail, watchUrl } = (await client.get<EditedBody>(path())).body;
    expect({ renderUrl, thumbnail }).toEqual({ renderUrl: null, thumbnail: null });
    const [current, immutable] = await Promise.all([url, video.renderUrl ?? ''].map((link) => stack.fetch(link, HEAD)));
    expect(current?.status).toBe(200);
    expect(current?.headers.get('etag')).toBe(immutable?.headers.get('etag'));
    expect(current?.headers.get('cache-control')).toBe('private, no-cache');
    const page = await (await stack.fetch(watchUrl)).text();
    expect(page).toContain(`/media/${video.videoId}/v1/video.mp4?k=`);
  });

  it("the relative path opens to its account's session and API key, and to no other", async () => {
    const [other, stranger] = await Promise.all([
      stack.account(0),
      OwnerClient.enter(stack.baseUrl, { email: 'stranger@studio.example', password: 'correct horse' }),
    ]);
    const open = async (headers: Record<string, string>) => {
      const links = [video.video, `/media/${video.videoId}/v1/poster.jpg`];
      const answers = await Promise.all(links.map((link) => stack.fetch(link, { ...HEAD, headers })));
      return answers.map(({ status }) => status);
    };
    const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
    for (const own of [{ cookie: owner.cookie }, bearer(client.apiKey)]) expect(await open(own)).toEqual([200, 200]);
    const others: Array<Record<string, string>> = [
      {},
      { cookie: stranger.cookie },
      { cookie: 'factreel_session=made-up' },
    ];
    for (const theirs of [
      ...others,
      bearer(other.apiKey),
      bearer('sk_none'),
      { authorization: 'Basic b3BzOm9wcw==' },
    ]) {
      expect(await open(theirs)).toEqual([401, 401]);
    }
    // A key that is sent counts, whatever cookie a browser adds to it.
    expect(await open({ cookie: owner.cookie, ...bearer(other.apiKey) })).toEqual([401, 401]);
  });

  it('a note that means nothing is a 422 that says what can be asked for, and free', async () => {
    const before = await credits();
    const { status, body } = await edit({ notes: 'sprinkle some dust' });
    expect(status).toBe(422);
    expect(body.error).toMatch(/"sprinkle some dust" was not understood.*drop scene 3/);
    expect(await credits()).toBe(before);
  });

  it('a language beside notes translates', async () => {
    const before = (await client.get<EditedBody>(path())).body;
    const { body } = await edit({ notes: 'no music', language: 'Italian' });
    expect(body).toMatchObject({ version: 3, language: 'it', music: false });
    // The scene that was dropped before does not come back.
    expect(body.scenes).toHaveLength(before.scenes.length);
    // With a scene dropped there may be less to tell than was asked for.
    expect(body.check.warnings.filter(({ code }) => code !== 'short_video')).toEqual([]);
    expect(body.cost.credits).toBe(video.cost.credits + 120);
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

  it('a draft of a script plays at once: nothing is made, changed or charged, and a fact that it names is written out', async () => {
    const before = [await credits(), (await client.get<EditedBody>(path())).body.version];
    const { facts } = (
      await client.get<{ facts: Array<{ key: string; display: string; sure: string }> }>(`${path()}/facts`)
    ).body;
    const yearly = facts.find(({ key }) => key === 'apyPct');
    expect(yearly).toMatchObject({ display: expect.stringMatching(/^6[.,]84/) as unknown, sure: 'stated' });
    const script = { script: [{ type: 'title', text: 'Paga {{apyPct}}.' }], style: 'tabloid', format: '16:9' };
    const { status, body } = await client.post<DraftBody>(`${path()}/draft`, script);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      storyboard: { style: 'tabloid', format: '16:9' },
      scenes: [{ n: 1, fromMs: 0 }],
      renderCredits: 10,
      stills: [],
    });
    expect(body.narration.lines[0]?.words.map(({ text }) => text).join(' ')).toBe(`Paga ${yearly?.display}.`);
    expect(body.figures.map(({ factKey }) => factKey)).toContain('apyPct');
    const kept = (await client.get<{ scenes: unknown[] }>(`${path()}/script`)).body;
    const same = await client.post<DraftBody>(`${path()}/draft`, { script: { scenes: kept.scenes } });
    // Nobody has to speak again what is said already.
    expect(same.body.narration.lines.every(({ audioUrl, words }) => words.length === 0 || audioUrl !== null)).toBe(
      true,
    );
    expect([await credits(), (await client.get<EditedBody>(path())).body.version]).toEqual(before);
  });

  it('a draft is refused as its edit would be, with the path', async () => {
    const refused = async (body: unknown) =>
      (await client.post<{ details: unknown }>(`${path()}/draft`, body)).body.details;
    const at = { path: 'script.scenes[0].text' };
    expect(await refused({ script: [{ type: 'text', text: 'Paga 7,2%.' }] })).toMatchObject([at]);
    expect(await refused({ script: [{ type: 'text', text: 'Paga {{none}}.' }] })).toMatchObject([at]);
    expect(await refused({ format: '1:1' })).toMatchObject([{ path: 'script' }]);
  });

  it('a script that is read and sent back changes nothing; one that is changed changes one scene', async () => {
    const script = (await client.get<{ scenes: Array<Record<string, unknown>> }>(`${path()}/script`)).body;
    const before = (await client.get<EditedBody>(path())).body;
    const { status, body } = await edit({ script });
    expect({ status, scenes: body.scenes }).toEqual({ status: 200, scenes: before.scenes });
    expect((await client.get<object>(`${path()}/script`)).body).toMatchObject({ scenes: script.scenes });
  });

  it.each([
    [{}, 'notes is needed where there is no script'],
    [{ notes: 'shorter', script: [] }, 'notes cannot stand beside a script'],
    [{ notes: 'shorter', pacing: 'fast' }, 'pacing stands beside a script'],
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
      title: video.title,
      renderUrl: video.renderUrl,
    });
    expect(body.scenes).toEqual(video.scenes);
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
    expect(body).toMatchObject({ version: 7, format: '9:16', title: 'Base rates' });
    const first = await client.get<Versions>(`/v1/videos/${video.videoId}/versions?limit=5`);
    expect(first.body.data).toMatchObject([
      { version: 7, current: true, status: 'scripted' },
      { version: 6 },
      { version: 5 },
      { version: 4 },
      { version: 3 },
    ]);
    const rest = await client.get<Versions>(
      `/v1/videos/${video.videoId}/versions?limit=5&cursor=${first.body.nextCursor}`,
    );
    expect(rest.body).toMatchObject({
      data: [{ version: 2 }, { version: 1, status: 'rendered', renderUrl: video.renderUrl, edit: null }],
      nextCursor: null,
    });
  });

  it("another account's video answers 404", async () => {
    const other = await stack.account(1_000);
    const path = `/v1/videos/${video.videoId}`;
    expect((await other.post(`${path}/edit`, { notes: 'shorter' })).status).toBe(404);
    expect((await other.post(`${path}/versions/1/restore`, {})).status).toBe(404);
    expect((await other.get(`${path}/versions`)).status).toBe(404);
  });

  it('an edit that the wallet cannot pay is a 402, and a video that is being made is not edited', async () => {
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

  describe('while no worker is there', () => {
    const states = (from: string, to: string) => `conflict: ${video.videoId} is ${from} and cannot become ${to}`;

    it('a video that is being rendered is renamed, and not edited, restored or rendered', async () => {
      await worker.end();
      expect((await client.post(`${path()}/render`, {})).body).toMatchObject({ status: 'rendering', version: 7 });
      const refused = [
        [await edit({ notes: 'shorter' }), states('rendering', 'scripted')],
        [await restore(2), `${states('rendering', 'scripted')} while it is being worked on`],
        [await restore(1), `${states('rendering', 'rendered')} while it is being worked on`],
        [await client.post(`${path()}/render`, {}), states('rendering', 'rendering')],
      ] as const;
      for (const [answer, error] of refused) expect(answer).toMatchObject({ status: 409, body: { error } });
      const named = await client.send<EditedBody>('PATCH', path(), '{"title":"Rates"}');
      expect(named).toMatchObject({ status: 200, body: { title: 'Rates', status: 'rendering' } });
      expect(await play(named.body.url)).toBe(200);

      expect((await client.post(`${path()}/cancel`, {})).body).toMatchObject({
        status: 'error',
        lastError: 'cancelled',
      });
      expect(await client.post(`${path()}/cancel`, {})).toMatchObject({
        status: 409,
        body: { error: `${states('error', 'error')} by cancelling: nothing is being made of it` },
      });
    });

    it('a video in error is edited; the retry of an edit whose api died waits for that edit, and it is charged once', async () => {
      const dying = await stack.startApiProcess();
      const doomed = new ApiClient(dying.url, client.apiKey);
      const [notes, key] = [{ notes: 'with captions' }, { 'idempotency-key': 'edit-1' }];
      const before = await credits();
      const first = doomed.post(`${path()}/edit`, notes, key).catch(() => null);
      await waitFor('the edit to be paid for', async () => (await credits()) === before - 60);
      await endOf(dying.process, 'SIGKILL');
      expect(await first).toBeNull();
      const busy = `${states('error', 'scripted')} while it is being worked on`;
      expect(await edit({ notes: 'no music' })).toMatchObject({ status: 409, body: { error: busy } });
      expect((await client.post(`${path()}/render`, {})).body['error']).toContain(
        'is error and cannot become rendering',
      );

      worker = await stack.startWorker();
      const told = await waitFor('the owner to be told', async () => {
        const { data } = (await client.get<{ data: Array<{ event: string }> }>('/v1/events?limit=100')).body;
        const failed = data.filter(({ event }) => event === 'video.render_failed');
        return failed.length > 0 && failed;
      });
      expect(told).toMatchObject([{ videoId: video.videoId, version: 7, error: 'cancelled', refunded: 10 }]);

      const retry = await waitFor('the dead call to be taken over', async () => {
        const answer = await edit(notes, key);
        expect([200, 409]).toContain(answer.status);
        return answer.status === 200 && answer;
      });
      expect(retry.body).toMatchObject({ status: 'scripted', version: 8, charged: 60, lastError: null });
      const again = await edit(notes, key);
      expect([again.headers.get('idempotent-replayed'), again.body]).toEqual(['true', retry.body]);
      expect(await credits()).toBe(before - 60);
      expect(await stack.admin('ledger:verify')).toMatchObject({ ok: true });
    });
  });
});
