import { z } from 'zod';
import { ConflictError } from '../errors/domain.error';
import { jsonOf } from '../fetch/json-of';

/** A table in a backup: PostgreSQL's own text form of COPY, gzipped. */
const table = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
  /** SHA-256 of the text before gzip, hexadecimal. */
  sha256: z.string(),
});

const manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Migrations that made the tables, in order. */
  migrations: z.array(z.string()),
  tables: z.array(table),
  sequences: z.array(z.object({ name: z.string(), value: z.string().nullable() })),
  objects: z.object({ count: z.number(), bytes: z.number() }),
  /** Files named by tables that storage did not have. */
  missing: z.array(z.string()),
  /** The key of the sealed columns, and whether the backup contains it (`secret.key`). */
  secretKey: z.object({ fingerprint: z.string(), kept: z.boolean() }),
});

/** The manifest, written last: a backup without it is incomplete. */
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

/** A problem with a backup that an operator can fix; printed without a stack. */
export class BackupError extends ConflictError {}

/** Throws `BackupError` if it is not one of our manifests. */
export function readManifest(text: string): BackupManifest {
  const found = manifest.safeParse(jsonOf(text));
  if (!found.success) throw new BackupError(`${BACKUP.manifest} is not that of a backup of this program`);
  return found.data;
}

/** Throws `BackupError` if the line does not describe an object. */
export function readObjectLine(line: string): BackedObject {
  const found = object.safeParse(jsonOf(line));
  if (!found.success) throw new BackupError(`${BACKUP.objects} is damaged`);
  return found.data;
}
