import { readFile } from 'node:fs/promises';
import { type FieldMeanings, InvalidFieldsError, meaningFaults, meaningOf, readDeclared, readFacts } from '@app/facts';
import { readExplainWords } from './explain/explain-words';
import { meaningTable } from './explain/meaning-table';
import { type Given, UsageError } from './program/command';

/** Prints how each fact of a payload is read, by which rule, and what else it could be. */
export async function explain(given: Given): Promise<void> {
  const words = readExplainWords(given.words);
  const payload = await readJson(words.payload);
  const fields = words.fields === null ? {} : ((await readJson(words.fields)) as FieldMeanings);
  const faults = meaningFaults(fields);
  if (faults.length > 0) throw new InvalidFieldsError(faults);
  const { data, fields: defaults = {} } = readDeclared(payload) ?? { data: payload };
  const meaning = meaningOf(readFacts(data, { fields, defaults }));
  process.stdout.write(words.json ? `${JSON.stringify(meaning, null, 2)}\n` : meaningTable(meaning));
}

async function readJson(path: string): Promise<Record<string, unknown>> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Record<string, unknown>;
  } catch (error) {
    throw new UsageError(`${path} cannot be read as JSON: ${(error as Error).message}`);
  }
}
