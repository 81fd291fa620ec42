import { AccountsService } from '@app/accounts';
import { DepositsService, LedgerAuditService, WalletService } from '@app/billing';
import { Database } from '@app/platform';
import { PurgeAccountsService } from '../src';
import { purgeRows } from '../src/closing/purge-rows';
import { ACCOUNT_TABLES } from '../src/tables/account-tables';
import { fillTables } from './fill-tables';
import { LifecycleStand } from './lifecycle.fixture';

const DAY_S = 86_400;
const MARKS = { acc_gone: 'marigold', acc_stays: 'snowdrop' };
const GONE = 'acc_gone';
const STAYS = 'acc_stays';
const FOLDERS = ['videos', 'library', 'sources', 'voice-samples', 'exports'];

describe('the purge of an account', () => {
  let stand: LifecycleStand;
  /** Tables with texts of an account; billing settings have none. */
  let marked: string[];

  beforeAll(async () => {
    stand = await LifecycleStand.start();
    await stand.process();
    for (const [accountId, mark] of Object.entries(MARKS)) {
      await stand.account(accountId, `${mark}@x.example`);
      const filled = await fillTables(stand.get(Database), accountId, mark);
      const bare = ['billing_settings', 'account_exports'];
      marked = [...filled.filter((table) => !bare.includes(table)), 'accounts', 'holds'].sort();
      await spend(accountId, mark);
      for (const { table, purge } of ACCOUNT_TABLES) {
        if (purge.how === 'remove' && purge.folder) await stand.object(`${purge.folder}/${table}_${accountId}/v1/file`);
      }
    }
  });

  afterAll(async () => {
    await stand.stop();
  });

  /** Held for an end user, whose id may be a person's name. */
  async function spend(accountId: string, mark: string): Promise<void> {
    const wallet = stand.get(WalletService);
    await stand.get(Database).transaction(async (em) => {
      const work = `design:job_${accountId}`;
      await wallet.hold(em, [{ accountId, videoId: 'vid-1', work, credits: 480, reason: 'design of a video' }]);
      await wallet.capture(em, work, 480, 'design of a video');
      await em.execute('UPDATE holds SET external_user_id = ? WHERE account_id = ?', [mark, accountId]);
    });
  }

  /** Counts by table of rows that contain a word. */
  async function tablesWith(word: string): Promise<Record<string, number>> {
    const tables = await stand.rows<{ name: string }>(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'",
    );
    const found: Record<string, number> = {};
    for (const { name } of tables) {
      const count = `SELECT count(*)::int AS count FROM ${name} r WHERE row_to_json(r)::text LIKE ?`;
      const [row] = await stand.rows<{ count: number }>(count, [`%${word}%`]);
      if (row && row.count > 0) found[name] = row.count;
    }
    return found;
  }

  const close = (accountId: string) =>
    stand.rows('UPDATE accounts SET closed_at = ? WHERE id = ?', [stand.clock.time, accountId]);
  const purgedAt = async (accountId: string) => {
    const [row] = await stand.rows<{ at: string | null }>('SELECT purged_at AS at FROM accounts WHERE id = ?', [
      accountId,
    ]);
    return row?.at ?? null;
  };
  const sweep = (process = 0) => stand.get(PurgeAccountsService, process).sweep();

  it('begins after the grace period, but not while work or a payment is unfinished', async () => {
    expect(Object.keys(await tablesWith(MARKS[GONE])).sort()).toEqual(marked);
    await close(GONE);
    stand.clock.pass(29 * DAY_S);
    await sweep();
    expect(await purgedAt(GONE)).toBeNull();
    stand.clock.pass(2 * DAY_S);
    await stand.rows("UPDATE jobs SET status = 'running' WHERE account_id = ?", [GONE]);
    await sweep();
    expect(await tablesWith(MARKS[GONE])).toHaveProperty('videos');
    await stand.rows("UPDATE jobs SET status = 'done' WHERE account_id = ?", [GONE]);
  });

  it('continues after a killed process, with any number in parallel', async () => {
    const half = ACCOUNT_TABLES.slice(0, ACCOUNT_TABLES.length / 2);
    const em = stand.get(Database).read();
    for (const rule of half) await purgeRows(em, rule, GONE, stand.clock.time);
    stand.clock.pass(DAY_S);
    await Promise.all([sweep(0), sweep(1)]);
    expect(await purgedAt(GONE)).not.toBeNull();
  });

  it('leaves the books and no personal data in any table', async () => {
    expect(await tablesWith(MARKS[GONE])).toEqual({});
    const left = await tablesWith(GONE);
    const kept = ACCOUNT_TABLES.filter(({ purge }) => purge.how !== 'remove').map(({ table }) => table);
    expect(Object.keys(left).filter((table) => !kept.includes(table) && table !== 'deleted_folders')).toEqual([]);
    expect(Object.keys(left)).toEqual(expect.arrayContaining(['ledger_transactions', 'holds', 'deposits', 'top_ups']));
    expect(await stand.get(LedgerAuditService).verify()).toMatchObject({ ok: true, openHolds: 0 });
  });

  it('leaves nothing in storage once the folders are swept', async () => {
    await stand.sweepFolders();
    for (const folder of FOLDERS) {
      const keys = await stand.objects(folder);
      expect(keys.filter((key) => key.includes(GONE))).toEqual([]);
      expect(keys.filter((key) => key.includes(STAYS)).length).toBe(1);
    }
  });

  it('touches no other account', async () => {
    const counts = await tablesWith(MARKS[STAYS]);
    expect(Object.keys(counts).sort()).toEqual(marked);
  });

  it('takes the test account along, and waits for its work', async () => {
    await stand.account('acc_both');
    const accounts = stand.get(AccountsService);
    const database = stand.get(Database);
    const testId = await database.transaction((em) =>
      accounts.ensureTestAccount(em, 'acc_both', (id) => stand.get(DepositsService).openTest(em, id)),
    );
    await fillTables(database, testId, 'periwinkle');
    await stand.rows("UPDATE jobs SET status = 'running' WHERE account_id = ?", [testId]);
    await Promise.all(['acc_both', testId].map(close));
    stand.clock.pass(31 * DAY_S);
    await sweep();
    expect([await purgedAt('acc_both'), await purgedAt(testId)]).toEqual([null, null]);
    await stand.rows("UPDATE jobs SET status = 'done' WHERE account_id = ?", [testId]);
    stand.clock.pass(DAY_S);
    await sweep();
    expect(await purgedAt('acc_both')).not.toBeNull();
    expect(await purgedAt(testId)).not.toBeNull();
    expect(await tablesWith('periwinkle')).toEqual({});
    expect(await stand.get(LedgerAuditService).verify()).toMatchObject({ ok: true });
  });

  it('runs once: the e-mail is free, and another round finds nothing', async () => {
    await stand.account('acc_again', `${MARKS[GONE]}@x.example`);
    const at = await purgedAt(GONE);
    stand.clock.pass(DAY_S);
    await sweep();
    expect(await purgedAt(GONE)).toEqual(at);
  });
});
