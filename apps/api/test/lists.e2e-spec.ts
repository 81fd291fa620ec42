import { ApiClient, OwnerClient, Stack } from '@app/testing';

/** How a list of five is filled, and where its rows stand. `keeps` is a list of what is never deleted. */
interface List {
  table: string;
  fill: () => Promise<unknown>;
  keeps?: boolean;
}

const DROP_REFERENCES = `
  DO $$ DECLARE known record; BEGIN
    FOR known IN SELECT conrelid::regclass AS tab, conname FROM pg_constraint
      WHERE contype = 'f' AND connamespace = 'public'::regnamespace
    LOOP EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', known.tab, known.conname); END LOOP;
  END $$`;
type Asker = Pick<ApiClient, 'get' | 'post'>;
const FIVE = [1, 2, 3, 4, 5];
const CONNECTED = ['postiz', 'buffer', 'google-drive', 'dropbox'];

describe('every list', () => {
  let stack: Stack;
  let owner: ApiClient & { accountId: string };
  let stranger: ApiClient;
  /** Test-mode clients of `owner` and `stranger`: live keys cannot list clocks. */
  const inTestMode = new Map<Asker, ApiClient>();
  let ids: Record<string, string>;

  beforeAll(async () => {
    stack = await Stack.start();
    // Rows are made and removed here without those that they refer to, and transactions without their halves.
    await stack.rows(DROP_REFERENCES);
    await stack.rows('DROP TRIGGER ledger_transactions_whole ON ledger_transactions');
    owner = await OwnerClient.enter(stack.baseUrl, { email: 'lists@factreel.example', password: 'a long password' });
    stranger = await OwnerClient.enter(stack.baseUrl, { email: 'other@factreel.example', password: 'a long password' });
    await stack.admin('credits:grant', '--account', owner.accountId, '--credits', '50000', '--reason', 'lists');
    const made = async <T>(path: string, body: object) => (await owner.post<T>(path, body)).body;
    ids = {
      video: (await made<{ videoId: string }>('/v1/videos/from-data', { data: { waitMinutes: 17 } })).videoId,
      webhook: (
        await made<{ webhook: { id: string } }>('/v1/webhooks', {
          url: 'https://example.com/h',
          events: ['video.rendered'],
        })
      ).webhook.id,
      chat: (await made<{ chatId: string }>('/v1/chats', { title: 'Lists' })).chatId,
    };
  });

  afterAll(() => stack.stop());

  async function testClientOf(who: ApiClient): Promise<ApiClient> {
    const { body } = await who.post<{ apiKey: string }>('/v1/account/keys', { name: 'test', mode: 'test' });
    return new ApiClient(stack.baseUrl, body.apiKey);
  }

  /** Rows of a table, with what it cannot do without; constraints between tables are left aside. */
  async function insert(table: string, ofRow: (n: number) => Record<string, unknown>, ns = FIVE): Promise<void> {
    const columns = await stack.rows<{ name: string; type: string }>(
      `SELECT column_name AS name, data_type AS type FROM information_schema.columns
        WHERE table_name = $1 AND table_schema = 'public' AND is_nullable = 'NO' AND column_default IS NULL`,
      [table],
    );
    const plain: Record<string, unknown> = { jsonb: '{}', boolean: false, text: 'x', integer: 1, bigint: 1 };
    for (const n of ns) {
      const needed = columns.map(({ name, type }) => [
        name,
        plain[type] ?? (type.startsWith('time') ? new Date(n) : 1),
      ]);
      const row = { ...Object.fromEntries(needed), id: `${table}_${n}`, ...ofRow(n) } as Record<string, unknown>;
      const names = Object.keys(row);
      const places = names.map((_, index) => `$${index + 1}`);
      await stack.rows(`INSERT INTO ${table} (${names.join()}) VALUES (${places.join()})`, Object.values(row));
    }
  }
  const post = (path: string, bodyOf: (n: number) => object) => async () => {
    for (const n of FIVE) expect((await owner.post(path, bodyOf(n))).status).toBeLessThan(300);
  };
  const mine = () => ({ account_id: owner.accountId });
  const series = () =>
    insert('series', (n) => ({
      ...mine(),
      kind: 'page',
      policy: 'hold',
      status: 'paused',
      schedule: 'daily',
      tz: 'UTC',
      autopilot: true,
      title: `Show ${n}`,
      source: '{"kind":"page","url":"https://example.com"}',
      settings: '{"targetSeconds":30}',
    }));

  const notices = () =>
    insert('notifications', (n) => ({ ...mine(), kind: 'series_paused', cause: `c${n}`, created_at: new Date() }));

  /** By the path of the route. */
  const ofRoutes = {
    '/v1/account/keys': { table: 'api_keys', fill: post('/v1/account/keys', (n) => ({ name: `key ${n}` })) },
    '/v1/account/connections': {
      table: 'connections',
      fill: () => insert('connections', (n) => ({ ...mine(), kind: CONNECTED[n] }), [0, 1, 2, 3]),
    },
    '/v1/account/ledger': {
      table: 'ledger_transactions',
      keeps: true,
      fill: async () => {
        for (const n of FIVE) {
          await stack.admin('credits:grant', '--account', owner.accountId, '--credits', `${n}`, '--reason', `row ${n}`);
        }
      },
    },
    '/v1/account/invoices': {
      table: 'ledger_transactions',
      keeps: true,
      fill: () =>
        insert('ledger_transactions', (n) => ({
          ...mine(),
          seq: -n,
          kind: 'grant',
          credits: 10,
          at: new Date(Date.UTC(2020, n, 1)),
        })),
    },
    '/v1/account/cards': {
      table: 'cards',
      fill: post('/v1/account/cards', (n) => ({ paymentMethod: `pm_card_visa:list${n}` })),
    },
    '/v1/account/requests': {
      table: 'api_requests',
      fill: () => insert('api_requests', mine),
    },
    '/v1/notifications': {
      table: 'notifications',
      fill: notices,
    },
    '/v1/channels': { table: 'channels', fill: post('/v1/channels', (n) => ({ name: `Channel ${n}` })) },
    '/v1/shows': { table: 'shows', fill: post('/v1/shows', (n) => ({ title: `Show ${n}` })) },
    '/v1/videos': { table: 'videos', fill: post('/v1/videos/from-data', (n) => ({ data: { waitMinutes: n + 17 } })) },
    '/v1/videos/{id}/versions': {
      table: 'video_versions',
      fill: () => insertVersions(),
    },
    '/v1/webhooks': {
      table: 'webhook_endpoints',
      fill: post('/v1/webhooks', (n) => ({ url: `https://example.com/${n}`, events: ['video.rendered'] })),
    },
    '/v1/webhooks/{id}/deliveries': {
      table: 'webhook_deliveries',
      fill: () => post(`/v1/webhooks/${ids['webhook']}/test`, () => ({}))(),
    },
    '/v1/library': {
      table: 'library_assets',
      fill: () => insert('library_assets', () => ({ ...mine(), kind: 'image' })),
    },
    '/v1/library/folders': {
      table: 'library_assets',
      fill: () => insert('library_assets', (n) => ({ ...mine(), id: `ast_${n}`, kind: 'image', folder: `f${n}` })),
    },
    '/v1/sources': { table: 'source_packs', fill: post('/v1/sources', (n) => ({ data: { waitMinutes: n + 17 } })) },
    '/v1/test/clocks': {
      table: 'test_clocks',
      fill: async () => {
        for (const who of [owner, stranger]) inTestMode.set(who, await testClientOf(who));
        for (const n of FIVE)
          await inTestMode.get(owner)?.post('/v1/test/clocks', { now: new Date(), name: `clock ${n}` });
      },
    },
    '/v1/autopilot': { table: 'series', fill: series },
    '/v1/autopilot/waiting': {
      table: 'episodes',
      fill: () =>
        insert('episodes', (n) => ({
          ...mine(),
          series_id: `episodes_${n}`,
          n,
          video_id: `vid-90${n}`,
          status: 'held',
          changed: '[]',
          findings: '[]',
        })),
    },
    '/v1/chats': { table: 'chats', fill: post('/v1/chats', (n) => ({ title: `Chat ${n}` })) },
    '/v1/chats/{id}/messages': {
      table: 'chat_messages',
      fill: () => insert('chat_messages', () => ({ chat_id: ids['chat'], role: 'user', choices: '[]', action: null })),
    },
  } satisfies Record<string, List>;
  /** With those of tools, by name. */
  const lists: Record<string, List> = {
    ...ofRoutes,
    list_versions: ofRoutes['/v1/videos/{id}/versions'],
    list_series: ofRoutes['/v1/autopilot'],
    list_waiting_episodes: ofRoutes['/v1/autopilot/waiting'],
    list_notifications: ofRoutes['/v1/notifications'],
    list_channels: ofRoutes['/v1/channels'],
    list_shows: ofRoutes['/v1/shows'],
    list_videos: ofRoutes['/v1/videos'],
    list_library: ofRoutes['/v1/library'],
    list_library_folders: ofRoutes['/v1/library/folders'],
    list_sources: ofRoutes['/v1/sources'],
  };

  async function insertVersions(): Promise<void> {
    for (const n of FIVE) {
      await stack.rows(
        `INSERT INTO video_versions (video_id, version, created_at, storyboard, narration, stills, warnings)
         VALUES ($1, $2, now(), '{"title":"A","language":"en","scenes":[],"figures":{}}', '{"lines":[]}', '[]', '[]')`,
        [ids['video'], n],
      );
    }
  }

  interface PageBody {
    data: Array<Record<string, unknown>>;
    nextCursor: string | null;
  }
  /** Asks for a page of two, of a route or of a tool. */
  async function ask(who: Asker, path: string, cursor: string | null) {
    if (!path.startsWith('/')) {
      const input = { ...(path === 'list_versions' ? { videoId: ids['video'] } : {}), limit: 2 };
      return await who.post<PageBody>(`/v1/tools/${path}`, { ...input, ...(cursor === null ? {} : { cursor }) });
    }
    const address = path
      .replace('videos/{id}', `videos/${ids['video']}`)
      .replace('webhooks/{id}', `webhooks/${ids['webhook']}`)
      .replace('chats/{id}', `chats/${ids['chat']}`);
    const asking = path.startsWith('/v1/test/') ? (inTestMode.get(who) ?? who) : who;
    return await asking.get<PageBody>(`${address}?limit=2${cursor === null ? '' : `&cursor=${cursor}`}`);
  }

  /** Reads the whole list two rows at a time, and deletes after each page all that stood on it. */
  async function readAndDelete(path: string, { table, keeps }: List) {
    const read: string[] = [];
    let cursor: string | null = null;
    do {
      const { status, body }: { status: number; body: PageBody } = await ask(owner, path, cursor);
      expect({ path, status }).toEqual({ path, status: 200 });
      if (cursor !== null) {
        const refusals = [`${cursor}A`, cursor.slice(1), cursor.slice(0, -2), cursor.toUpperCase(), 'vid-1', '%00'];
        for (const wrong of refusals) {
          const refused = await ask(owner, path, wrong);
          expect({ wrong, refused: refused.status }).toEqual({ wrong, refused: 400 });
        }
        expect([400, 404]).toContain((await ask(stranger, path, cursor)).status);
      }
      const names = body.data.map((row) => nameOf(path, row));
      read.push(...names);
      if (!keeps) for (const name of names) await remove(table, path, name);
      cursor = body.nextCursor;
    } while (cursor !== null);
    return read;
  }
  const nameOf = (path: string, row: Record<string, unknown>): string => {
    const isNamed = /(versions|folders|invoices)$/.test(path);
    const names = isNamed ? [/^(version|folder|month)$/] : [/^(id|seriesId)$/, /Id$/];
    const keys = names.map((name) => Object.keys(row).find((key) => name.test(key)));
    return String(row[keys.find((key) => key !== undefined) ?? '']);
  };
  const remove = (table: string, path: string, name: string) => {
    const column = path.endsWith('versions') ? 'version' : path.endsWith('folders') ? 'folder' : 'id';
    return stack.rows(`DELETE FROM ${table} WHERE ${column}::text = $1`, [name]);
  };

  const isOfRecord = (path: string) => path.includes('{') || path === 'list_versions';

  it('is known here', async () => {
    const { paths } = await stack.description.document();
    const paged = Object.entries(paths).filter(([, { get }]) =>
      get?.parameters?.some((parameter) => 'name' in parameter && parameter.name === 'cursor'),
    );
    const { body } = await owner.get<{ data: Array<{ name: string; input: { properties?: object } }> }>('/v1/tools');
    const tools = body.data.filter(({ input }) => 'cursor' in (input.properties ?? {}));
    expect([...paged.map(([path]) => path), ...tools.map(({ name }) => name)].sort()).toEqual(
      Object.keys(lists).sort(),
    );
  });

  // What belongs to a record is read while the record is there.
  it.each(Object.keys(lists).toSorted((a, b) => Number(isOfRecord(b)) - Number(isOfRecord(a))))(
    '%s is read to its end while all that was read is deleted',
    async (path) => {
      const list = lists[path];
      if (!list) throw new Error(`no list ${path}`);
      await list.fill();
      const read = await readAndDelete(path, list);
      expect(read.length).toBeGreaterThanOrEqual(path.endsWith('connections') ? 4 : 5);
      expect(new Set(read).size).toBe(read.length);
    },
  );
});
