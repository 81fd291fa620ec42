import type { EntityManager } from '@mikro-orm/postgresql';
import type { ToolContext } from '@factreel/tool-sdk';

/** Keeps a call's answer in the transaction of its work, so that a retry under the same key is answered alike. */
export type KeepAnswer = (em: EntityManager, body: unknown) => Promise<void>;

/** What tools of this repository are given beside the contract's context. */
export interface HouseContext extends ToolContext {
  /** For tools that take orders: called in the transaction that pays. */
  keep: KeepAnswer;
}
