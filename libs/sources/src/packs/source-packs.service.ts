import { type EntityManager, ForeignKeyConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  Clock,
  ConflictError,
  Database,
  findOwned,
  sweepFolderLater,
  NotFoundError,
  type Page,
  type PageAsked,
  readPage,
} from '@app/platform';
import { dataName } from './data-name';
import { packFolder, SourcePack } from './source-pack.entity';

/** A pack as lists show it: one without a title is called by the name of its payload. */
export type PackRow = Pick<SourcePack, 'id' | 'accountId' | 'kind' | 'title' | 'url' | 'createdAt'>;

type NamedPack = Pick<SourcePack, 'id' | 'kind' | 'title' | 'dataName'>;

/** Rows that need the pack refuse its removal at once, and not at the commit. */
const ASK_NOW = 'SET CONSTRAINTS ALL IMMEDIATE';
const REMOVE = 'DELETE FROM source_packs WHERE id = ? AND account_id = ?';

/** Reads what was kept; every method throws `NotFoundError` for another account's pack. */
@Injectable()
export class SourcePacksService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async get(accountId: string, id: string): Promise<SourcePack> {
    return await findPack(this.database.read(), accountId, id);
  }

  /** Whosever it is, for those who hold its key. */
  async getForViewer(id: string): Promise<SourcePack> {
    const found = await this.database.read().findOne(SourcePack, { id });
    if (!found) throw new NotFoundError('source pack', id);
    return found;
  }

  /** What names a pack to whoever watches a video of it, whosever it is; its data stay where they are. */
  async getFace(id: string): Promise<Pick<SourcePack, 'title' | 'url'>> {
    const found = await this.database.read().findOne(SourcePack, { id }, { fields: ['title', 'url'] });
    if (!found) throw new NotFoundError('source pack', id);
    return { title: found.title, url: found.url };
  }

  /** Newest first; what videos were made of is among them. Throws `UnknownCursorError`. */
  async page(
    accountId: string,
    { externalUserId, ...asked }: PageAsked & { externalUserId?: string },
  ): Promise<Page<PackRow>> {
    const em = this.database.read();
    const whose = externalUserId === undefined ? { accountId } : { accountId, externalUserId };
    const fields = ['id', 'kind', 'title', 'dataName', 'url', 'createdAt'] as const;
    const list = { entity: SourcePack, whose, by: ['createdAt', 'id'] as const, fields };
    const { data: packs, nextCursor } = await readPage(em, list, asked);
    const missed = await this.readNames(packs);
    const data = packs.map(({ id, kind, title, dataName: name, url, createdAt }) => {
      return { id, accountId, kind, title: title ?? (missed.get(id) || name || null), url, createdAt };
    });
    return { data, nextCursor };
  }

  /** Out of payloads whose names were not kept. */
  private async readNames(packs: NamedPack[]): Promise<Map<string, string | null>> {
    const unread = packs.filter(
      ({ kind, title, dataName: name }) => kind === 'data' && title === null && name === null,
    );
    if (unread.length === 0) return new Map();
    const ids = unread.map(({ id }) => id);
    const whole = await this.database.read().find(SourcePack, { id: { $in: ids } });
    return new Map(whole.map(({ id, data }) => [id, dataName(data)]));
  }

  /** Removes a pack with its pictures. Throws `NotFoundError`, and `ConflictError` where videos are made of it. */
  async remove(accountId: string, id: string): Promise<void> {
    await this.get(accountId, id);
    if (!(await this.retire(accountId, id))) {
      throw new ConflictError(`videos were made of the source pack ${id}; delete them first`);
    }
  }

  /** The same where it can be done; false where videos are made of it, or it is gone. */
  async retire(accountId: string, id: string): Promise<boolean> {
    try {
      return await this.database.transaction(async (em) => {
        await em.execute(ASK_NOW);
        const { affectedRows } = await em.execute<{ affectedRows: number }>(REMOVE, [id, accountId], 'run');
        // Written down in the same transaction: the sweep of deleted folders removes the pictures.
        if (affectedRows > 0) await sweepFolderLater(em, packFolder(id), this.clock.real());
        return affectedRows > 0;
      });
    } catch (error) {
      if (error instanceof ForeignKeyConstraintViolationException) return false;
      throw error;
    }
  }
}

async function findPack(em: EntityManager, accountId: string, id: string): Promise<SourcePack> {
  return await findOwned(em, SourcePack, 'source pack', { id, accountId });
}
