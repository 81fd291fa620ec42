import type { JsonSchema } from '@factreel/tool-sdk';
import { IsInt } from 'class-validator';
import type { DomainError } from '@app/platform';
import { InputCheck } from './input-check';
import type { ToolDefinition } from './tool-definition';

class CountInput {
  @IsInt()
  count!: number;
}

const SCHEMA: JsonSchema = {
  type: 'object',
  properties: {
    text: { type: 'string', minLength: 1 },
    most: { type: 'integer', default: 10 },
    'a/b': { type: 'array', items: { type: 'object', properties: { n: { type: 'number' } }, required: ['n'] } },
  },
  required: ['text'],
};

const checkOf = (input: ToolDefinition['input']) => new InputCheck().of({ input, file: '/plugins/count.js' });

async function detailsOf(given: unknown, input: ToolDefinition['input'] = SCHEMA) {
  const fault = await checkOf(input)(given).catch((error: unknown) => error as DomainError);
  return 'details' in fault ? fault.details : null;
}

describe('InputCheck', () => {
  it('lets a schema’s own through, with its defaults, and leaves the caller’s object alone', async () => {
    const given = { text: 'a' };
    expect(await checkOf(SCHEMA)(given)).toEqual({ text: 'a', most: 10 });
    expect(given).toEqual({ text: 'a' });
  });

  it('tells every bad field in one answer', async () => {
    expect(await detailsOf({ most: 'ten', colour: 'red', 'a/b': [{}] })).toEqual(
      expect.arrayContaining([
        { path: 'text', message: 'is missing' },
        { path: 'colour', message: 'is not a field of this request' },
        { path: 'most', message: 'must be integer' },
        { path: 'a/b.0.n', message: 'is missing' },
      ]),
    );
  });

  it.each([['a text'], [7], [[1]], [true]])('refuses %j as a body', async (given) => {
    expect(await detailsOf(given)).toEqual([{ path: 'body', message: 'must be a JSON object' }]);
  });

  it('takes no body for an empty one', async () => {
    expect(await checkOf({ type: 'object' })(undefined)).toEqual({});
    expect(await detailsOf(null)).toEqual([{ path: 'text', message: 'is missing' }]);
  });

  it('leaves a schema open that says so', async () => {
    expect(await checkOf({ type: 'object', additionalProperties: true })({ any: 1 })).toEqual({ any: 1 });
    const parts = { type: 'object', allOf: [{ properties: { n: {} } }], unevaluatedProperties: false } as const;
    expect(await checkOf({ ...parts, allOf: [...parts.allOf] })({ n: 1 })).toEqual({ n: 1 });
  });

  it('checks classes as bodies are checked everywhere', async () => {
    expect(await checkOf(CountInput)({ count: 3 })).toEqual({ count: 3 });
    const paths = (await detailsOf({ count: 'x', more: 1 }, CountInput))?.map(({ path }) => path);
    expect(paths?.sort()).toEqual(['count', 'more']);
  });

  it('names the file of a schema that is none', () => {
    const schema: JsonSchema = { type: 'object', properties: { n: { type: 'nummer' } } };
    expect(() => checkOf(schema)).toThrow(/\/plugins\/count\.js has an input schema that is none/);
  });
});
