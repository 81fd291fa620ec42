import { type ApiClient, IS_FULL, REFUSED_ADDRESSES, Stack } from '@app/testing';
import { addressFields } from './ssrf/address-fields';
import { Trap } from './ssrf/trap';

interface Refusal {
  error: string;
}
type Body = (url: string) => object;

const SCENE = { type: 'title', text: 'The gates are open' };
const CTA = { type: 'cta', text: 'Open today' };
/** Scenes that name a picture, in each video of a script. */
const PICTURED = 4;
const SCRIPTED = { render: false, targetSeconds: 15, music: false } as const;

const SUGGESTED: Body = (url) => ({ source: { kind: 'url', url } });
const STARTED: Body = (url) => ({
  source: { kind: 'url', url },
  show: { title: 'Gates', cadence: 'daily 9am', targetSeconds: 15 },
});

/** Fields whose address is refused before anything is made of the request. */
const REFUSED: Readonly<Record<string, Body>> = {
  'POST /v1/sources url': (url) => ({ url }),
  'POST /v1/sources/preview url': (url) => ({ url, kind: 'json' }),
  'POST /v1/videos/from-data sourceUrl': (sourceUrl) => ({ sourceUrl }),
  'POST /v1/plans sourceUrl': (sourceUrl) => ({ sourceUrl }),
  'POST /v1/library/upload url': (url) => ({ url }),
  'POST /v1/webhooks url': (url) => ({ url, events: ['video.rendered'] }),
  'PATCH /v1/webhooks/{id} url': (url) => ({ url }),
  'POST /v1/voices sampleUrl': (sampleUrl) => ({ name: 'Ada', sampleUrl, consent: true }),
  'POST /v1/tools/import_drive url': (url) => ({ url }),
  'POST /v1/tools/learn_brand url': (url) => ({ url, channelId: 'chn_any' }),
  'POST /v1/tools/make_video sourceUrl': (sourceUrl) => ({ sourceUrl }),
  'POST /v1/tools/plan sourceUrl': (sourceUrl) => ({ sourceUrl }),
  'POST /v1/tools/read_source url': (url) => ({ url }),
  'POST /v1/tools/preview_source url': (url) => ({ url, kind: 'json' }),
  'POST /v1/tools/start_series url': (url) => ({ url, kind: 'page', schedule: 'daily 9am' }),
  'POST /v1/tools/upload_to_library url': (url) => ({ url }),
  'POST /v1/autopilot/suggest source.url': SUGGESTED,
  'POST /v1/tools/suggest_shows source.url': SUGGESTED,
  'POST /v1/autopilot/start source.url': STARTED,
  'POST /v1/tools/start_autopilot source.url': STARTED,
  'POST /v1/account/connections baseUrl': (baseUrl) => ({ kind: 'postiz', apiKey: 'a-key-of-theirs', baseUrl }),
};

/** Fields of the pictures of a video: one that may not be fetched is a warning. */
const WARNED: ReadonlySet<string> = new Set([
  'POST /v1/videos/from-data script.scenes[].asset.url',
  'POST /v1/videos/from-data script[].asset.url',
  'POST /v1/plans script.scenes[].asset.url',
  'POST /v1/plans script[].asset.url',
  'POST /v1/tools/make_video script.scenes[].asset.url',
  'POST /v1/tools/make_video script[].asset.url',
  'POST /v1/tools/plan script.scenes[].asset.url',
  'POST /v1/tools/plan script[].asset.url',
  'POST /v1/tools/edit_video script.scenes[].asset.url',
  'POST /v1/tools/edit_video script[].asset.url',
  'POST /v1/videos/{id}/edit script.scenes[].asset.url',
  'POST /v1/videos/{id}/edit script[].asset.url',
]);

/** Fields of a draft, which shows an edit before it is made and fetches nothing. */
const DRAFTED: ReadonlySet<string> = new Set([
  'POST /v1/videos/{id}/draft script.scenes[].asset.url',
  'POST /v1/videos/{id}/draft script[].asset.url',
  'POST /v1/plans/{id}/draft script.scenes[].asset.url',
  'POST /v1/plans/{id}/draft script[].asset.url',
]);

/** Fields whose address is refused by an answer in a chat. */
const ANSWERED: ReadonlySet<string> = new Set(['POST /v1/chats/{id}/messages attachments.url']);

/** Fields whose address is shown to viewers and never asked for, or is none. */
const SHOWN: ReadonlySet<string> = new Set([
  'POST /v1/embed/token origin',
  ...[
    'PATCH /v1/autopilot/{seriesId} ',
    'POST /v1/autopilot/start show.',
    'POST /v1/tools/change_series ',
    'POST /v1/tools/start_autopilot show.',
  ].flatMap((place) => [`${place.replace('show.', '')}destinations.shareLink`, `${place}link`, `${place}link.url`]),
]);
/** The short run walks one in four addresses for each field, others for the next. */
const ONE_IN = IS_FULL ? 1 : 4;

/** Why an address is refused: what the caller is told. */
const REASON =
  /not a public address|not an http|user name or password|must be an? .*address|is not valid|must end with|not the address of a shared folder/;

describe('addresses that may not be fetched', () => {
  let stack: Stack;
  let client: ApiClient;
  let trap: Trap;
  let addresses: string[];
  let webhookId: string;

  beforeAll(async () => {
    // With a key to the service that clones voices a sample would be fetched; videos are spoken without it.
    stack = await Stack.start({ ELEVENLABS_API_KEY: 'key' });
    await stack.startWorker({ ELEVENLABS_API_KEY: undefined });
    client = await stack.account(100_000);
    trap = await Trap.start();
    addresses = REFUSED_ADDRESSES.map(({ url }) => trap.at(url));
    const hook = { url: 'https://hooks.example/videos', events: ['video.rendered'] };
    webhookId = (await client.post<{ webhook: { id: string } }>('/v1/webhooks', hook)).body.webhook.id;
  });

  afterAll(async () => {
    await trap.stop();
    await stack.stop();
  });

  afterEach(() => expect(trap.connections).toBe(0));

  it('are walked here for every field of every request that takes an address', async () => {
    const known = [...Object.keys(REFUSED), ...WARNED, ...DRAFTED, ...ANSWERED, ...SHOWN];
    // A field that is missing here must be added above, with what becomes of an address in it.
    expect(addressFields(await stack.description.document())).toEqual(known.sort());
  });

  it.each(Object.entries(REFUSED))('are refused by %s, each of them [§C4 sourceUrl refused]', async (field, body) => {
    const [method = '', path = ''] = field.split(' ');
    const wrong: string[] = [];
    const turn = Object.keys(REFUSED).indexOf(field);
    for (const url of addresses.filter((_, index) => (index + turn) % ONE_IN === 0)) {
      const at = path.replace('{id}', webhookId);
      const answer = await client.send<Refusal>(method, at, JSON.stringify(body(url)));
      const isRefused = (answer.status === 422 || answer.status === 400) && REASON.test(answer.body.error);
      if (!isRefused) wrong.push(`${url}: ${answer.status} ${answer.body.error}`);
    }
    expect(wrong).toEqual([]);
  });

  it('are refused by a chat, where nothing is made of them', async () => {
    const { chatId } = (await client.post<{ chatId: string }>('/v1/chats', {})).body;
    for (const url of addresses.filter((_, index) => index % ONE_IN === 0)) {
      const said = { text: 'make a video', attachments: { url } };
      const { body } = await client.post<{ reply: object }>(`/v1/chats/${chatId}/messages`, said);
      expect({ url, ...body.reply }).toMatchObject({
        action: 'refused',
        text: expect.stringMatching(REASON) as string,
        videoId: null,
      });
    }
  });

  it('are left out of a video, with a warning for each picture of its data', async () => {
    // What is no address at all is a text of the data, and never asked for.
    const pictures = addresses.filter((url) => /^https?:\/\/[^\s/]+\/\S*$/i.test(url));
    const gates = pictures.map((imageUrl, index) => ({ gate: `Gate ${index}`, waitMinutes: index + 3, imageUrl }));
    const asset = { name: 'Harbour', iconUrl: trap.at('http://127.0.0.1/') };
    const video = await made({ data: { waitMinutes: 17, asset, gates } });
    expect(video.status).toBe('scripted');
    const missing = video.check.warnings.filter(({ code }) => code === 'missing_picture');
    const told = (key: string) => missing.some(({ message }) => message.includes(`at ${key} `));
    expect(told('asset/iconUrl')).toBe(true);
    expect(gates.filter((_, index) => !told(`gates/${index}/imageUrl`)).map(({ imageUrl }) => imageUrl)).toEqual([]);
  });

  it('are left out of a video, and of its edit, where a script names them', async () => {
    const named = addresses.filter((url) => /^https?:\/\/\S+$/i.test(url));
    const script = [SCENE, ...named.slice(0, PICTURED).map((url) => ({ ...SCENE, asset: { url }, duration: 1 })), CTA];
    const video = await made({ script });
    const warnings = (all: Array<{ code: string }>) => all.filter(({ code }) => code === 'missing_picture');
    expect(warnings(video.check.warnings)).toHaveLength(PICTURED);
    const others = named.slice(PICTURED, 2 * PICTURED).map((url) => ({ ...SCENE, asset: { url }, duration: 1 }));
    const edit = { script: { scenes: [SCENE, ...others, CTA] } };
    const draft = await client.post<object>(`/v1/videos/${video.videoId}/draft`, edit);
    expect(draft.status).toBe(200);
    const plan = await client.post<{ planId: string; warnings: Array<{ code: string }> }>('/v1/plans', { script });
    expect(plan.status).toBe(201);
    expect(warnings(plan.body.warnings)).toHaveLength(PICTURED);
    expect((await client.post<object>(`/v1/plans/${plan.body.planId}/draft`, edit)).status).toBe(200);
    expect(trap.connections).toBe(0);
    const { status, body } = await client.post<typeof video>(`/v1/videos/${video.videoId}/edit`, edit);
    expect(status).toBe(200);
    expect(warnings(body.check.warnings)).toHaveLength(PICTURED);
  });

  async function made(order: object) {
    const { status, body } = await client.post<{ videoId: string }>('/v1/videos/from-data', { ...SCRIPTED, ...order });
    expect(status).toBe(202);
    return await client.finished(body.videoId);
  }
});
