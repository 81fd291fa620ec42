import { Injectable } from '@nestjs/common';
import { Clock, Database, eachAlone, ObjectStorage } from '@app/platform';

const BATCH = 200;
/** Work on a deleted video that was stopped may still be writing for a moment; what it left goes after this. */
const STRAGGLERS_MS = 600_000;

/** Removes what storage still holds of deleted videos; any number of processes may do it at once. */
@Injectable()
export class SweepDeletedService {
  constructor(
    private readonly database: Database,
    private readonly storage: ObjectStorage,
    private readonly clock: Clock,
  ) {}

  /** Returns how many there were. */
  async sweep(): Promise<number> {
    const em = this.database.read();
    const before = new Date(this.clock.now().getTime() - STRAGGLERS_MS);
    const due = 'SELECT folder FROM deleted_folders WHERE deleted_at < ? LIMIT ?';
    const left = await em.execute<Array<{ folder: string }>>(due, [before, BATCH]);
    await eachAlone(
      left,
      ({ folder }) => ({ folder }),
      async ({ folder }) => {
        await this.storage.removeAll(folder);
        await em.execute('DELETE FROM deleted_folders WHERE folder = ?', [folder]);
      },
    );
    return left.length;
  }
}
