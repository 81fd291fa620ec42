import { type MikroORM } from '@mikro-orm/postgresql';
import { NestFactory } from '@nestjs/core';
import {
  BILLING_ENTITIES,
  BillingModule,
  DepositsService,
  LedgerAuditService,
  STRIPE_CONFIG,
  WalletService,
} from '@app/billing';
import {
  Clock,
  ClusterGauges,
  CONFIG,
  Database,
  loadConfig,
  Metrics,
  openOrm,
  Outbox,
  OutboxEntry,
  OutboxRelay,
  SystemClock,
} from '@app/platform';
import { startTestDatabase } from '@app/testing';
import { BareLedger } from './bare-ledger';
import { row } from './report';
import { serverCpuMs } from './server-cpu';

/** Work on wallets: a hold and its capture, each a transaction of its own. */
type Work = (accountId: string, work: string) => Promise<void>;

const AT_ONCE = 8;
const PAIRS = 40;
const ROUNDS = 3;
const CREDITS = 10;

class LedgerBenchModule {}

/** Holds and captures by eight at once, on one wallet and on eight, beside the same transactions as bare SQL. */
export async function ledgerBench(): Promise<void> {
  const server = await startTestDatabase();
  const orm = (await openOrm(server.url, [...BILLING_ENTITIES, OutboxEntry])) as MikroORM;
  const database = new Database(orm);
  const bare = new BareLedger(server.url);
  const context = await NestFactory.createApplicationContext(
    {
      module: LedgerBenchModule,
      global: true,
      imports: [BillingModule],
      providers: [
        { provide: CONFIG, useValue: loadConfig('cli', {}) },
        { provide: STRIPE_CONFIG.token, useFactory: () => undefined },
        { provide: Database, useValue: database },
        { provide: Clock, useClass: SystemClock },
        Outbox,
        OutboxRelay,
        Metrics,
        ClusterGauges,
      ],
      exports: [CONFIG, STRIPE_CONFIG.token, Database, Clock, Outbox, OutboxRelay, Metrics, ClusterGauges],
    },
    { logger: ['error'], abortOnError: false },
  );
  try {
    const wallet = context.get(WalletService);
    const ours: Work = async (accountId, work) => {
      const request = { accountId, videoId: 'vid-1', work, credits: CREDITS, reason: 'bench' };
      await database.transaction((em) => wallet.hold(em, [request]));
      await database.transaction((em) => wallet.capture(em, work, CREDITS, 'bench'));
    };
    const byHand: Work = async (accountId, work) => {
      await bare.hold(accountId, work, CREDITS);
      await bare.capture(accountId, work);
    };
    process.stdout.write(`\nLedger, hold and capture, ${AT_ONCE} at once, median of ${ROUNDS} rounds\n`);
    for (const [name, wallets] of [
      ['one hot wallet', 1],
      ['many wallets', AT_ONCE],
    ] as const) {
      const ids = await openWallets(database, context.get(DepositsService), name, wallets);
      const measured = await alternate(database, { ours, byHand }, ids);
      for (const [label, { perSecond, p99, nodeCpu, serverCpu }] of Object.entries(measured)) {
        const who = label === 'ours' ? 'ledger' : 'bare SQL';
        row(`  ${name}`, {
          [who]: `${perSecond.toFixed(0)} transactions/s`,
          'p99 of one': `${p99.toFixed(1)} ms`,
          'processor of one': `${nodeCpu.toFixed(2)} ms in Node, ${serverCpu.toFixed(2)} ms in PostgreSQL`,
        });
      }
      const cpuOf = ({ nodeCpu, serverCpu }: Measured) => nodeCpu + serverCpu;
      row(`  ${name}`, {
        'times bare SQL': (measured.byHand.perSecond / measured.ours.perSecond).toFixed(2),
        'its p99': (measured.ours.p99 / measured.byHand.p99).toFixed(2),
        'its processor': (cpuOf(measured.ours) / cpuOf(measured.byHand)).toFixed(2),
      });
    }
    const { ok, transactions } = await context.get(LedgerAuditService).verify();
    row('  audit', { ledger: ok ? 'holds' : 'BROKEN', transactions: String(transactions) });
  } finally {
    await bare.stop();
    await context.close();
    await orm.close(true);
    await server.stop();
  }
}

async function openWallets(database: Database, deposits: DepositsService, name: string, count: number) {
  const ids = Array.from({ length: count }, (_, index) => `acc_${name.replaceAll(' ', '_')}_${index}`);
  for (const id of ids) {
    await database.transaction(async (em) => {
      const values = [id, `${id}@bench.example`, 'none'];
      await em.execute('INSERT INTO accounts (id, email, password_hash, created_at) VALUES (?, ?, ?, now())', values);
      await deposits.open(em, id, { category: 'opening', credits: 10_000_000, reason: 'bench' });
    });
  }
  return ids;
}

interface Measured {
  perSecond: number;
  /** Milliseconds of one transaction, half of a hold and its capture. */
  p99: number;
  /** Milliseconds of processor for one transaction: unlike the two above they hardly hang on what else the machine does. */
  nodeCpu: number;
  serverCpu: number;
}

/** Rounds of both in turn, so that a machine that becomes slower does so for both; the first round only warms up. */
async function alternate(database: Database, works: { ours: Work; byHand: Work }, ids: string[]) {
  const rounds = { ours: [] as Measured[], byHand: [] as Measured[] };
  for (let round = 0; round <= ROUNDS; round++) {
    for (const name of ['byHand', 'ours'] as const) {
      const measured = await measure(database, works[name], ids, `${ids[0]}:${name}:${round}`);
      if (round > 0) rounds[name].push(measured);
    }
  }
  return { byHand: median(rounds.byHand), ours: median(rounds.ours) };
}

async function measure(database: Database, work: Work, ids: string[], name: string): Promise<Measured> {
  const took: number[] = [];
  const serverFrom = await serverCpuMs(database);
  const nodeFrom = process.cpuUsage();
  const started = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, lane) => {
      for (let pair = 0; pair < PAIRS; pair++) {
        const from = performance.now();
        await work(ids[lane % ids.length] ?? '', `${name}:${lane}:${pair}`);
        took.push((performance.now() - from) / 2);
      }
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(nodeFrom);
  const transactions = took.length * 2;
  took.sort((a, b) => a - b);
  return {
    perSecond: transactions / seconds,
    p99: took[Math.floor(took.length * 0.99)] ?? 0,
    nodeCpu: (user + system) / 1000 / transactions,
    serverCpu: ((await serverCpuMs(database)) - serverFrom) / transactions,
  };
}

function median(measured: Measured[]): Measured {
  const middle = (of: keyof Measured) =>
    measured.map((one) => one[of]).sort((a, b) => a - b)[Math.floor(measured.length / 2)] ?? 0;
  return {
    perSecond: middle('perSecond'),
    p99: middle('p99'),
    nodeCpu: middle('nodeCpu'),
    serverCpu: middle('serverCpu'),
  };
}
