import { ACCOUNT_TABLES, OTHER_TABLES } from '../src/tables/account-tables';
import { LifecycleStand } from './lifecycle.fixture';

/** Column names that sound like secrets; the id of an API key is none. */
const SECRET = /(^|_)(hash|sealed|secret|token|password|key(?!_id$)|fingerprint|provider)(_|$)/;
/** Columns with such names that hold no secret. */
const HARMLESS = [
  'cards.provider',
  'top_ups.provider',
  'top_ups.request_key',
  'cloned_voices.provider',
  'ledger_transactions.hash',
  'ledger_transactions.previous_hash',
];

describe('the table rules', () => {
  let stand: LifecycleStand;
  let tables: Map<string, string[]>;

  beforeAll(async () => {
    stand = await LifecycleStand.start();
    const rows = await stand.rows<{ table: string; columns: string[] }>(`
      SELECT c.table_name AS "table", array_agg(c.column_name::text) AS columns
        FROM information_schema.columns c WHERE c.table_schema = 'public' GROUP BY c.table_name`);
    tables = new Map(rows.map(({ table, columns }) => [table, columns]));
    tables.delete('migrations');
  });

  afterAll(async () => {
    await stand.stop();
  });

  it('exist for every table of the database, and no other', () => {
    const ruled = [...ACCOUNT_TABLES.map(({ table }) => table), ...OTHER_TABLES];
    expect([...tables.keys()].sort()).toEqual(ruled.sort());
  });

  it('cover every table with an account id', () => {
    const owned = [...tables].filter(([, columns]) => columns.includes('account_id')).map(([table]) => table);
    const ruled = ACCOUNT_TABLES.map(({ table }) => table);
    expect(owned.filter((table) => !ruled.includes(table))).toEqual([]);
  });

  it('export no column that sounds like a secret', () => {
    const handedOut = ACCOUNT_TABLES.flatMap(({ table, withheld }) =>
      (withheld === null ? [] : (tables.get(table) ?? []))
        .filter((column) => !withheld?.includes(column))
        .map((column) => `${table}.${column}`),
    );
    const risky = handedOut.filter((column) => SECRET.test(column.split('.')[1] ?? ''));
    expect(risky.filter((column) => !HARMLESS.includes(column))).toEqual([]);
  });

  it('leave out only columns that exist', () => {
    const strays = ACCOUNT_TABLES.flatMap(({ table, withheld }) =>
      (withheld ?? []).filter((column) => !tables.get(table)?.includes(column)).map((column) => `${table}.${column}`),
    );
    expect(strays).toEqual([]);
  });

  it('find rows by an index, so exports and purges read no rows of others', async () => {
    const whole: string[] = [];
    for (const { table, where } of ACCOUNT_TABLES) {
      const plan = await stand.planOf(`SELECT 1 FROM ${table} WHERE ${where}`, ['acc_1']);
      if (/Seq Scan/.test(plan)) whole.push(table);
    }
    expect(whole).toEqual([]);
  });
});
