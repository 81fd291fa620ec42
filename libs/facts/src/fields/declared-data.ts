import type { FieldMeanings } from './field-meanings';
import { isNode, schemaFields } from './schema-fields';

/** Data with what a schema beside them declares. */
export interface DeclaredData {
  data: Record<string, unknown>;
  fields: FieldMeanings;
}

const SCHEMA_NAMES = ['schema', 'tableSchema', 'openapi', 'jsonSchema'];

/**
 * Takes the schema out of `{schema, data}`, and out of each resource of a data package whose rows stand in it; what it
 * declares of the data is answered as field meanings (`schemaFields`). Null for anything else, a payload that merely calls
 * a figure "schema" included.
 */
export function readDeclared(payload: Record<string, unknown>): DeclaredData | null {
  return readBeside(payload, 'data') ?? readPackage(payload);
}

function readBeside(payload: Record<string, unknown>, at: string): DeclaredData | null {
  const name = SCHEMA_NAMES.find((one) => isNode(payload[one]));
  const { data: rows } = payload;
  if (name === undefined || typeof rows !== 'object' || rows === null) return null;
  const fields = schemaFields(payload[name], rows, at);
  if (fields === null) return null;
  const data = Object.fromEntries(Object.entries(payload).filter(([key]) => key !== name && !/^[@$]/.test(key)));
  return { data, fields };
}

/** A Frictionless data package with its rows inside. */
function readPackage(payload: Record<string, unknown>): DeclaredData | null {
  const { resources } = payload;
  if (!Array.isArray(resources)) return null;
  const read = resources.map((resource, index) =>
    isNode(resource) ? readBeside(resource, `resources[${index}].data`) : null,
  );
  if (read.every((one) => one === null)) return null;
  return {
    data: { ...payload, resources: resources.map((resource: unknown, index) => read[index]?.data ?? resource) },
    fields: Object.assign({}, ...read.map((one) => one?.fields ?? {})) as FieldMeanings,
  };
}
