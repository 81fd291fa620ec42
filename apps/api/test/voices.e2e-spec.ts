import { type ApiClient, Receiver, SpeechServer, Stack } from '@app/testing';

interface VoiceList {
  house: Array<{
    voiceId: string;
    language: string;
    gender: string;
    quality: string;
    isDefault: boolean;
    note?: string;
    sampleUrl: string;
  }>;
  cloned: Array<{ voiceId: string; name: string; createdAt: string; sampleUrl: string }>;
  languages: Array<{ code: string; name: string }>;
}

const DATA = { data: { asset: 'USDC', apyPct: 6.84 }, targetSeconds: 15 };

describe('voices', () => {
  let stack: Stack;
  let client: ApiClient;
  let speech: SpeechServer;
  let samples: Receiver;

  beforeAll(async () => {
    speech = await SpeechServer.start();
    samples = await Receiver.start((path) =>
      path === '/founder.wav'
        ? { status: 200, type: 'audio/wav', body: Buffer.from('RIFF….WAVE') }
        : { status: 200, type: 'text/html', body: Buffer.from('<p>no sound</p>') },
    );
    stack = await Stack.start({
      ELEVENLABS_BASE_URL: speech.url,
      ELEVENLABS_API_KEY: 'xi-test',
      FETCH_ALLOW: '127.0.0.1',
    });
    client = await stack.account(1_000);
  });

  afterAll(async () => {
    await stack.stop();
    await speech.stop();
    await samples.stop();
  });

  const clone = (body: Record<string, unknown>) =>
    client.post<{ voiceId: string; message: string }>('/v1/voices', body);
  const founder = () => ({ name: 'Our founder', sampleUrl: `${samples.url}/founder.wav`, consent: true });

  it('lists a default voice for each of the thirteen languages, and says which are weak [§4.7 GET voices; rule 5]', async () => {
    const { status, body } = await client.get<VoiceList>('/v1/voices');
    expect(status).toBe(200);
    expect(body.languages).toHaveLength(13);
    for (const { code } of body.languages)
      expect(body.house.filter(({ language, isDefault }) => language === code && isDefault)).toHaveLength(1);
    expect(body.house.find(({ voiceId }) => voiceId === 'house-en-elevenlabs')).toMatchObject({ quality: 'natural' });
    expect(body.house.find(({ voiceId }) => voiceId === 'house-ar-embedded')).toMatchObject({
      quality: 'synthetic',
      note: expect.stringContaining('vowels') as string,
    });
    expect((await client.get('/v1/autopilot/voices')).body).toEqual(body);
  });

  it('clones a voice whose speaker agrees, for this account alone', async () => {
    const { status, body } = await clone(founder());
    expect(status).toBe(201);
    expect(body.voiceId).toMatch(/^voi_/);
    const call = speech.calls.find(({ path }) => path === '/v1/voices/add');
    expect(call?.headers['xi-api-key']).toBe('xi-test');
    expect(call?.headers['content-type']).toContain('multipart/form-data');
    expect(call?.raw).toContain('Our founder');
    expect((await client.get<VoiceList>('/v1/voices')).body.cloned).toMatchObject([{ name: 'Our founder' }]);

    const stranger = await stack.account(1_000);
    expect((await stranger.get<VoiceList>('/v1/voices')).body.cloned).toEqual([]);
    const wish = { ...DATA, voiceId: body.voiceId };
    expect(await stranger.post('/v1/videos/from-data', wish)).toMatchObject({ status: 404 });
    expect((await client.post('/v1/videos/from-data', wish)).status).toBe(202);
  });

  const listen = async (path: string, as: ApiClient, headers: Record<string, string> = {}) => {
    const answer = await fetch(new URL(path, stack.baseUrl), {
      headers: { authorization: `Bearer ${as.apiKey}`, ...headers },
    });
    return { status: answer.status, headers: answer.headers, sound: Buffer.from(await answer.arrayBuffer()) };
  };
  const spoken = () => speech.calls.filter(({ path }) => path.includes('/v1/text-to-speech')).length;
  const pathOf = (url: string) => `${new URL(url).pathname}${new URL(url).search}`;

  it('lets a voice be heard: a paid one is asked once, whoever listens at once and after', async () => {
    const { house } = (await client.get<VoiceList>('/v1/voices')).body;
    const url = pathOf(house.find(({ voiceId }) => voiceId === 'house-en-elevenlabs')?.sampleUrl ?? '');
    const stranger = await stack.account(0);
    const before = spoken();
    const [first, ...others] = await Promise.all([client, stranger, client].map((as) => listen(url, as)));
    const asked = spoken() - before;
    expect(first?.status).toBe(200);
    expect(first?.headers.get('content-type')).toBe('audio/mp4');
    expect(first?.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(first?.sound.toString('latin1', 4, 8)).toBe('ftyp');
    for (const { sound } of others) expect(sound.equals(first?.sound ?? Buffer.of())).toBe(true);
    // Its sentences; nobody else has them said again.
    expect(asked).toBe(2);
    const etag = first?.headers.get('etag') ?? '';
    expect((await listen(url, stranger, { 'if-none-match': etag })).status).toBe(304);
    expect((await listen(url, stranger, { range: 'bytes=0-9' })).sound).toHaveLength(10);
    expect(spoken() - before).toBe(2);
    const unversioned = await listen('/v1/voices/house-en-elevenlabs/sample', stranger);
    expect(unversioned.headers.get('cache-control')).toBe('private, no-cache');
  });

  it('lets a cloned voice be heard by its account alone, in any language', async () => {
    const { voiceId } = (await clone(founder())).body;
    const path = `/v1/voices/${voiceId}/sample?language=fr`;
    expect((await listen(path, client)).status).toBe(200);
    expect((await listen(path, await stack.account(0))).status).toBe(404);
  });

  it.each([
    ['a voice that nobody is', 'house-xx-nobody/sample', 404],
    ['a language that it does not speak', 'house-fr-elevenlabs/sample?language=de', 400],
    ['a language that nobody speaks', 'house-fr-elevenlabs/sample?language=xx', 400],
  ])('lets nobody hear %s', async (_, path, status) => {
    expect(await listen(`/v1/voices/${path}`, client)).toMatchObject({ status });
  });

  it('tells that a voice cannot be heard, and stops asking a service that refuses', async () => {
    const path = '/v1/voices/house-it-elevenlabs/sample';
    const before = spoken();
    const statuses: number[] = [];
    for (let ask = 0; ask < 5; ask += 1) {
      speech.behaviour.refusals = [401];
      statuses.push((await listen(path, client)).status);
    }
    speech.behaviour.refusals = [];
    expect(statuses).toEqual([422, 422, 422, 429, 429]);
    expect(spoken() - before).toBe(3);
    expect((await fetch(new URL(path, stack.baseUrl))).status).toBe(401);
  });

  it.each([
    ['without consent', { consent: false }, 400],
    ['without consent said', { consent: undefined }, 400],
    ['without a name', { name: '' }, 400],
    ['of what is no address', { sampleUrl: 'founder.wav' }, 400],
  ])('does not clone %s', async (_, change, status) => {
    expect((await clone({ ...founder(), ...change })).status).toBe(status);
  });

  it('tells a sample that is none and a service that refuses', async () => {
    expect(await clone({ ...founder(), sampleUrl: `${samples.url}/page` })).toMatchObject({ status: 422 });
    speech.behaviour.refusals = [401];
    expect(await clone(founder())).toMatchObject({ status: 422 });
  });

  it('asks for a clone once: where the answer is lost another try would make one that nobody knows of', async () => {
    const asked = () => speech.calls.filter(({ path }) => path === '/v1/voices/add').length;
    const before = asked();
    speech.behaviour.refusals = [503];
    expect(await clone(founder())).toMatchObject({ status: 422 });
    expect(asked() - before).toBe(1);
  });

  it('refuses an unknown voice and one of another language before anything is paid [§4.2 voiceId]', async () => {
    const refused = async (wish: object) => await client.post('/v1/videos/from-data', { ...DATA, ...wish });
    expect(await refused({ voiceId: 'house-xx-nobody' })).toMatchObject({ status: 400 });
    expect(await refused({ voiceId: 'house-fr-embedded' })).toMatchObject({
      status: 400,
      body: { error: 'bad_request: voiceId speaks fr, not en' },
    });
    expect(await refused({ voiceId: 'voi_nobody' })).toMatchObject({ status: 404 });
  });

  it('takes pronunciations without digits', async () => {
    const wish = (pronunciation: unknown) => client.post('/v1/videos/from-data', { ...DATA, pronunciation });
    expect((await wish({ USDC: 'you ess dee see' })).status).toBe(202);
    expect(await wish({ five: '6' })).toMatchObject({ status: 400 });
    expect(await wish({ a: 1 })).toMatchObject({ status: 400 });
    expect(await wish(['a'])).toMatchObject({ status: 400 });
    const letter = (index: number) => String.fromCharCode(97 + index);
    const words = Array.from({ length: 201 }, (_, i) => [`word${letter(i % 26)}${letter(Math.floor(i / 26))}`, 'say']);
    expect(await wish(Object.fromEntries(words))).toMatchObject({ status: 400 });
  });

  it('removes a clone here and at the service that made it', async () => {
    const { voiceId } = (await clone(founder())).body;
    const remove = async () => await client.send<{ error?: string }>('DELETE', `/v1/voices/${voiceId}`);
    speech.behaviour.refusals = [503];
    expect((await remove()).status).toBe(422);
    expect((await remove()).status).toBe(204);
    expect(speech.calls.at(-1)).toMatchObject({ method: 'DELETE', path: '/v1/voices/c38kUX8pkfYO2kHyqfFy' });
    expect((await remove()).status).toBe(404);
    expect((await client.send('DELETE', '/v1/voices/house-en-slt')).status).toBe(404);
  });
});

describe('voices without a service that clones', () => {
  it('answers 422', async () => {
    const stack = await Stack.start();
    try {
      const client = await stack.account(0);
      const body = { name: 'A', sampleUrl: 'https://samples.example/a.wav', consent: true };
      expect(await client.post('/v1/voices', body)).toMatchObject({ status: 422 });
      expect((await client.post('/v1/voices', body)).body).toMatchObject({
        error: expect.stringContaining('configured') as string,
      });
    } finally {
      await stack.stop();
    }
  });
});
