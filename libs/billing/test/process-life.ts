import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Database } from '@app/platform';

/** What a process that is no more would have done next. */
export class ProcessDiedError extends Error {}

/** How far a process comes before it is killed: before or after any of its transactions, questions or payments. */
export class ProcessLife {
  constructor(private left: number) {}

  /** Throws when it is over, and ever after. */
  spend(): void {
    if (this.left-- <= 0) throw new ProcessDiedError('killed');
  }
}

/** The database as a process sees it that is killed on the way: what was committed stays, its answer may be lost. */
export class MortalDatabase extends Database {
  constructor(
    orm: MikroORM,
    private readonly life: ProcessLife,
  ) {
    super(orm);
  }

  override read(): EntityManager {
    this.life.spend();
    return super.read();
  }

  override async transaction<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    const result = await super.transaction(work);
    this.life.spend();
    return result;
  }
}
