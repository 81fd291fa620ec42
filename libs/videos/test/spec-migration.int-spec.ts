import { migrate } from '@app/platform';
import { startTestDatabase, type TestDatabase } from '@app/testing';
import { Client } from 'pg';

const BEFORE = '20261127100000_initial';
const SCRIPT = { scenes: [{ type: 'chart', chart: { series: [{ v: [1, null] }] } }] };
/** Columns of every video here. */
const ROW = {
  ...{ account_id: 'acc', status: 'rendered', format: '9:16', language: 'es', target_seconds: 45, version: 1 },
  ...{ duration_seconds: 41, captions: true, presenter: false, public: false, media_key: 'k', source_pack_id: 'sp' },
  ...{ caption: '', edits: '[]', created_at: 'now', updated_at: 'now' },
};

describe('the migration that makes one value of an order', () => {
  let database: TestDatabase;
  let client: Client;

  const insert = async (table: string, row: object) => {
    const places = Object.keys(row).map((_, index) => `$${index + 1}`);
    await client.query(
      `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${places.join(', ')})`,
      Object.values(row),
    );
  };
  const specs = async (sql: string) => (await client.query<{ spec: object }>(sql)).rows.map(({ spec }) => spec);

  beforeAll(async () => {
    database = await startTestDatabase({ migrated: false });
    await migrate(database.url, database.url, BEFORE);
    client = new Client({ connectionString: database.url });
    await client.connect();
    // Rows that are referred to say nothing here.
    await client.query('SET session_replication_role = replica');
    await insert('videos', { ...ROW, id: 'vid-1', number: 1, title: 'vid-1', music: true });
    await insert('videos', {
      ...{
        ...ROW,
        id: 'vid-2',
        number: 2,
        title: 'Rates',
        music: true,
        brief: 'Be calm.',
        style: 'comic',
        pacing: 'fast',
      },
      ...{ script: JSON.stringify(SCRIPT), brand: '{"accent": "#111111"}', engine: 'director', voice_id: 'es-1' },
      media: JSON.stringify({ images: 'auto', clips: true, music: { prompt: 'piano' }, assets: ['ast_1'] }),
    });
    await insert('videos', {
      ...{ ...ROW, id: 'vid-3', number: 3, title: 'Any', music: true },
      media: JSON.stringify({ images: 'none', clips: false, music: { prompt: null } }),
    });
    const settings = { title: 'Before', brief: null, language: 'en', captions: false, music: false, script: null };
    await insert('version_settings', {
      ...{ video_id: 'vid-2', version: 1, settings: JSON.stringify(settings), left_out: '[]' },
    });
    await migrate(database.url);
  }, 60_000);

  afterAll(async () => {
    await client.end();
    await database.stop();
  });

  it('keeps all that was ordered of each video', async () => {
    const common = { v: 1, format: '9:16', language: 'es', targetSeconds: 45, captions: true, presenter: false };
    expect(await specs('SELECT spec FROM videos ORDER BY number')).toEqual([
      { ...common, engine: 'designed', music: true, images: 'source', clips: false },
      {
        ...{ ...common, engine: 'director', title: 'Rates', brief: 'Be calm.', style: 'comic', pacing: 'fast' },
        ...{ voiceId: 'es-1', script: SCRIPT, brand: { accent: '#111111' } },
        ...{ music: { generate: 'piano' }, images: 'auto', clips: true, libraryAssetIds: ['ast_1'] },
      },
      { ...common, engine: 'designed', title: 'Any', music: { generate: true }, images: 'none', clips: false },
    ]);
  });

  it('keeps how a version was set, over what its video was ordered as', async () => {
    expect(await specs('SELECT spec FROM version_settings')).toEqual([
      {
        ...{ v: 1, title: 'Before', language: 'en', captions: false, music: false, presenter: false },
        ...{ engine: 'director', images: 'auto', clips: true, libraryAssetIds: ['ast_1'] },
      },
    ]);
  });
});
