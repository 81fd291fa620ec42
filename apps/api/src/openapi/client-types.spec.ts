import { join } from 'node:path';
import ts from 'typescript';

const ROOT = join(__dirname, '../../../..');
const CLIENT = join(ROOT, 'clients/typescript/src');
const SAMPLES = join(CLIENT, 'samples.ts');
const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  types: ['node'],
};

const HEAD = `import { createFactreel } from './client.ts';
import type { paths } from './schema.ts';
const api = createFactreel({ baseUrl: '' });
type Body<O> = O extends { requestBody?: { content: { 'application/json': infer B } } } ? B : never;
`;

/** Line numbers, from 0, that TypeScript refuses in a file beside the client. */
function refusedLines(text: string): number[] {
  const host = ts.createCompilerHost(OPTIONS);
  const disk = ts.createCompilerHost(OPTIONS);
  host.fileExists = (name) => name === SAMPLES || disk.fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === SAMPLES
      ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2023, true)
      : disk.getSourceFile(name, ...rest);
  const program = ts.createProgram([SAMPLES], OPTIONS, host);
  const file = program.getSourceFile(SAMPLES);
  const found = program.getSemanticDiagnostics(file);
  return [...new Set(found.map(({ start = 0 }) => file?.getLineAndCharacterOfPosition(start).line ?? -1))];
}

/** Operations of the client's types that take JSON and are closed: a body with fields of any name cannot have a typo. */
function closedBodies(): Array<{ path: string; verb: string }> {
  const program = ts.createProgram([join(CLIENT, 'schema.ts')], OPTIONS);
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(join(CLIENT, 'schema.ts'));
  const paths = file?.statements.find((part) => ts.isInterfaceDeclaration(part) && part.name.text === 'paths');
  if (!file || !paths) throw new Error('schema.ts has no paths');
  const under = (type: ts.Type, ...names: string[]): ts.Type | undefined =>
    names.reduce<ts.Type | undefined>((at, name) => {
      const property = at && checker.getPropertyOfType(checker.getNonNullableType(at), name);
      return property && checker.getNonNullableType(checker.getTypeOfSymbol(property));
    }, type);
  return checker
    .getTypeAtLocation(paths)
    .getProperties()
    .flatMap((path) =>
      ['post', 'patch', 'put'].flatMap((verb) => {
        const body = under(checker.getTypeOfSymbol(path), verb, 'requestBody', 'content', 'application/json');
        const members = body?.isUnion() ? body.types : body ? [body] : [];
        const isOpen = members.some((type) => checker.getIndexInfosOfType(type).length > 0);
        return members.length > 0 && !isOpen ? [{ path: path.name, verb }] : [];
      }),
    );
}

describe('the TypeScript client', () => {
  const bodies = closedBodies();

  it('knows the bodies of most routes', () => {
    expect(bodies.length).toBeGreaterThan(30);
    expect(bodies).toContainEqual({ path: '/v1/videos/from-data', verb: 'post' });
  });

  it('takes every body as it is described, and none with a field that nobody knows', () => {
    const first = HEAD.split('\n').length - 1;
    const lines = bodies.flatMap(({ path, verb }) => {
      const call = (body: string): string =>
        `void api.${verb.toUpperCase()}('${path}', { params: {} as any, body: ${body} });`;
      const type = `Body<paths['${path}']['${verb}']>`;
      return [call(`{} as ${type}`), call(`{ ...({} as ${type}), stile: 'comic' }`)];
    });
    const refused = refusedLines(HEAD + lines.join('\n'));
    expect(refused.map((line) => lines[line - first])).toEqual(lines.filter((_, index) => index % 2 === 1));
  });

  it.each([
    `body: { data: {}, stile: 'comic' }`,
    `body: { data: {}, targetSecond: 20 }`,
    `body: { data: {}, brand: { acent: '#ffcc33' } }`,
    `body: { data: {} }, paramz: {}`,
  ])('does not compile with %s', (options) => {
    const good = `void api.POST('/v1/videos/from-data', { body: { data: {}, style: 'comic', targetSeconds: 20, brand: { accent: '#ffcc33' } } });`;
    const bad = `void api.POST('/v1/videos/from-data', { ${options} });`;
    const first = HEAD.split('\n').length - 1;
    expect(refusedLines(`${HEAD}${good}\n${bad}`)).toEqual([first + 1]);
  });
});
