/** A file that a row names; its size and its sum where the row says them. */
export interface NamedFile {
  key: string;
  bytes: number | null;
  /** Hexadecimal. */
  sha256: string | null;
}

/** Asks a database; parameters are `$1`, `$2`… */
export type Query = <Row extends object>(text: string, values: unknown[]) => Promise<Row[]>;

/** Every file that rows of a lib's tables name and cannot do without, those of one folder one after the other. */
export type NamedFiles = (query: Query) => AsyncIterable<NamedFile>;
