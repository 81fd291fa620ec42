/** Imports only downward (ARCHITECTURE.md, "Who may import whom"). Each lib lists what lies below it. */
const BELOW = {
  lingua: [],
  platform: [],
  render: [],
  facts: ['lingua', 'platform'],
  accounts: ['platform'],
  billing: ['platform'],
  story: ['facts', 'lingua', 'platform'],
  narration: ['story', 'facts', 'lingua', 'platform'],
  sources: ['facts', 'lingua', 'render', 'platform'],
  design: ['narration', 'story', 'sources', 'facts', 'lingua', 'render', 'platform'],
  testing: ['platform'],
  videos: ['design', 'narration', 'story', 'sources', 'facts', 'lingua', 'billing', 'accounts', 'render', 'platform'],
  webhooks: ['videos', 'design', 'narration', 'story', 'sources', 'facts', 'lingua', 'billing', 'accounts', 'render', 'platform'],
  publishing: ['videos', 'design', 'narration', 'story', 'sources', 'facts', 'lingua', 'billing', 'accounts', 'render', 'platform'],
  wire: ['videos', 'design', 'narration', 'story', 'sources', 'facts', 'lingua', 'billing', 'accounts', 'render', 'platform'],
  series: [
    'wire',
    'publishing',
    'webhooks',
    'videos',
    'design',
    'sources',
    'facts',
    'lingua',
    'billing',
    'accounts',
    'render',
    'platform',
  ],
  chats: ['videos', 'design', 'narration', 'story', 'sources', 'facts', 'lingua', 'billing', 'accounts', 'render', 'platform'],
  lifecycle: [
    'series',
    'publishing',
    'webhooks',
    'videos',
    'design',
    'sources',
    'facts',
    'lingua',
    'billing',
    'accounts',
    'render',
    'platform',
  ],
  tools: [
    'series',
    'wire',
    'publishing',
    'videos',
    'design',
    'sources',
    'facts',
    'lingua',
    'billing',
    'accounts',
    'render',
    'platform',
  ],
};

const SPEC = '\\.spec\\.ts$';

/** Files of these libs. */
function within(...libs) {
  return `^libs/(${libs.join('|')})/`;
}

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-deep-imports',
      comment:
        'Another lib is what its index.ts says it is; errors have a door of their own, which loads nothing else.',
      severity: 'error',
      from: { path: '^(apps|libs)/([^/]+)/' },
      to: {
        path: '^libs/[^/]+/src/',
        pathNot: ['^libs/[^/]+/src/index\\.ts$', '^libs/platform/src/errors/domain\\.error\\.ts$', '^$1/$2/'],
      },
    },
    ...Object.entries(BELOW).map(([lib, below]) => ({
      name: `${lib}-imports-downward`,
      severity: 'error',
      from: { path: `^libs/${lib}/src/`, pathNot: SPEC },
      to: { path: '^(libs|apps)/', pathNot: within(lib, ...below) },
    })),
    ...Object.entries(BELOW).map(([lib, below]) => ({
      name: `tests-of-${lib}-import-downward`,
      severity: 'error',
      from: { path: `^libs/${lib}/src/.*${SPEC}` },
      to: { path: '^(libs|apps)/', pathNot: within(lib, 'testing', ...below) },
    })),
    {
      name: 'apps-stand-alone',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'passwords-in-turn',
      comment: 'Argon2 takes the processor for itself: only PasswordHashes, which bounds how many at once, may use it.',
      severity: 'error',
      from: { path: '^(apps|libs)/[^/]+/src/', pathNot: 'password-hashes(\\.spec)?\\.ts$' },
      to: { path: '^node_modules/@node-rs/argon2' },
    },
    {
      name: 'render-is-plain',
      comment: 'No Nest, no database, no network in the renderer.',
      severity: 'error',
      from: { path: '^libs/render/src/' },
      to: { path: '^(node_modules/(@nestjs|@mikro-orm|bullmq|undici)|https?$|net$)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
