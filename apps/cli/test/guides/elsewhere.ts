import type { Block } from './blocks';

/** A test that runs a block, or why none does. */
export type Keeper = { test: string; says: string } | { why: string };

interface Row {
  file: string;
  /** Part of the block; without it every block of the file. */
  has?: string;
  keeper: Keeper;
}

const by = (test: string, says: string): Keeper => ({ test, says });
const OTHERS = { why: 'a program of others, which is not on this machine' };

/**
 * Blocks that `guides.e2e-spec.ts` does not run itself. `says` stands in the test's file, so that a test that is renamed or
 * removed is missed here.
 */
const ROWS: Row[] = [
  // The programs as a whole.
  { file: 'README.md', has: 'npm start   #', keeper: by('apps/cli/test/start.e2e-spec.ts', 'greets with a key') },
  {
    file: 'docs/guides/quick-start.md',
    has: 'npm start',
    keeper: by('apps/cli/test/start.e2e-spec.ts', 'greets with a key'),
  },
  // Pages that a test follows from beginning to end.
  {
    file: 'docs/guides/write-a-tool.md',
    keeper: by('apps/api/test/tool-plugin.e2e-spec.ts', 'docs/guides/write-a-tool.md'),
  },
  {
    file: 'examples/tool-plugin/README.md',
    keeper: by('apps/api/test/tool-plugin.e2e-spec.ts', 'examples/tool-plugin'),
  },
  { file: 'clients/typescript/README.md', keeper: by('apps/api/test/journey.e2e-spec.ts', '(README 5)') },
  { file: 'clients/python/README.md', keeper: by('apps/api/test/python.e2e-spec.ts', '(README 5)') },
  {
    file: 'packages/tool-sdk/README.md',
    keeper: by('libs/tools/test/new-tool.int-spec.ts', 'writes a package of its own'),
  },
  {
    file: 'docs/guides/client.md',
    has: 'npm install "$BASE_URL',
    keeper: by('apps/api/test/docs.e2e-spec.ts', 'offers the client for npm'),
  },
  {
    file: 'docs/guides/client.md',
    has: 'pip install "$BASE_URL',
    keeper: by('apps/api/test/docs.e2e-spec.ts', 'offers the client for pip'),
  },
  {
    file: 'docs/guides/command-line.md',
    has: 'npm install --global',
    keeper: by('apps/api/test/listen.e2e-spec.ts', 'installed from the service'),
  },
  {
    file: 'docs/guides/client.md',
    has: 'npm run sdk',
    keeper: by('apps/api/test/sdk.e2e-spec.ts', 'npm run sdk would change nothing'),
  },
  {
    file: 'docs/guides/versions.md',
    keeper: by('apps/api/test/versions.e2e-spec.ts', 'a header counts for one request'),
  },
  // Series: what needs a finished video.
  {
    file: 'docs/guides/series.md',
    has: '/approve',
    keeper: by('apps/api/test/autopilot.e2e-spec.ts', 'posts it on approval'),
  },
  {
    file: 'docs/guides/series.md',
    has: '/discard',
    keeper: by('libs/series/test/policies.int-spec.ts', 'that its owner discards'),
  },
  // Agents.
  {
    file: 'docs/guides/mcp.md',
    has: 'new Client(',
    keeper: by('apps/api/test/mcp.e2e-spec.ts', "by the guide's own program"),
  },
  { file: 'docs/guides/mcp.md', has: 'claude mcp add', keeper: OTHERS },
  { file: 'docs/guides/mcp.md', has: '[mcp_servers.factreel]', keeper: OTHERS },
  {
    file: 'docs/guides/local-model.md',
    keeper: by('apps/cli/test/local-model.e2e-spec.ts', 'docs/guides/local-model.md'),
  },
  { file: 'docs/guides/keys.md', keeper: by('apps/api/test/keys.e2e-spec.ts', 'docs/guides/keys.md') },
  {
    file: 'docs/guides/test-mode.md',
    has: '{ "name": "our tests"',
    keeper: by('apps/api/test/test-mode.e2e-spec.ts', 'docs/guides/test-mode.md'),
  },
  {
    file: 'docs/guides/webhooks.md',
    has: 'factreel listen',
    keeper: by('apps/api/test/listen.e2e-spec.ts', 'signed as a delivery'),
  },
  {
    file: 'docs/guides/webhooks.md',
    has: 'curl --no-buffer',
    keeper: by('apps/api/test/events-stream.e2e-spec.ts', 'tells what happens as it happens'),
  },
  // Operators.
  {
    file: 'docs/guides/operate.md',
    has: 'backup --to',
    keeper: by('apps/cli/test/backup.e2e-spec.ts', 'stands again from its backup'),
  },
  {
    file: 'docs/guides/deploy.md',
    has: 'npm run migrate',
    keeper: by('apps/cli/test/migrate.e2e-spec.ts', 'the api of either starts'),
  },
  {
    file: 'docs/guides/deploy.md',
    has: 'docker build',
    keeper: by('apps/cli/test/image.e2e-spec.ts', 'starts programs by name'),
  },
  {
    file: 'docs/guides/deploy.md',
    has: 'kubectl apply',
    keeper: by('apps/cli/test/image/deployments.spec.ts', 'applies every manifest'),
  },
];

/** Rows that are meant by a block. */
export function keepersOf(block: Block): Keeper[] {
  return ROWS.filter(({ file, has }) => file === block.file && (has === undefined || block.text.includes(has))).map(
    ({ keeper }) => keeper,
  );
}

/** Rows that no block has any more. */
export function idleRows(blocks: readonly Block[]): string[] {
  const isMeant = ({ file, has }: Row) => blocks.some((block) => block.file === file && block.text.includes(has ?? ''));
  return ROWS.filter((row) => !isMeant(row)).map(({ file, has }) => `${file}: ${has ?? 'every block'}`);
}

/** Tests that are named, with the words that stand in them. */
export function namedTests(): Array<{ test: string; says: string }> {
  return ROWS.flatMap(({ keeper }) => ('test' in keeper ? [keeper] : []));
}
