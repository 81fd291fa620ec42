import type { Description, Operation } from '@app/testing';
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

/** The example that the description gives of a body; undefined where an operation takes none. Throws where it is missing. */
export function describedBody({ method, path, operation }: DescribedRoute): string | undefined {
  const content = operation.requestBody?.content['application/json'];
  if (content === undefined) return undefined;
  if (content.example === undefined) throw new Error(`${method} ${path} is described without an example`);
  return JSON.stringify(content.example);
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
    .replace(/\{[^}]+\}/, recordOf(route, one))
    .replace('{videoId}', one.records['/v1/videos'] ?? '');
}
