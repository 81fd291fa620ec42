import { Migration } from '@mikro-orm/migrations';

export class Migration20261128192551 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `create table "model_answers" ("account_id" text not null, "hash" text not null, "video_id" text not null, "answer" text not null, "input_tokens" int not null, "output_tokens" int not null, "created_at" timestamptz not null, constraint "model_answers_pkey" primary key ("account_id", "hash"))`,
  `CREATE INDEX model_answers_age ON model_answers (created_at)`,
];
