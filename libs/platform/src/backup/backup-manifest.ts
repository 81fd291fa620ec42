import { z } from 'zod';
import { ConflictError } from '../errors/domain.error';
import { jsonOf } from '../fetch/json-of';

/** A table in a backup: PostgreSQL's own text form of COPY, gzipped. */
const table = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
  /** Of the text before it was gzipped, hexadecimal. */
  sha256: z.string(),
});

const manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** What made the tables, in its order. */
  migrations: z.array(z.string()),
  tables: z.array(table),
  sequences: z.array(z.object({ name: z.string(), value: z.string().nullable() })),
  objects: z.object({ count: z.number(), bytes: z.number() }),
  /** Files that tables named and the storage did not have. */
  missing: z.array(z.string()),
  /** Which key the sealed columns were sealed under, and whether it lies beside (`secret.key`). */
  secretKey: z.object({ fingerprint: z.string(), kept: z.boolean() }),
});

/** Written last: without it there is no backup. */
export type BackupManifest = z.infer<typeof manifest>;
export type BackedTable = z.infer<typeof table>;

/** One object of a backup; a line of `objects.jsonl`. */
const object = z.object({ key: z.string(), bytes: z.number(), sha256: z.string() });
export type BackedObject = z.infer<typeof object>;

/** Names within a backup. */
export const BACKUP = {
  manifest: 'manifest.json',
  objects: 'objects.jsonl',
  secretKey: 'secret.key',
  table: (name: string) => `tables/${name}.copy.gz`,
  object: (key: string) => `objects/${key}`,
} as const;

/** Something about a backup that an operator can mend; told without a stack. */
export class BackupError extends ConflictError {}

/** Throws `BackupError` for what is none of our manifests. */
export function readManifest(text: string): BackupManifest {
  const found = manifest.safeParse(jsonOf(text));
  if (!found.success) throw new BackupError(`${BACKUP.manifest} is not that of a backup of this program`);
  return found.data;
}

/** Throws `BackupError` for a line that names no object. */
export function readObjectLine(line: string): BackedObject {
  const found = object.safeParse(jsonOf(line));
  if (!found.success) throw new BackupError(`${BACKUP.objects} is damaged`);
  return found.data;
}
