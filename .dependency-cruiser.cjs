/** Imports only downward (ARCHITECTURE.md, "Who may import whom"). Each lib lists what lies below it. */
const BELOW = {
  platform: [],
  render: [],
  accounts: ['platform'],
  billing: ['platform'],
  sources: ['render', 'platform'],
  design: ['sources', 'render', 'platform'],
  testing: ['platform'],
  videos: ['design', 'sources', 'billing', 'accounts', 'render', 'platform'],
  webhooks: ['videos', 'design', 'sources', 'billing', 'accounts', 'render', 'platform'],
  publishing: ['videos', 'design', 'sources', 'billing', 'accounts', 'render', 'platform'],
  wire: ['videos', 'design', 'sources', 'billing', 'accounts', 'render', 'platform'],
  series: [
    'wire',
    'publishing',
    'webhooks',
    'videos',
    'design',
    'sources',
    'billing',
    'accounts',
    'render',
    'platform',
  ],
  chats: ['videos', 'design', 'sources', 'billing', 'accounts', 'render', 'platform'],
  tools: ['series', 'wire', 'publishing', 'videos', 'design', 'sources', 'billing', 'accounts', 'render', 'platform'],
};

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-deep-imports',
      comment: 'Another lib is what its index.ts says it is.',
      severity: 'error',
      from: { path: '^(apps|libs)/([^/]+)/' },
      to: { path: '^libs/[^/]+/src/', pathNot: ['^libs/[^/]+/src/index\\.ts$', '^$1/$2/'] },
    },
    ...Object.entries(BELOW).map(([lib, below]) => ({
      name: `${lib}-imports-downward`,
      severity: 'error',
      from: { path: `^libs/${lib}/src/` },
      to: { path: '^(libs|apps)/', pathNot: [`^libs/(${[lib, ...below].join('|')})/`] },
    })),
    {
      name: 'apps-stand-alone',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
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
