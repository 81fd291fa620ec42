import { Entity, Index, type Opt, PrimaryKey, Property } from '@mikro-orm/core';

/** A request that was made with an API key, or with an embed token that one minted, as its owner can read it later. */
@Entity({ tableName: 'api_requests' })
@Index({
  name: 'api_requests_account',
  expression: 'CREATE INDEX api_requests_account ON api_requests (account_id, position DESC)',
})
@Index({ name: 'api_requests_age', expression: 'CREATE INDEX api_requests_age ON api_requests USING brin (at)' })
export class ApiRequest {
  @PrimaryKey({ type: 'bigint', autoincrement: true })
  position!: Opt<string>;

  /** `req_…`; the id that a caller gave its request may be another's as well. */
  @Property({ type: 'text' })
  id!: string;

  @Property({ type: 'text' })
  accountId!: string;

  @Property({ type: 'text' })
  keyId!: string;

  @Property({ type: 'text' })
  requestId!: string;

  /** When it came in. */
  @Property({ type: 'datetime' })
  at!: Date;

  @Property({ type: 'text' })
  method!: string;

  /** Without its query, which may hold keys. */
  @Property({ type: 'text' })
  path!: string;

  @Property({ type: 'integer' })
  status!: number;

  /** Until the answer was sent. */
  @Property({ type: 'integer' })
  ms!: number;

  /** The code of a refusal. */
  @Property({ type: 'text', nullable: true })
  error!: string | null;

  /** What `loggableBody` left of it. */
  @Property({ type: 'json', nullable: true })
  body!: unknown;
}
