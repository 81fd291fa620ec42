import type { Description, Operation } from '@app/testing';
import { generateValue } from '../fuzz/generate-value';
import { Random } from '../fuzz/random';
import type { OneOfEach } from './one-of-each';

/** An operation of the description, and where it is. */
export interface DescribedRoute {
  method: string;
  path: string;
  operation: Operation;
}

/** Every operation below `/v1/`. */
export function describedRoutes(document: Description): DescribedRoute[] {
  return Object.entries(document.paths)
    .filter(([path]) => path.startsWith('/v1/'))
    .flatMap(([path, item]) =>
      Object.entries(item).flatMap(([method, operation]) =>
        operation ? [{ method: method.toUpperCase(), path, operation }] : [],
      ),
    );
}

/** A body that the description takes, the same each time; undefined where it asks for none. */
export function describedBody({ operation }: DescribedRoute, document: Description): string | undefined {
  const schema = operation.requestBody?.content['application/json']?.schema;
  return schema === undefined ? undefined : JSON.stringify(generateValue(schema, document, new Random(7)));
}

/** Ways to ask that the description names for it: `apiKey`, `session`, `embedToken`; none for what is open to everyone. */
export function waysInto({ operation }: DescribedRoute): string[] {
  return (operation.security ?? [{ apiKey: [] }, { session: [] }]).flatMap((way) => Object.keys(way as object));
}

/** The record that the path names; throws where the test has none of its kind. */
export function recordOf({ path }: DescribedRoute, { records }: OneOfEach): string {
  const resource = path.split('/{')[0] ?? '';
  const record = records[resource];
  if (record === undefined) throw new Error(`no test knows a record of ${resource}: add one to oneOfEach`);
  return record;
}

/** The path with the records of an account in it. */
export function pathWith(route: DescribedRoute, one: OneOfEach): string {
  if (!route.path.includes('{')) return route.path;
  return route.path
    .replace('{deliveryId}', one.deliveryId)
    .replace('{version}', '1')
    .replace(/\{[^}]+\}/, recordOf(route, one));
}
