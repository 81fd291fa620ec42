import { Ajv2020 } from 'ajv/dist/2020';
import formats from 'ajv-formats';
import type { Description } from '@app/testing';

/** What OpenAPI adds to a JSON Schema. */
const OF_OPENAPI = ['discriminator', 'xml', 'externalDocs', 'example'];
/** Formats of OpenAPI, or of files, that say nothing of a text's form. */
const FREE_FORMATS = ['binary', 'password'];
/** The schema of a name, wherever it stands. */
const SCHEMA_PLACE = /\/schema$|^\/components\/schemas\/[^/]+$/;

/** Every schema that is none of 2020-12, that refers to nothing, or that says what a strict reader cannot follow. */
export function schemaFaults(document: Description): string[] {
  const ajv = new Ajv2020({ strict: true, strictRequired: false, strictTypes: false, allErrors: true });
  formats(ajv);
  for (const format of FREE_FORMATS) ajv.addFormat(format, true);
  // References begin at the document, so its own parts are read as keywords too.
  const ours = JSON.stringify(document).match(/(?<=")x-[\w-]+(?=":)/g);
  for (const keyword of new Set([...OF_OPENAPI, ...Object.keys(document), ...(ours ?? [])])) ajv.addKeyword(keyword);
  ajv.addSchema(document, 'openapi', undefined, false);
  const once = new Map(placesIn(document).map(([place, schema]) => [JSON.stringify(schema), [place, schema] as const]));
  return [...once.values()].flatMap(([place, schema]) => {
    if (!ajv.validateSchema(schema as object)) return [`${place} ${ajv.errorsText()}`];
    try {
      ajv.compile({ $ref: `openapi#${encodeURI(place)}` });
      return [];
    } catch (error) {
      return [`${place} ${(error as Error).message}`];
    }
  });
}

function placesIn(value: unknown, place = ''): Array<[place: string, schema: unknown]> {
  if (typeof value !== 'object' || value === null) return [];
  if (SCHEMA_PLACE.test(place)) return [[place, value]];
  return Object.entries(value).flatMap(([name, part]) =>
    placesIn(part, `${place}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  );
}
