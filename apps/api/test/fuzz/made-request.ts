import type { Description, Operation } from '@app/testing';
import { generateValue } from './generate-value';
import { madeForm } from './made-form';
import type { Random } from './random';
import { oddWord, spoilValue } from './spoil-value';

/** One operation and where it is. */
export interface Route {
  method: string;
  path: string;
  operation: Operation;
}

/** A request that was made up, as it is sent. */
export interface MadeRequest {
  method: string;
  path: string;
  body: string | undefined;
  headers: Record<string, string>;
}

/** A request out of the description: about a quarter of the bodies are valid. `ids` are of records that there are. */
export function madeRequest(route: Route, document: Description, ids: string[], random: Random): MadeRequest {
  const { method, path: template, operation } = route;
  const word = () => (random.chance(0.25) ? oddWord(random) : random.pick(ids));
  const path = template.replace(/\{[^}]+\}/g, word);
  const asked = (operation.parameters ?? []).flatMap((parameter) => {
    if (!('in' in parameter) || parameter.in !== 'query' || random.chance(0.5)) return [];
    const given = random.chance(0.3) ? random.pick(ids) : String(generateValue(parameter.schema, document, random));
    return [`${parameter.name}=${random.chance(0.4) ? oddWord(random) : encodeURIComponent(given.toWellFormed())}`];
  });
  const asForm = operation.requestBody?.content['multipart/form-data'] !== undefined && random.chance(0.5);
  const schema = operation.requestBody?.content[asForm ? 'multipart/form-data' : 'application/json']?.schema;
  const valid = schema === undefined ? undefined : generateValue(schema, document, random);
  const content = random.chance(0.75) ? spoilValue(valid, random) : valid;
  const json = method === 'get' || content === undefined ? undefined : JSON.stringify(content);
  const { body, headers } = asForm ? madeForm(content, random) : { body: json, headers: {} };
  return { method: method.toUpperCase(), path: asked.length > 0 ? `${path}?${asked.join('&')}` : path, body, headers };
}
