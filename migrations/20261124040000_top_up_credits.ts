import { Migration } from '@mikro-orm/migrations';

/** A top-up keeps the credits it buys: a price that changes later changes no payment that was made before. */
export class Migration20261124040000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  'ALTER TABLE top_ups ADD COLUMN credits integer CHECK (credits > 0)',
  // What was credited is known; every other was made when a dollar bought 100.
  `UPDATE top_ups t SET credits = coalesce(
     (SELECT d.credits::integer FROM deposits d WHERE d.key = 'topup:' || t.id), t.packs * t.pack_usd * 100)`,
  // Programs of the release before name no credits while they are being replaced.
  `CREATE FUNCTION top_up_credits() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.credits := coalesce(NEW.credits, NEW.packs * NEW.pack_usd * 100);
      RETURN NEW;
    END $$`,
  'CREATE TRIGGER top_ups_credits BEFORE INSERT ON top_ups FOR EACH ROW EXECUTE FUNCTION top_up_credits()',
  `CREATE OR REPLACE FUNCTION top_up_is_paid_once() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' THEN
        RAISE EXCEPTION 'top-up % is never removed', OLD.id;
      ELSIF OLD.status = 'succeeded' AND NEW.status <> 'succeeded' THEN
        RAISE EXCEPTION 'top-up % was paid', OLD.id;
      ELSIF (NEW.id, NEW.account_id, NEW.card_id, NEW.pack_usd, NEW.packs, NEW.credits) IS DISTINCT FROM
          (OLD.id, OLD.account_id, OLD.card_id, OLD.pack_usd, OLD.packs, OLD.credits) THEN
        RAISE EXCEPTION 'top-up % is never changed', OLD.id;
      END IF;
      RETURN NEW;
    END $$`,
];
