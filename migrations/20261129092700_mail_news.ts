import { Migration } from '@mikro-orm/migrations';

/** Whoever sends mails hears of a new one at once, as the relay does of the outbox. */
export class Migration20261129092700 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `CREATE FUNCTION tell_mails() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NOTIFY mails_told;
      RETURN NULL;
    END $$`,
  'CREATE TRIGGER mails_told AFTER INSERT ON mails FOR EACH STATEMENT EXECUTE FUNCTION tell_mails()',
];
