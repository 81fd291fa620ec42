import type { MikroORM } from '@mikro-orm/postgresql';
import { startTestDatabase } from '@app/testing';
import { Database, openOrm, ResealSecrets, SecretBox } from '../src';

const [OLD, NEXT] = ['the key that was there first', 'the key that comes after it'];
const ROWS = 1_203;
const before = new SecretBox(OLD);
/** A program already replaced, while another still has the new key as the other one. */
const named = new SecretBox(OLD, NEXT);
const after = new SecretBox(NEXT, OLD);

describe('resealed secrets', () => {
  let server: Awaited<ReturnType<typeof startTestDatabase>>;
  let orm: MikroORM;
  let database: Database;
  const sql = <Row>(text: string, values: unknown[] = []) => database.read().execute<Row[]>(text, values);
  const texts = async (column: string, table: string) =>
    (await sql<{ text: string | null }>(`SELECT ${column} AS text FROM ${table} ORDER BY n`)).map(({ text }) => text);
  /** Resealing finds columns by their names, so this test makes a table of its own. */
  const fill = async () => {
    await sql('DROP TABLE IF EXISTS boxes, plain');
    await sql('CREATE TABLE boxes (n integer, sealed text, sealed_key text, unsealed text, sealed_at timestamptz)');
    await sql(
      `INSERT INTO boxes SELECT n::int, s, k, 'v1.left.as.is', now() FROM json_to_recordset(?::json) AS t(n int, s text, k text)`,
      [
        JSON.stringify(
          Array.from({ length: ROWS }, (_, n) => ({
            n,
            s: n % 3 === 0 ? null : (n % 2 ? before : named).seal(`secret ${n}`),
            k: after.seal(`key ${n}`),
          })),
        ),
      ],
    );
  };

  beforeAll(async () => {
    server = await startTestDatabase();
    orm = (await openOrm(server.url, [])) as MikroORM;
    database = new Database(orm);
  });

  afterAll(async () => {
    await orm.close();
    await server.stop();
  });

  beforeEach(fill);

  it('open only under the new key afterwards, and nothing else is changed', async () => {
    const keys = await texts('sealed_key', 'boxes');
    const changed = Array.from({ length: ROWS }, (_, n) => n).filter((n) => n % 3 !== 0).length;
    expect(await new ResealSecrets(database, after).reseal()).toEqual({ ok: true, resealed: changed, unreadable: 0 });
    const alone = new SecretBox(NEXT);
    const opened = (await texts('sealed', 'boxes')).map((text) => (text === null ? null : alone.open(text)));
    expect(opened).toEqual(Array.from({ length: ROWS }, (_, n) => (n % 3 === 0 ? null : `secret ${n}`)));
    expect(await texts('sealed_key', 'boxes')).toEqual(keys);
    expect(new Set(await texts('unsealed', 'boxes'))).toEqual(new Set(['v1.left.as.is']));
    expect(await new ResealSecrets(database, after).reseal()).toEqual({ ok: true, resealed: 0, unreadable: 0 });
  });

  it('exclude those that open under neither key, which are counted and stay', async () => {
    const lost = new SecretBox('a key that nobody has any more').seal('lost');
    await sql(`UPDATE boxes SET sealed_key = ? WHERE n IN (7, 1100)`, [lost]);
    expect(await new ResealSecrets(database, after).reseal()).toMatchObject({ ok: false, unreadable: 2 });
    expect((await texts('sealed_key', 'boxes'))[7]).toBe(lost);
  });

  it('keep what a program writes in the meantime', async () => {
    const work = new ResealSecrets(database, after).reseal();
    for (let n = 1; n < ROWS; n += 40)
      await sql('UPDATE boxes SET sealed = ? WHERE n = ?', [after.seal(`changed ${n}`), n]);
    expect(await work).toMatchObject({ ok: true });
    const alone = new SecretBox(NEXT);
    const opened = (await texts('sealed', 'boxes')).map((text) => (text === null ? null : alone.open(text)));
    for (let n = 1; n < ROWS; n += 40) expect(opened[n]).toBe(`changed ${n}`);
  });

  it('are refused without another key', async () => {
    await expect(new ResealSecrets(database, new SecretBox(NEXT)).reseal()).rejects.toThrow('SECRET_KEY_OTHER');
  });
});
