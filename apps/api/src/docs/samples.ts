import type { Operation, Parameter } from './operation';

/** Fields of bodies and queries that samples write. */
type Body = { type: 'json'; value: unknown } | { type: 'form' } | null;

/** The call as a shell does it; `$FACTREEL_API_KEY` holds the key. */
export function curlSample(operation: Operation, baseUrl: string): string {
  const { method, path } = operation;
  const lines = [`curl${method === 'get' ? '' : ` -X ${method.toUpperCase()}`} "${baseUrl}${filled(operation, path)}"`];
  if (operation.security?.length !== 0) lines.push('-H "Authorization: Bearer $FACTREEL_API_KEY"');
  const body = bodyOf(operation);
  if (body?.type === 'form') lines.push('-F file=@harbour.mp4');
  if (body?.type === 'json') {
    const json = JSON.stringify(body.value, null, 2).replaceAll("'", "'\\''");
    lines.push("-H 'Content-Type: application/json'", `-d '${json}'`);
  }
  return lines.join(' \\\n  ');
}

/** The call by our client; null for routes that answer no JSON, which it does not have. */
export function typescriptSample(operation: Operation): string | null {
  const { method, path, responses = {}, parameters = [] } = operation;
  const isJson = Object.entries(responses).some(([status, { content = {} }]) => {
    return status.startsWith('2') && ('application/json' in content || status === '204');
  });
  const body = bodyOf(operation);
  if (!isJson || body?.type === 'form') return null;
  const ids = parameters
    .filter((parameter) => parameter.in === 'path')
    .map((parameter) => `${parameter.name}: ${JSON.stringify(exampleOf(parameter))}`);
  const parts = [
    ...(ids.length > 0 ? [`  params: { path: { ${ids.join(', ')} } },`] : []),
    ...(body ? [`  body: ${written(body.value)},`] : []),
  ];
  const options = parts.length > 0 ? `, {\n${parts.join('\n')}\n}` : '';
  return `import { createFactreel, unwrap } from '@factreel/client';

const factreel = createFactreel({ apiKey: process.env.FACTREEL_API_KEY ?? '' });
const answer = await unwrap(factreel.${method.toUpperCase()}('${path}'${options}));`;
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
