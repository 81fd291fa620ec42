// `npm run new:tool -- my_tool`: writes a tool of this repository, whole, to be filled with its own work.
// With --outside FOLDER it writes a package of its own there: the one of docs/guides/write-a-tool.md, under that name.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const CATALOGUE = join(ROOT, 'libs/tools/src/catalogue');
const GUIDE = join(ROOT, 'docs/guides/write-a-tool.md');
const NAME = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;
const USAGE = 'npm run new:tool -- my_tool [--outside FOLDER]';
const LONGEST = 64;

const pascalOf = (name) => name.replace(/(?:^|_)([a-z0-9])/g, (_, first) => first.toUpperCase());
const kebabOf = (name) => name.replaceAll('_', '-');

/** Files of a tool in this repository, by name. */
function filesInside(name) {
  const [pascal, kebab] = [pascalOf(name), kebabOf(name)];
  return {
    [`${kebab}.tool.ts`]: `import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import type { ToolRun } from '@factreel/tool-sdk';
import { Tool } from '../../core/tool.decorator';

const LONGEST_TEXT = 200;

export class ${pascal}Input {
  @ApiProperty({ type: String, maxLength: LONGEST_TEXT, example: 'Bread' })
  @IsString()
  @IsNotEmpty()
  @MaxLength(LONGEST_TEXT)
  text!: string;
}

export class ${pascal}Output {
  @ApiProperty({ type: String, example: 'Bread' })
  text!: string;
}

/** Answers the text that it is given. */
@Tool({
  name: '${name}',
  description: 'Answers the text that it is given.',
  input: ${pascal}Input,
  output: ${pascal}Output,
  price: 'free',
  readOnly: true,
})
export class ${pascal}Tool implements ToolRun<${pascal}Input, ${pascal}Output> {
  run({ text }: ${pascal}Input): ${pascal}Output {
    return { text };
  }
}
`,
    [`${kebab}.tool.spec.ts`]: `import { ${pascal}Tool } from './${kebab}.tool';

describe('${name}', () => {
  it('answers the text that it is given', () => {
    expect(new ${pascal}Tool().run({ text: 'Bread' })).toEqual({ text: 'Bread' });
  });
});
`,
    [`${kebab}.cases.ts`]: `import type { ToolCaseTable } from '../tool-cases';

export const cases: ToolCaseTable = {
  ${name}: {
    good: () => [{ text: 'Bread' }],
  },
};
`,
    'README.md': `# ${name}

Answers the text that it is given. Free.

\`\`\`sh
curl -X POST $BASE/v1/tools/${name} -H "Authorization: Bearer $KEY" -H 'Content-Type: application/json' -d '{"text": "Bread"}'
\`\`\`
`,
  };
}

async function writeInside(name) {
  const folder = join(CATALOGUE, name);
  if (existsSync(folder)) throw new Error(`${name} is there already: libs/tools/src/catalogue/${name}`);
  await write(folder, filesInside(name));
  const index = join(CATALOGUE, 'index.ts');
  await writeFile(index, withTool(await readFile(index, 'utf8'), name));
  return `libs/tools/src/catalogue/${name}, and its line in catalogue/index.ts. Then: npm run sdk, npm test`;
}

/** The catalogue's index with one tool more; both of its lists stay sorted. */
function withTool(text, name) {
  const tool = `${pascalOf(name)}Tool`;
  const line = `import { ${tool} } from './${name}/${kebabOf(name)}.tool';`;
  const imports = [...text.matchAll(/^import [\s\S]*?;$/gm)].map(([found]) => found);
  const listed = [...text.slice(text.indexOf('CATALOGUE')).matchAll(/^ {2}(\w+),$/gm)].map(([, found]) => found);
  const about = /^\/\*\*.*\*\/$/m.exec(text)?.[0] ?? '';
  const by = (a, b) => (a < b ? -1 : 1);
  const from = (found) => found.slice(found.indexOf(' from '));
  const lines = [...imports, line].sort((a, b) => by(from(a), from(b))).join('\n');
  const list = [...listed, tool].sort(by).map((found) => `  ${found},\n`);
  return `${lines}\n\n${about}\nexport const CATALOGUE = [\n${list.join('')}];\n`;
}

/** The guide's package under other names; its SDK is packed beside it. */
async function writeOutside(name, folder) {
  if (existsSync(join(folder, 'package.json'))) throw new Error(`there is a package in ${folder} already`);
  const fences = (await readFile(GUIDE, 'utf8')).matchAll(/^```\w+ title=word-tools\/(\S+)\n([\s\S]*?)^```$/gm);
  const named = (text) =>
    text
      .replaceAll('reading_time', name)
      .replaceAll('ReadingTime', pascalOf(name))
      .replaceAll('word-tools', basename(folder))
      .replaceAll('WordTools', `${pascalOf(name)}Package`);
  const files = Object.fromEntries([...fences].map(([, file, text]) => [file, named(text)]));
  await write(folder, files);
  const packing = ['pack', join(ROOT, 'packages/tool-sdk'), '--pack-destination', folder, '--loglevel=error'];
  const { status } = spawnSync('npm', packing, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error('the SDK could not be packed');
  return `${folder}. Then: cd ${folder} && npm install && npm test`;
}

async function write(folder, files) {
  await mkdir(folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text);
}

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { outside: { type: 'string' } } });
  const [name = '', ...more] = positionals;
  if (!NAME.test(name) || name.length > LONGEST || more.length > 0) {
    throw new Error(`A tool's name is a-z, 0-9 and _, up to ${LONGEST} letters.\n${USAGE}`);
  }
  const { outside } = values;
  const written = await (outside === undefined
    ? writeInside(name)
    : writeOutside(name, resolve(process.env.INIT_CWD ?? process.cwd(), outside)));
  process.stdout.write(`Wrote ${written}\n`);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
