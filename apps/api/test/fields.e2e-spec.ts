import { type ApiClient, LocalServer, Stack } from '@app/testing';

interface Meaning {
  key: string;
  pattern: string;
  label: string;
  reading: string;
  rule: string;
  sure: string;
  evidence: string[];
  others: string[];
}
interface Pack {
  sourcePackId: string;
  facts: Array<{ key: string; label: string; display: string }>;
  meaning: Meaning[];
  warnings: string[];
}
interface Plan {
  planId: string;
  meaning: Meaning[];
  warnings: Array<{ code: string; message: string }>;
  narration: Array<{ text: string }>;
}
interface Refusal {
  error: string;
  message: string;
  details: Array<{ path: string; message: string }>;
}

const DATA = { site: 'North Quay', draw: 412, previousDraw: 398, meterRef: 77120 };
const FIELDS = {
  draw: { label: 'Power drawn', unit: 'kWh' },
  previousDraw: { unit: 'kWh', role: 'previous', of: 'draw' },
  meterRef: { role: 'id' },
} as const;
const SCRIPTED = { render: false, targetSeconds: 15, music: false } as const;
const TABLE = {
  title: 'North Quay',
  schema: {
    fields: [
      { name: 'hall', type: 'string' },
      { name: 'q', title: 'Energy (kWh)' },
    ],
  },
  data: [
    { hall: 'Hall A', q: 212 },
    { hall: 'Hall B', q: 198 },
    { hall: 'Hall C', q: 140 },
  ],
};

describe('declared meaning', () => {
  let stack: Stack;
  let site: LocalServer;
  let url: string;
  let client: ApiClient & { accountId: string };
  let now: object = DATA;

  beforeAll(async () => {
    site = await new LocalServer((_, answer) =>
      answer.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(now)),
    ).listen();
    url = `${site.url}/meter`;
    stack = await Stack.start({ FETCH_ALLOW: '127.0.0.1' });
    await stack.startWorker();
    client = await stack.account(20_000);
  });

  afterAll(async () => {
    await stack.stop();
    await site.stop();
  });

  const patch = async <T>(path: string, body: unknown) => await client.send<T>('PATCH', path, JSON.stringify(body));
  const plan = async (body: object) => await client.post<Plan>('/v1/tools/plan', { targetSeconds: 15, ...body });
  const meaningOf = ({ meaning }: { meaning: Meaning[] }, key: string) => meaning.find((one) => one.key === key);
  const spoken = ({ narration }: Plan) => narration.map(({ text }) => text).join(' ');

  it('answers how each fact was read, by which rule and how sure, for sources and plans', async () => {
    const { status, body } = await client.post<Pack>('/v1/sources', { data: { priceUsd: 12, waitMinutes: 17 } });
    expect(status).toBe(201);
    expect(body.meaning).toMatchObject([
      { key: 'priceUsd', pattern: 'priceUsd', reading: 'currency 12 USD', sure: 'stated' },
      { key: 'waitMinutes', reading: 'duration 17 minute', sure: 'stated' },
    ]);
    for (const { rule, evidence } of body.meaning) expect([rule.length, evidence.length]).not.toContain(0);
    expect((await client.get<Pack>(`/v1/sources/${body.sourcePackId}`)).body.meaning).toEqual(body.meaning);
    const planned = await plan({ data: { gate: 'Gate B', waitMinutes: 17 } });
    expect(meaningOf(planned.body, 'waitMinutes')).toMatchObject({ reading: 'duration 17 minute', sure: 'stated' });
  });

  it('reads a source as it is declared, and every video of it', async () => {
    const { status, body } = await client.post<Pack>('/v1/sources', { data: DATA, fields: FIELDS });
    expect(status).toBe(201);
    expect(meaningOf(body, 'draw')).toMatchObject({
      label: 'Power drawn',
      reading: 'measure 412 kilowatt-hour',
      sure: 'declared',
      comparedWith: [{ key: 'previousDraw', as: 'previous' }],
    });
    const { sourcePackId } = body;
    expect((await client.get<Pack>(`/v1/sources/${sourcePackId}`)).body).toEqual(body);
    expect(meaningOf((await plan({ sourcePackId })).body, 'draw')).toMatchObject({ sure: 'declared' });
    const again = await plan({ sourcePackId, fields: { draw: { unit: 'MWh' } } });
    expect(meaningOf(again.body, 'draw')).toMatchObject({ reading: 'measure 412 megawatt-hour' });
  });

  it('warns of facts that can be read in more than one way, and names the readings', async () => {
    const data = {
      name: 'Harbour run',
      p: 52,
      rows: [
        { name: 'Ann', m: 41 },
        { name: 'Bo', m: 44 },
      ],
    };
    const { body } = await client.post<Pack>('/v1/sources', { data });
    const unknown = body.meaning.filter(({ sure }) => sure === 'unknown');
    expect(unknown).not.toEqual([]);
    const told = body.warnings.filter((warning) => warning.startsWith('unknown_meaning: '));
    expect(told).toHaveLength(new Set(unknown.map(({ pattern }) => pattern)).size);
    for (const { pattern, others } of unknown) {
      const warning = told.find((one) => one.startsWith(`unknown_meaning: ${pattern} `)) ?? '';
      for (const other of others) expect(warning).toContain(other);
    }
  });

  it('warns of them with the plan and with the video, until they are declared', async () => {
    const data = {
      name: 'Harbour',
      tideM: 3.1,
      rows: [
        { name: 'Ann', m: 41 },
        { name: 'Bo', m: 44 },
      ],
    };
    const codes = (warnings: ReadonlyArray<{ code: string }>) => warnings.map(({ code }) => code);
    expect(codes((await plan({ data })).body.warnings)).toContain('unknown_meaning');
    const warned = async (fields: object) => {
      const { body } = await client.post<{ videoId: string }>('/v1/videos/from-data', { data, fields, ...SCRIPTED });
      const video = await client.finished(body.videoId);
      return codes(video.check.warnings);
    };
    expect(await warned({})).toContain('unknown_meaning');
    expect(await warned({ m: { unit: 'min' }, tideM: { unit: 'm' } })).not.toContain('unknown_meaning');
  });

  it.each([
    [{ draw: { unit: 'wibbles' } }, 'fields.draw.unit'],
    [{ draw: { currency: 'QQQ' } }, 'fields.draw.currency'],
    [{ draw: { role: 'boss' } }, 'fields.draw.role'],
    [{ draw: { colour: 'red' } }, 'fields.draw.colour'],
    [{ draw: { labels: { xx: 'Draw' } } }, 'fields.draw.labels'],
    [{ 'rows[].x': { unit: 'kWh' } }, 'fields.rows[].x'],
    [['draw'], 'fields'],
  ])('refuses %j and names it', async (fields, path) => {
    for (const route of ['/v1/sources', '/v1/videos/from-data', '/v1/tools/plan']) {
      const { status, body } = await client.post<Refusal>(route, { data: DATA, fields });
      expect([route, status, body.error]).toEqual([route, 400, expect.stringContaining(`bad_request: ${path} `)]);
      expect(body.details?.map((detail) => detail.path) ?? [path]).toEqual([path]);
    }
  });

  it('keeps declarations with the video, for its design and its edits', async () => {
    const order = { ...SCRIPTED, data: DATA, fields: FIELDS };
    const ordered = await client.post<{ videoId: string }>('/v1/videos/from-data', order);
    expect(ordered.status).toBe(202);
    const { videoId } = ordered.body;
    const texts = async () => (await client.finished(videoId)).scenes.map(({ text }) => text).join(' ');
    expect(await texts()).toMatch(/412\s?(?:kWh|kilowatt)/);
    expect(await texts()).not.toContain('77,120');
    const script = await client.get<{ scenes: unknown[] }>(`/v1/videos/${videoId}/script`);
    expect([script.status, JSON.stringify(script.body.scenes)]).toEqual([200, expect.stringContaining('412')]);
    expect((await client.post(`/v1/videos/${videoId}/edit`, { notes: 'xyzzy' })).status).toBe(422);
  });

  it('makes exactly what a plan with declarations shows', async () => {
    const planned = await plan({ data: DATA, fields: FIELDS });
    expect(spoken(planned.body)).toMatch(/kilowatt.hours|kWh/);
    const { planId } = planned.body;
    const beside = await client.post<Refusal>('/v1/videos/from-data', { planId, fields: FIELDS });
    expect([beside.status, beside.body.error]).toEqual([400, expect.stringContaining('bad_request: fields ')]);
    const { status, body } = await client.post<{ videoId: string }>('/v1/videos/from-data', { planId, render: false });
    expect(status).toBe(202);
    expect((await client.finished(body.videoId)).status).toBe('scripted');
  });

  it('reads an address as it is declared; a plan refuses a pattern that it does not have', async () => {
    const planned = await plan({ sourceUrl: url, fields: FIELDS });
    expect(meaningOf(planned.body, 'draw')).toMatchObject({ reading: 'measure 412 kilowatt-hour', sure: 'declared' });
    const refused = await client.post<Refusal>('/v1/tools/plan', {
      sourceUrl: url,
      fields: { nothing: { unit: 'kWh' } },
    });
    expect([refused.status, refused.body.error]).toEqual([400, expect.stringContaining('fields.nothing ')]);
    const { body } = await client.post<Pack>('/v1/sources', { url, fields: FIELDS });
    expect(meaningOf(body, 'draw')).toMatchObject({ sure: 'declared' });
  });

  it('takes a schema beside the data as declarations', async () => {
    const { body } = await client.post<Pack>('/v1/sources', { data: TABLE });
    expect(meaningOf(body, 'data/1/q')).toMatchObject({
      label: 'Energy',
      reading: 'measure 198 kilowatt-hour',
      sure: 'declared',
    });
    expect(body.facts.filter(({ key }) => key.startsWith('schema'))).toEqual([]);
    expect(meaningOf((await plan({ data: TABLE })).body, 'data/1/q')).toMatchObject({ sure: 'declared' });
    now = TABLE;
    expect(meaningOf((await plan({ sourceUrl: url })).body, 'data/1/q')).toMatchObject({ sure: 'declared' });
    now = DATA;
  });

  it('keeps declarations of a show as defaults of its videos', async () => {
    const fields = { draw: { unit: 'kWh' }, pressure: { unit: 'hPa' } };
    const { status, body } = await client.post<{ showId: string; fields: unknown }>('/v1/shows', {
      title: 'Power',
      fields,
    });
    expect([status, body.fields]).toEqual([201, fields]);
    const { showId } = body;
    expect(meaningOf((await plan({ data: DATA, showId })).body, 'draw')).toMatchObject({
      reading: 'measure 412 kilowatt-hour',
      sure: 'declared',
    });
    const own = await plan({ data: DATA, showId, fields: { draw: { unit: 'MWh' } } });
    expect(meaningOf(own.body, 'draw')).toMatchObject({ reading: 'measure 412 megawatt-hour' });
    const refused = await patch<Refusal>(`/v1/shows/${showId}`, { fields: { draw: { unit: 'wibbles' } } });
    expect([refused.status, refused.body.error]).toEqual([400, expect.stringContaining('fields.draw.unit ')]);
    const emptied = await patch<{ fields: unknown }>(`/v1/shows/${showId}`, { fields: null });
    expect(emptied.body.fields).toBeNull();
    expect(meaningOf((await plan({ data: DATA, showId })).body, 'draw')?.sure).not.toBe('declared');
  });

  it('keeps declarations with a series, and refuses patterns that its source does not have', async () => {
    const order = { kind: 'page', url, schedule: 'daily 9am' };
    const refused = await client.post<Refusal>('/v1/tools/start_series', {
      ...order,
      fields: { nothing: { unit: 'm' } },
    });
    expect([refused.status, refused.body.error]).toEqual([400, expect.stringContaining('fields.nothing ')]);
    const started = await client.post<{ seriesId: string }>('/v1/tools/start_series', { ...order, fields: FIELDS });
    expect(started.status).toBe(200);
    now = { ...DATA, draw: 431 };
    const { seriesId } = started.body;
    const looked = await client.post<{ facts: Array<{ words: string }> }>('/v1/tools/run_series', {
      seriesId,
      dry: true,
    });
    expect(looked.body.facts.map(({ words }) => words).join()).toMatch(/Power drawn/);
    now = DATA;
    const source = { kind: 'json', url };
    const wrong = { source, show: { title: 'Power' }, fields: { nothing: { unit: 'm' } } };
    const unstarted = await client.post<Refusal>('/v1/autopilot/start', wrong);
    expect([unstarted.status, unstarted.body.error]).toEqual([400, expect.stringContaining('fields.nothing ')]);
    const begun = await client.post<{ seriesId: string }>('/v1/autopilot/start', { ...wrong, fields: FIELDS });
    expect(begun.status).toBe(201);
    const changed = await patch<Refusal>(`/v1/autopilot/${begun.body.seriesId}`, {
      fields: { draw: { unit: 'wibbles' } },
    });
    expect([changed.status, changed.body.error]).toEqual([400, expect.stringContaining('fields.draw.unit ')]);
    expect((await patch(`/v1/autopilot/${begun.body.seriesId}`, { fields: null })).status).toBe(200);
  });
});
