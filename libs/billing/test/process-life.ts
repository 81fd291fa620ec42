import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Database } from '@app/platform';

/** The next step of a process that was killed. */
export class ProcessDiedError extends Error {}

/** How far a process gets before it is killed: before or after any transaction, query or payment. */
export class ProcessLife {
  constructor(private left: number) {}

  /** Throws when it is over, and ever after. */
  spend(): void {
    if (this.left-- <= 0) throw new ProcessDiedError('killed');
  }
}

/** The database of a process that is killed midway: commits stay, their answers may be lost. */
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
