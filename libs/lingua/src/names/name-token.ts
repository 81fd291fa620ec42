/** One word of a key or heading. */
export interface NameToken {
  /** As the key has it: `MWh`. */
  readonly text: string;
  /** Lower case and NFKC. */
  readonly lower: string;
  /** What stood before it in the key: empty within `camelCase`, else `_`, ` `, `/`, `(`… */
  readonly gap: string;
}
