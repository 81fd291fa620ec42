import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { briefVideo, Receiver, Stack, waitFor } from '@app/testing';
import { row } from './report';

const REST_MS = 60_000;
/** Behind a delivery its ticket is taken off its queue. */
const SETTLED_MS = 3_000;
/** Characters of a statement that are printed. */
const SHOWN = 120;
const SETTINGS = {
  log_statement: 'all',
  // The program, its connection and the transaction. One that asks outside `BEGIN` makes a transaction of each statement.
  log_line_prefix: '%a|%p|%v|',
};
const LINE = /^(?<program>api|worker)\|(?<transaction>\d+\|\d+\/\d+)\|LOG: +(?:statement|execute [^:]*): (?<said>.*)$/s;

/** A program's transaction, as the statements in it. */
interface Transaction {
  program: string;
  statements: string[];
}

/**
 * What one video of a warm worker asks of the database, from its order to its webhook, and what the programs ask at rest:
 * counted in the server's log of statements, which knows the transaction of each.
 */
export async function transactionsBench(): Promise<void> {
  const receiver = await Receiver.start();
  const stack = await Stack.start({ FETCH_ALLOW: '127.0.0.1', NODE_OPTIONS: '', PGAPPNAME: 'api' });
  try {
    await stack.startWorkerProcess({ PGAPPNAME: 'worker' });
    const client = await stack.account(20_000);
    await client.post('/v1/webhooks', { url: receiver.url, events: ['video.rendered'] });
    const make = async (): Promise<number> => {
      const from = performance.now();
      const told = receiver.received.length;
      await client.post('/v1/videos/from-data', briefVideo());
      await waitFor('the webhook', () => Promise.resolve(receiver.received.length > told));
      const open = "SELECT FROM webhook_deliveries WHERE status = 'pending'";
      await waitFor('its delivery', async () => (await stack.rows(open)).length === 0);
      await sleep(SETTLED_MS);
      return (performance.now() - from) / 1000;
    };
    await make();
    const log = await StatementLog.start(stack);
    await sleep(REST_MS);
    const rest = kindsOf(await log.next());
    const seconds = await make();
    const all = kindsOf(await log.next());
    const own = new Map([...all].map(([kind, count]) => [kind, count - restIn(rest, kind, seconds)]));
    row('  at rest', { 'transactions a second': ((sumOf(rest) * 1000) / REST_MS).toFixed(2) });
    list(rest);
    row('  one video', {
      'transactions of its own': String(sumOf(own)),
      'with those at rest': String(sumOf(all)),
      seconds: seconds.toFixed(1),
    });
    list(own);
  } finally {
    await stack.stop();
    await receiver.stop();
  }
}

/** What the programs of a stack ask, by transactions. */
class StatementLog {
  private constructor(
    private readonly path: string,
    private read: number,
  ) {}

  static async start(stack: Stack): Promise<StatementLog> {
    for (const [name, value] of Object.entries(SETTINGS)) await stack.rows(`ALTER SYSTEM SET ${name} = '${value}'`);
    const [server] = await stack.rows<{ log: string }>(
      `SELECT current_setting('data_directory') || '.log' AS log, pg_reload_conf()`,
    );
    const path = server?.log ?? '';
    // Connections follow the new settings with their next statement.
    await sleep(SETTLED_MS);
    return new StatementLog(path, (await readFile(path, 'utf8')).length);
  }

  /** Those since the last time. */
  async next(): Promise<Transaction[]> {
    const text = await readFile(this.path, 'utf8');
    const transactions = new Map<string, Transaction>();
    for (const entry of text.slice(this.read).split(/\n(?!\t)/)) {
      const { program = '', transaction = '', said = '' } = LINE.exec(entry)?.groups ?? {};
      if (program === '') continue;
      const known: Transaction = transactions.get(transaction) ?? { program, statements: [] };
      if (!/^(begin|commit|rollback)\b/i.test(said)) known.statements.push(plain(said));
      transactions.set(transaction, known);
    }
    this.read = text.length;
    return [...transactions.values()];
  }
}

/** A statement on one line, without comments and values. */
function plain(said: string): string {
  return said
    .replaceAll(/--.*/g, '')
    .replaceAll(/'[^']*'|\b\d+(?:\.\d+)?\b/g, '?')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** How many there are of each kind: of a program, its first statement and how many more. */
function kindsOf(transactions: Transaction[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { program, statements } of transactions) {
    const [first = ''] = statements;
    const more = statements.length > 1 ? ` (and ${statements.length - 1} more)` : '';
    const kind = `${program.padEnd(6)} ${first.slice(0, SHOWN)}${more}`;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return counts;
}

/** How many of a kind the programs at rest make in so many seconds. */
function restIn(rest: Map<string, number>, kind: string, seconds: number): number {
  return Math.round(((rest.get(kind) ?? 0) * seconds * 1000) / REST_MS);
}

function sumOf(counts: Map<string, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + Math.max(0, count), 0);
}

/** The most frequent first. */
function list(counts: Map<string, number>): void {
  for (const [kind, count] of [...counts].sort(([, one], [, other]) => other - one)) {
    if (count > 0) process.stdout.write(`${String(count).padStart(8)} ${kind}\n`);
  }
}
