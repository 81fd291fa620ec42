import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/** A lib above that files its own rows under channels and shows. */
export interface FilingOwner {
  /**
   * In the transaction that removes the channel or show, which nobody can file anything under meanwhile: takes its rows out of
   * it, or throws `ConflictError`.
   */
  beforeRemoval(em: EntityManager, kind: 'channel' | 'show', id: string): Promise<void>;
}

/** Asks the libs above before a channel or a show goes. */
@Injectable()
export class Filings {
  private readonly owners: FilingOwner[] = [];

  /** Owners call this at start. */
  own(owner: FilingOwner): void {
    this.owners.push(owner);
  }

  async beforeRemoval(em: EntityManager, kind: 'channel' | 'show', id: string): Promise<void> {
    for (const owner of this.owners) await owner.beforeRemoval(em, kind, id);
  }
}
