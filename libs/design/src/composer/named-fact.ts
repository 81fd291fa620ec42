import type { Fact, FactName } from '@app/facts';

/** A figure with the name of its row: "Northgate, 58", "Wednesday, 14°". */
export interface NamedFact {
  name: FactName;
  fact: Fact;
}
