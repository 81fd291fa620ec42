import { readFile } from 'node:fs/promises';
import {
  type FieldMeanings,
  InvalidFieldsError,
  meaningFaults,
  meaningOf,
  NoFactsError,
  readDeclared,
  readFacts,
} from '@app/facts';
import { ExplainWordsError, readExplainWords } from './explain/explain-words';
import { meaningTable } from './explain/meaning-table';

/** A file that cannot be read as JSON; its message is all that is shown. */
class UnreadableFileError extends Error {}

/** Prints how each fact of a payload is read, by which rule, and what else it could be. */
async function main(given: string[]): Promise<void> {
  const words = readExplainWords(given);
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
    throw new UnreadableFileError(`${path} cannot be read as JSON: ${(error as Error).message}`);
  }
}

const PLAIN = [ExplainWordsError, InvalidFieldsError, NoFactsError, UnreadableFileError];

main(process.argv.slice(2)).catch((error: unknown) => {
  const plain = PLAIN.some((kind) => error instanceof kind);
  process.stderr.write(`${plain ? (error as Error).message : (error as Error).stack}\n`);
  process.exit(1);
});
