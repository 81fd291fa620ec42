import { Injectable } from '@nestjs/common';
import { Database, type Page, type PageAsked, readPage } from '@app/platform';
import { ApiRequest } from './api-request.entity';

/** Filters for the request log. */
export interface RequestFilters {
  /** Lowest and highest status, inclusive. */
  status?: readonly [number, number] | undefined;
  method?: string | undefined;
  /** Prefix of the path. */
  path?: string | undefined;
}

const FORGOTTEN_AT_ONCE = 5_000;
const FORGET = 'DELETE FROM api_requests WHERE position IN (SELECT position FROM api_requests WHERE at < ? LIMIT ?)';

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

  /** Deletes a batch of older requests; returns how many. */
  async forget(before: Date): Promise<number> {
    return await this.database.run(FORGET, [before, FORGOTTEN_AT_ONCE]);
  }
}
