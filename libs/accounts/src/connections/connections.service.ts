import { Injectable } from '@nestjs/common';
import {
  Clock,
  Database,
  FetchError,
  findOwned,
  newId,
  NotFoundError,
  type Page,
  type PageAsked,
  readPage,
  SafeFetch,
  SecretBox,
  UnprocessableError,
} from '@app/platform';
import { Connection, type ConnectionKind } from './connection.entity';

export interface ConnectionWish {
  kind: ConnectionKind;
  apiKey: string;
  /** For self-hosted servers; the service's public address if omitted. */
  baseUrl?: string | null;
}

/** What is needed to call a service. */
export interface ServiceKey {
  apiKey: string;
  /** Given by a customer: call it only through `SafeFetch`. */
  baseUrl: string | null;
}

const HINT_LENGTH = 4;

/** Stores accounts' keys to outside services, encrypted; no answer ever contains one. */
@Injectable()
export class ConnectionsService {
  constructor(
    private readonly database: Database,
    private readonly secrets: SecretBox,
    private readonly safeFetch: SafeFetch,
    private readonly clock: Clock,
  ) {}

  /** Replaces the account's key of that kind. Throws `UnprocessableError` for an address that may not be called. */
  async save(accountId: string, { kind, apiKey, baseUrl }: ConnectionWish): Promise<Connection> {
    if (baseUrl) this.assertFetchable(baseUrl);
    const now = this.clock.now();
    const connection = {
      id: newId('con'),
      accountId,
      kind,
      sealedKey: this.secrets.seal(apiKey),
      hint: apiKey.slice(-HINT_LENGTH),
      baseUrl: baseUrl?.replace(/\/+$/, '') ?? null,
      createdAt: now,
      updatedAt: now,
    };
    const known = { onConflictFields: ['accountId' as const, 'kind' as const] };
    const em = this.database.read();
    await em.upsert(Connection, connection, { ...known, onConflictExcludeFields: ['id', 'createdAt'] });
    return await this.database.read().findOneOrFail(Connection, { accountId, kind });
  }

  /** Newest first. Throws `UnknownCursorError`. */
  async page(accountId: string, asked: PageAsked): Promise<Page<Connection>> {
    const list = { entity: Connection, whose: { accountId }, by: ['createdAt', 'id'] as const };
    return await readPage(this.database.read(), list, asked);
  }

  /** Throws `NotFoundError`, also for another account's. */
  async get(accountId: string, id: string): Promise<Connection> {
    return await findOwned(this.database.read(), Connection, 'connection', { id, accountId });
  }

  /** Deletes the key. Throws `NotFoundError`, also for another account's. */
  async remove(accountId: string, id: string): Promise<void> {
    const gone = await this.database.read().nativeDelete(Connection, { id, accountId });
    if (gone === 0) throw new NotFoundError('connection', id);
  }

  /** Null if the account has none of that kind. */
  async keyOf(accountId: string, kind: ConnectionKind): Promise<ServiceKey | null> {
    const found = await this.database.read().findOne(Connection, { accountId, kind });
    return found && { apiKey: this.secrets.open(found.sealedKey), baseUrl: found.baseUrl };
  }

  private assertFetchable(baseUrl: string): void {
    try {
      const { search, hash } = this.safeFetch.assertFetchable(baseUrl);
      if (search || hash) throw new FetchError('refused', 'must end with a path');
    } catch (error) {
      throw error instanceof FetchError ? new UnprocessableError(`baseUrl ${error.message}`) : error;
    }
  }
}
