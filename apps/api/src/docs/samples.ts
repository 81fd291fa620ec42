import type { Sample } from './markdown';
import type { Operation, Parameter } from './operation';

/** Fields of bodies and queries that samples write. */
type Body = { type: 'json'; value: unknown } | { type: 'form' } | null;

/** A call of an operation in each language that has it. */
export function samplesOf(operation: Operation, baseUrl: string): Sample[] {
  const [typescript, python] = [typescriptSample(operation, baseUrl), pythonSample(operation, baseUrl)];
  return [
    { language: 'sh', code: curlSample(operation, baseUrl) },
    ...(typescript === null ? [] : [{ language: 'ts', code: typescript }]),
    ...(python === null ? [] : [{ language: 'python', code: python }]),
  ];
}

/** The call as a shell does it: `$FACTREEL_API_KEY` holds the key; an owner's session is in `session.txt` and `$CSRF_TOKEN`. */
export function curlSample(operation: Operation, baseUrl: string): string {
  const { method, path } = operation;
  const lines = [`curl${method === 'get' ? '' : ` -X ${method.toUpperCase()}`} "${baseUrl}${filled(operation, path)}"`];
  if (opensSession(operation)) lines.push('-c session.txt');
  else if (isForOwners(operation)) {
    lines.push('-b session.txt');
    if (method !== 'get') lines.push('-H "X-CSRF-Token: $CSRF_TOKEN"');
  } else if (operation.security?.length !== 0) lines.push('-H "Authorization: Bearer $FACTREEL_API_KEY"');
  const body = bodyOf(operation);
  if (body?.type === 'form') lines.push('-F file=@harbour.mp4');
  if (body?.type === 'json') {
    const json = JSON.stringify(body.value, null, 2).replaceAll("'", "'\\''");
    lines.push("-H 'Content-Type: application/json'", `-d '${json}'`);
  }
  return lines.join(' \\\n  ');
}

/** The call by our client; null for routes that answer no JSON, which it does not have, and for those of a session. */
export function typescriptSample(operation: Operation, baseUrl: string): string | null {
  const { method, path, parameters = [] } = operation;
  const isJson = contentsOf(operation).some(
    ({ status, types }) => types.includes('application/json') || status === '204',
  );
  const body = bodyOf(operation);
  if (!isJson || body?.type === 'form' || isForOwners(operation) || opensSession(operation)) return null;
  const ids = parameters
    .filter((parameter) => parameter.in === 'path')
    .map((parameter) => `${parameter.name}: ${JSON.stringify(exampleOf(parameter))}`);
  const parts = [
    ...(ids.length > 0 ? [`  params: { path: { ${ids.join(', ')} } },`] : []),
    ...(body ? [`  body: ${written(body.value)},`] : []),
  ];
  const options = parts.length > 0 ? `, {\n${parts.join('\n')}\n}` : '';
  return `import { createFactreel, unwrap } from '@factreel/client';

const factreel = createFactreel({ apiKey: process.env.FACTREEL_API_KEY ?? '', baseUrl: '${baseUrl}' });
const answer = await unwrap(factreel.${method.toUpperCase()}('${path}'${options}));`;
}

/** The call by the Python client; null for routes that a key may not call, or that it does not have. */
export function pythonSample(operation: Operation, baseUrl: string): string | null {
  const { operationId, parameters = [], requestBody, security } = operation;
  const contents = contentsOf(operation);
  const isStream = contents.some(({ types }) => types.includes('text/event-stream') && types.length === 1);
  const isPage = contents.some(({ types }) => types.includes('text/html'));
  if (security?.length === 0 || isForOwners(operation) || isStream || isPage) return null;
  const body: Body = 'multipart/form-data' in (requestBody?.content ?? {}) ? { type: 'form' } : bodyOf(operation);
  const words = [
    ...parameters.filter(({ in: where }) => where === 'path').map((parameter) => pythonLiteral(exampleOf(parameter))),
    ...(body?.type === 'form' ? ['"harbour.mp4"'] : []),
    ...(body?.type === 'json' ? [pythonLiteral(body.value)] : []),
  ];
  const call = `factreel.${snakeCase(operationId)}(${words.join(', ')})`;
  const isList = parameters.some(({ in: where, name }) => where === 'query' && name === 'cursor');
  const isSilent = contents.every(({ status }) => status === '204');
  const use = isList ? `for item in ${call}:\n    print(item)` : isSilent ? call : `answer = ${call}`;
  return `import os

from factreel import Factreel

factreel = Factreel(api_key=os.environ["FACTREEL_API_KEY"], base_url="${baseUrl}")
${use}`;
}

/** Whether an owner's session is asked for: no client with a key can call it. */
function isForOwners({ security = [] }: Operation): boolean {
  return security.length > 0 && !security.some((way) => 'apiKey' in way);
}

/** Whether it answers an owner's session, in a cookie: a client with a key keeps none. */
function opensSession({ responses = {} }: Operation): boolean {
  return Object.values(responses).some(({ headers = {} }) => 'Set-Cookie' in headers);
}

/** As `scripts/sdk/python.mjs` names the client's methods. */
function snakeCase(name: string): string {
  return name.replaceAll(/(?<=[a-z0-9])([A-Z])/g, '_$1').toLowerCase();
}

/** JSON as Python writes it. */
function pythonLiteral(value: unknown, indent = ''): string {
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  const isList = Array.isArray(value);
  const entries = Object.entries(value).map(([name, each]) => {
    const written = pythonLiteral(each, `${indent}    `);
    return `${indent}    ${isList ? '' : `${JSON.stringify(name)}: `}${written},\n`;
  });
  const [open, close] = isList ? '[]' : '{}';
  return entries.length === 0 ? `${open}${close}` : `${open}\n${entries.join('')}${indent}${close}`;
}

/** Statuses of success, with what they answer. */
function contentsOf({ responses = {} }: Operation): Array<{ status: string; types: string[] }> {
  return Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([status, { content = {} }]) => ({ status, types: Object.keys(content) }));
}

function bodyOf({ requestBody }: Operation): Body {
  const content = requestBody?.content ?? {};
  const json = content['application/json'];
  if (json?.example !== undefined) return { type: 'json', value: json.example };
  if ('multipart/form-data' in content) return { type: 'form' };
  return json ? { type: 'json', value: {} } : null;
}

/** JSON as it is written in a program, two blanks in. */
function written(value: unknown): string {
  return JSON.stringify(value, null, 2)
    .replaceAll(/"([A-Za-z_]\w*)":/g, '$1:')
    .replaceAll('\n', '\n  ');
}

function filled({ parameters = [] }: Operation, path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const parameter = parameters.find((each) => each.in === 'path' && each.name === name);
    return parameter ? String(exampleOf(parameter)) : whole;
  });
}

/** An id as the description shows it; without one, the name of the parameter. */
function exampleOf({ name, example, schema }: Parameter): string | number {
  const given = example ?? schema?.example;
  return typeof given === 'string' || typeof given === 'number' ? given : name;
}
