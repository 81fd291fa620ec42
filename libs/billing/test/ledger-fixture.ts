import { ClockedWorks } from '@app/clocks';
import { type MikroORM } from '@mikro-orm/postgresql';
import { Database, openOrm, Outbox, OutboxEntry, newTestAccountId } from '@app/platform';
import { SetClock, startTestDatabase } from '@app/testing';
import { BILLING_ENTITIES, DepositsService, ExpiryService, LedgerAuditService, Spending, WalletService } from '../src';
import { Ledger } from '../src/ledger';

/** The ledger's services on a migrated PostgreSQL of their own. */
export class LedgerFixture {
  readonly clock = new SetClock();
  readonly deposits: DepositsService;
  readonly wallet: WalletService;
  readonly expiry: ExpiryService;
  private serial = 0;

  private constructor(
    readonly database: Database,
    readonly url: string,
    readonly orm: MikroORM,
    private readonly server: { stop(): Promise<void> },
  ) {
    const ledger = new Ledger(new Outbox(this.clock));
    this.deposits = new DepositsService(ledger, this.clock);
    this.wallet = new WalletService(database, ledger, this.deposits, this.clock, new Spending());
    this.expiry = new ExpiryService(database, this.wallet, this.deposits, this.clock, new ClockedWorks());
  }

  /** `parameters` are appended to the database URL, such as `?options=…`. */
  static async start(parameters = ''): Promise<LedgerFixture> {
    const server = await startTestDatabase();
    const url = `${server.url}${parameters}`;
    const orm = (await openOrm(url, [...BILLING_ENTITIES, OutboxEntry])) as MikroORM;
    return new LedgerFixture(new Database(orm), url, orm, server);
  }

  /** Makes an account with that many credits; returns its id. */
  async anAccount(credits: number): Promise<string> {
    const id = `acc_test${++this.serial}`;
    await this.database.transaction(async (em) => {
      await em.execute('INSERT INTO accounts (id, email, password_hash, created_at) VALUES (?, ?, ?, now())', [
        id,
        `${id}@x.example`,
        'x',
      ]);
      await this.deposits.open(em, id, { category: 'opening', credits, reason: 'opening balance' });
    });
    return id;
  }

  /** Makes a test account with its opening credits; returns its id. */
  async aTestAccount(): Promise<string> {
    const id = newTestAccountId();
    await this.database.transaction(async (em) => {
      await em.execute(
        "INSERT INTO accounts (id, test_of, email, password_hash, created_at) VALUES (?, ?, ?, '', now())",
        [id, `acc_of_${id}`, `${id}@test.invalid`],
      );
      await this.deposits.openTest(em, id);
    });
    return id;
  }

  async hold(accountId: string, work: string, credits: number): Promise<void> {
    const request = { accountId, videoId: 'vid-1', work, credits, reason: 'test' };
    await this.database.transaction((em) => this.wallet.hold(em, [request]));
  }

  async audit() {
    return await new LedgerAuditService(this.database).verify();
  }

  async stop(): Promise<void> {
    await this.orm.close(true);
    await this.server.stop();
  }
}
