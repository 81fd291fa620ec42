import { Migration20261124040000 } from '../../../migrations/20261124040000_top_up_credits';
import { LedgerFixture } from './ledger-fixture';

const NAMES =
  'id, account_id, card_id, provider, occasion, pack_usd, packs, status, day, look_at, created_at, resolved_at';

describe('the credits of top-ups of an older release', () => {
  let books: LedgerFixture;
  let account: string;
  const sql = <Row>(statement: string) => books.database.read().execute<Row[]>(statement);
  /** As the previous release writes it. */
  const insert = (id: string, packUsd: number, status: 'succeeded' | 'unknown') =>
    sql(`INSERT INTO top_ups (${NAMES}) VALUES ('${id}', '${account}', 'card', 'sandbox', 'bought', ${packUsd}, 1,
           '${status}', now(), now(), now(), ${status === 'succeeded' ? 'now()' : 'NULL'})`);

  beforeAll(async () => {
    books = await LedgerFixture.start();
    account = await books.anAccount(0);
    await sql('ALTER TABLE top_ups DROP COLUMN credits, DROP CONSTRAINT top_ups_card_id_fkey');
    await sql('DROP FUNCTION top_up_credits CASCADE');
  });

  afterAll(() => books.stop());

  it('are those that were credited, or follow the old price', async () => {
    await insert('top_dear', 10, 'succeeded');
    await insert('top_kept', 50, 'succeeded');
    await insert('top_open', 25, 'unknown');
    const credited = { credits: 900, reason: 'pack of $10' };
    await books.database.transaction((em) => books.deposits.topUp(em, account, credited, 'topup:top_dear'));
    const migration = new Migration20261124040000(books.orm.em.getDriver(), books.orm.config);
    migration.up();
    const statements = migration.getQueries().filter((query) => typeof query === 'string');
    // The old constraint did not know the column `credits`.
    await sql('ALTER TABLE top_ups DISABLE TRIGGER top_ups_paid_once');
    await books.database.transaction(async (em) => {
      for (const statement of statements) await em.execute(statement);
    });
    await sql('ALTER TABLE top_ups ENABLE TRIGGER top_ups_paid_once');
    await sql("UPDATE top_ups SET status = 'succeeded', resolved_at = now() WHERE id = 'top_open'");
    await insert('top_next', 25, 'succeeded');
    expect(await sql('SELECT id, credits FROM top_ups ORDER BY id')).toEqual([
      { id: 'top_dear', credits: 900 },
      { id: 'top_kept', credits: 5000 },
      { id: 'top_next', credits: 2500 },
      { id: 'top_open', credits: 2500 },
    ]);
    await expect(sql('UPDATE top_ups SET credits = 1')).rejects.toThrow('never changed');
  });
});
