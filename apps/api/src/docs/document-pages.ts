import { readdirSync, readFileSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import { drawMarkdown, type DrawnHeading, nameRows } from './markdown';

/** The repository's documents, where the build has put them. */
const DOCUMENTS = resolve(__dirname, '../../../..');

/** A page of `/docs`, without what is around it on all of them. */
export interface DocsPage {
  /** `/docs`, `/docs/guides/keys`. */
  path: string;
  title: string;
  html: string;
  headings: DrawnHeading[];
}

/** A part of the navigation, in the order in which it is shown. */
export interface DocsSection {
  title: string;
  pages: Array<{ path: string; title: string }>;
}

const GUIDES = [
  'quick-start',
  'first-hour',
  'make-a-video',
  'client',
  'test-mode',
  'webhooks',
  'series',
  'keys',
  'versions',
  'command-line',
  'embed',
  'mcp',
];
const OWN = ['write-a-tool', 'write-a-style', 'add-a-provider', 'local-model', 'deploy', 'operate'];
const LOOK_UP = ['errors', 'changelog', 'glossary', 'specification', 'contract', 'meaning', 'telling', 'figures'];
const UNDERSTAND = ['guides/proof', 'guides/readers', 'guides/money', 'architecture', 'threat-model', 'scale'];

/** Draws every document that is served; a link to a file that is not is shown without leading anywhere. */
export function documentPages(): { pages: DocsPage[]; sections: DocsSection[] } {
  const files = [
    'CHANGELOG.md',
    ...['docs', 'docs/guides', 'docs/adr'].flatMap((folder) =>
      readdirSync(resolve(DOCUMENTS, folder))
        .filter((name) => name.endsWith('.md'))
        .map((name) => `${folder}/${name}`),
    ),
  ];
  const paths = new Map(files.map((file) => [file, pathOf(file)]));
  const pages = files.map((file): DocsPage => {
    const source = readFileSync(resolve(DOCUMENTS, file), 'utf8');
    const drawn = drawMarkdown(source, (href) => targetOf(href, file, paths));
    return { path: pathOf(file), ...drawn, html: nameRows(drawn) };
  });
  const titles = new Map(pages.map(({ path, title }) => [path, title]));
  const section = (title: string, names: string[]): DocsSection => ({
    title,
    pages: names.map((name) => ({ path: `/docs/${name}`, title: titles.get(`/docs/${name}`) ?? name })),
  });
  return {
    pages,
    sections: [
      section(
        'Guides',
        GUIDES.map((name) => `guides/${name}`),
      ),
      section(
        'Run and extend it',
        OWN.map((name) => `guides/${name}`),
      ),
      section('Look up', LOOK_UP),
      section('Understand', [...UNDERSTAND, 'adr']),
    ],
  };
}

/** Where a file of the repository is served. */
function pathOf(file: string): string {
  const name = file
    .toLowerCase()
    .replace(/\.md$/, '')
    .replace(/^docs\//, '')
    .replace(/(^|\/)readme$/, '');
  return name === '' ? '/docs' : `/docs/${name}`;
}

function targetOf(href: string, file: string, paths: ReadonlyMap<string, string>): string | null {
  // Other sites and this page's own headings are left as they are.
  if (/^(?:https?:|mailto:|#)/.test(href)) return href;
  const [path = '', heading] = href.split('#');
  const target = paths.get(posix.join(posix.dirname(file), path));
  if (target === undefined) return null;
  return heading === undefined ? target : `${target}#${heading}`;
}
