import { Injectable } from '@nestjs/common';
import { Database, type Page, type PageAsked, readPage } from '@app/platform';
import { ApiRequest } from './api-request.entity';

/** Filters for the request log. */
export interface RequestFilters {
  /** The lowest and the highest that are meant. */
  status?: readonly [number, number] | undefined;
  method?: string | undefined;
  /** What the path begins with. */
  path?: string | undefined;
}

const FORGOTTEN_AT_ONCE = 5_000;
const FORGET = 'DELETE FROM api_requests WHERE position IN (SELECT position FROM api_requests WHERE at < ? LIMIT ?)';

/** Reads what an account's keys have asked. */
@Injectable()
export class RequestLogService {
  constructor(private readonly database: Database) {}

  /** Newest first. Throws `UnknownCursorError`. */
  async page(
    accountId: string,
    { status, method, path, ...asked }: PageAsked & RequestFilters,
  ): Promise<Page<ApiRequest>> {
    const where = {
      ...(status ? { status: { $gte: status[0], $lte: status[1] } } : {}),
      ...(method === undefined ? {} : { method }),
      ...(path === undefined ? {} : { path: { $like: `${path.replace(/[\\%_]/g, '\\$&')}%` } }),
    };
    const list = { entity: ApiRequest, whose: { accountId }, where, by: ['position'] as const };
    return await readPage(this.database.read(), list, asked);
  }

  /** Forgets some that came before that moment; returns how many. */
  async forget(before: Date): Promise<number> {
    return await this.database.run(FORGET, [before, FORGOTTEN_AT_ONCE]);
  }
}
