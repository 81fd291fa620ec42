import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { cutPage, Database, NotFoundError, type Page, rowAt } from '@app/platform';
import { SourcePack } from './source-pack.entity';

/** Reads what was kept; every method throws `NotFoundError` for another account's pack. */
@Injectable()
export class SourcePacksService {
  constructor(private readonly database: Database) {}

  async get(accountId: string, id: string): Promise<SourcePack> {
    return await findPack(this.database.read(), accountId, id);
  }

  /** Whosever it is, for those who hold its key. */
  async getForViewer(id: string): Promise<SourcePack> {
    const found = await this.database.read().findOne(SourcePack, { id });
    if (!found) throw new NotFoundError('source pack', id);
    return found;
  }

  /** Newest first; what films were made of is among them. Throws `UnknownCursorError`. */
  async page(
    accountId: string,
    { limit, cursor, externalUserId }: { limit: number; cursor?: string; externalUserId?: string },
  ): Promise<Page<SourcePack>> {
    const em = this.database.read();
    const whose = externalUserId === undefined ? { accountId } : { accountId, externalUserId };
    const last = await rowAt(cursor, (id) => em.findOne(SourcePack, { id, ...whose }));
    const behind = last
      ? { $or: [{ createdAt: { $lt: last.createdAt } }, { createdAt: last.createdAt, id: { $lt: last.id } }] }
      : {};
    const where = { ...whose, ...behind };
    const order = [{ createdAt: 'desc' }, { id: 'desc' }] as const;
    return cutPage(await em.find(SourcePack, where, { orderBy: [...order], limit: limit + 1 }), limit);
  }
}

async function findPack(em: EntityManager, accountId: string, id: string): Promise<SourcePack> {
  const found = await em.findOne(SourcePack, { id, accountId });
  if (!found) throw new NotFoundError('source pack', id);
  return found;
}
