/** A file named by a row, with size and checksum if the row has them. */
export interface NamedFile {
  key: string;
  bytes: number | null;
  /** Hexadecimal. */
  sha256: string | null;
}

/** Asks a database; parameters are `$1`, `$2`… */
export type Query = <Row extends object>(text: string, values: unknown[]) => Promise<Row[]>;

/** Every file that the rows of a lib's tables require, grouped by folder. */
export type NamedFiles = (query: Query) => AsyncIterable<NamedFile>;
