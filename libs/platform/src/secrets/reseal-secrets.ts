import { Injectable } from '@nestjs/common';
import { ConflictError } from '../errors/domain.error';
import { Database } from '../database/database';
import { SecretBox } from './secret-box';

/** How many secrets were resealed, and how many open under neither key and stay as they are. */
export interface Resealed {
  ok: boolean;
  resealed: number;
  unreadable: number;
}

interface Column {
  table: string;
  column: string;
}

const BATCH = 500;
/** Sealed columns are found by name, so a new one cannot be forgotten. */
const SEALED_COLUMNS = `
  SELECT table_name AS table, column_name AS column FROM information_schema.columns
    WHERE table_schema = current_schema() AND data_type = 'text' AND column_name ~ '^sealed(_|$)'
    ORDER BY table_name, column_name`;

/** Reseals every stored secret under the current key, so the old key can be removed. Programs may keep running. */
@Injectable()
export class ResealSecrets {
  constructor(
    private readonly database: Database,
    private readonly box: SecretBox,
  ) {}

  /** Throws `ConflictError` if no other key is set. */
  async reseal(): Promise<Resealed> {
    const { mark } = this.box;
    if (mark === null) throw new ConflictError('SECRET_KEY_OTHER is not set: there is no key to change from');
    const columns = await this.database.read().execute<Column[]>(SEALED_COLUMNS);
    const all: Resealed = { ok: true, resealed: 0, unreadable: 0 };
    for (const column of columns) {
      // A row changed in the meantime may be missed, so rounds repeat until one finds nothing.
      for (let found = { resealed: 1, unreadable: 0 }; found.resealed > 0;) {
        found = await this.resealColumn(column, mark);
        all.resealed += found.resealed;
        if (found.resealed === 0) all.unreadable += found.unreadable;
      }
    }
    return { ...all, ok: all.unreadable === 0 };
  }

  private async resealColumn({ table, column }: Column, mark: string): Promise<Omit<Resealed, 'ok'>> {
    const found = { resealed: 0, unreadable: 0 };
    for (let last = '(0,0)'; ;) {
      const rows = await this.database.read().execute<Array<{ place: string; sealed: string }>>(
        `SELECT ctid::text AS place, ${column} AS sealed FROM ${table}
           WHERE ctid > ?::tid AND ${column} IS NOT NULL AND ${column} NOT LIKE ? ORDER BY ctid LIMIT ${BATCH}`,
        [last, `${mark}%`],
      );
      for (const { place, sealed } of rows) {
        const plain = this.opened(sealed);
        if (plain === null) found.unreadable += 1;
        else found.resealed += await this.replace({ table, column }, place, [this.box.seal(plain), sealed]);
      }
      const end = rows.at(-1);
      if (!end || rows.length < BATCH) return found;
      last = end.place;
    }
  }

  private async replace({ table, column }: Column, place: string, [next, sealed]: [string, string]): Promise<number> {
    const change = `UPDATE ${table} SET ${column} = ? WHERE ctid = ?::tid AND ${column} = ?`;
    return await this.database.run(change, [next, place, sealed]);
  }

  private opened(sealed: string): string | null {
    try {
      return this.box.open(sealed);
    } catch {
      return null;
    }
  }
}
