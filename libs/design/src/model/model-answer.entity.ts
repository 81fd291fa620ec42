import { Entity, Index, PrimaryKey, PrimaryKeyProp, Property } from '@mikro-orm/core';

/** An answer of a language model, kept for a day so that no worker asks for it twice. */
@Entity({ tableName: 'model_answers' })
@Index({
  name: 'model_answers_age',
  expression: 'CREATE INDEX model_answers_age ON model_answers (created_at)',
})
export class ModelAnswerRow {
  [PrimaryKeyProp]?: ['accountId', 'hash'];

  @PrimaryKey({ type: 'text' })
  accountId!: string;

  /** SHA-256 of the model and every word of the question. */
  @PrimaryKey({ type: 'text' })
  hash!: string;

  /** The video that it was given for. */
  @Property({ type: 'text' })
  videoId!: string;

  /** As the model gave it. */
  @Property({ type: 'text' })
  answer!: string;

  @Property({ type: 'integer' })
  inputTokens!: number;

  @Property({ type: 'integer' })
  outputTokens!: number;

  @Property({ type: 'datetime' })
  createdAt!: Date;
}
