import { Entity, Index, type Opt, PrimaryKey, Property } from '@mikro-orm/core';

/** A request made with an API key or an embed token, kept for its owner to read. */
@Entity({ tableName: 'api_requests' })
@Index({
  name: 'api_requests_account',
  expression: 'CREATE INDEX api_requests_account ON api_requests (account_id, position DESC)',
})
@Index({ name: 'api_requests_age', expression: 'CREATE INDEX api_requests_age ON api_requests USING brin (at)' })
export class ApiRequest {
  @PrimaryKey({ type: 'bigint', autoincrement: true })
  position!: Opt<string>;

  /** `req_…`; the id that a caller gives a request need not be unique. */
  @Property({ type: 'text' })
  id!: string;

  @Property({ type: 'text' })
  accountId!: string;

  @Property({ type: 'text' })
  keyId!: string;

  @Property({ type: 'text' })
  requestId!: string;

  /** When it arrived. */
  @Property({ type: 'datetime' })
  at!: Date;

  @Property({ type: 'text' })
  method!: string;

  /** Without the query, which may hold keys. */
  @Property({ type: 'text' })
  path!: string;

  @Property({ type: 'integer' })
  status!: number;

  /** Until the answer was sent. */
  @Property({ type: 'integer' })
  ms!: number;

  /** The error code, if it was refused. */
  @Property({ type: 'text', nullable: true })
  error!: string | null;

  /** The body after `loggableBody`. */
  @Property({ type: 'json', nullable: true })
  body!: unknown;
}
