import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';
import { htmlText } from '../watch/video-element';
import { type DocsPage, type DocsSection, documentPages } from './document-pages';
import { referencePages } from './reference-pages';

/** What is served at an address below `/docs`. */
export interface DocsFile {
  type: string;
  body: string | Buffer;
}

const ASSETS = resolve(__dirname, 'assets');
/** The clients as packages, where the build has put them. */
const CLIENTS = resolve(__dirname, '../../../../clients');
const PACKAGES = ['factreel-client.tgz', 'factreel-cli.tgz', 'factreel.tar.gz'];
/** Letters of a section that the search reads; its heading counts in any case. */
const SEARCHED = 400;

/** The clients, for `npm install` and `pip install` from here. */
function packages(): Array<[string, DocsFile]> {
  return PACKAGES.filter((name) => existsSync(resolve(CLIENTS, name))).map((name) => [
    `/docs/clients/${name}`,
    { type: 'application/gzip', body: readFileSync(resolve(CLIENTS, name)) },
  ]);
}

/** Every page of `/docs` with its style, its script and the index of its search. */
export function docsSite(document: OpenAPIObject): ReadonlyMap<string, DocsFile> {
  const documents = documentPages();
  const reference = referencePages(document);
  const [guides, ...others] = documents.sections;
  const sections = [...(guides ? [guides] : []), reference.section, ...others];
  const pages = [...documents.pages, ...reference.pages];
  const assets = ['docs.css', 'docs.js'].map((name) => ({ name, body: readFileSync(resolve(ASSETS, name), 'utf8') }));
  const index = { name: 'search.json', body: JSON.stringify(pages.flatMap(entriesOf)) };
  const version = createHash('sha256')
    .update(JSON.stringify([assets, index]))
    .digest('base64url')
    .slice(0, 12);
  const types: Record<string, string> = { css: 'text/css', js: 'text/javascript', json: 'application/json' };
  return new Map([
    ...packages(),
    ...pages.map((page): [string, DocsFile] => [
      page.path,
      { type: 'text/html; charset=utf-8', body: whole(page, sections, version) },
    ]),
    ...[...assets, index].map(({ name, body }): [string, DocsFile] => [
      `/docs/assets/${name}`,
      { type: `${types[name.split('.').at(-1) ?? '']}; charset=utf-8`, body },
    ]),
  ]);
}

/** An entry of the search for each heading: title, page, address, text. */
function entriesOf({ path, title, headings }: DocsPage) {
  return headings.map(({ title: heading, anchor, text }) => {
    return [heading, title, anchor === '' ? path : `${path}#${anchor}`, text.slice(0, SEARCHED)];
  });
}

function whole(page: DocsPage, sections: DocsSection[], version: string): string {
  const links = sections.map(({ title, pages }) => {
    const items = pages.map(({ path, title: name }) => {
      const isHere = path === page.path ? ' aria-current="page"' : '';
      return `<li><a href="${path}"${isHere}>${htmlText(name)}</a></li>`;
    });
    return `<h2>${title}</h2><ul>${items.join('')}</ul>`;
  });
  const below = page.headings.filter(({ level }) => level === 2);
  const contents = below.map(({ anchor, title }) => `<li><a href="#${anchor}">${htmlText(title)}</a></li>`).join('');
  const onPage =
    below.length > 2
      ? `<nav class="contents" aria-label="On this page"><h2>On this page</h2><ul>${contents}</ul></nav>`
      : '';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${htmlText(page.title)} · Factreel</title>
<link rel="stylesheet" href="/docs/assets/docs.css?v=${version}"><script src="/docs/assets/docs.js?v=${version}" defer></script></head>
<body><a class="skip" href="#page">Skip to the page</a>
<header><a class="home" href="/docs">Factreel <span>docs</span></a>
<div class="search" role="search"><input type="search" id="search" placeholder="Search" aria-label="Search the documentation" autocomplete="off"><div id="found" role="status"></div></div>
<button type="button" id="theme" hidden>Dark</button></header>
<div class="columns"><nav class="pages" aria-label="Documentation"><details><summary>Pages</summary>${links.join('')}</details></nav>
<main id="page" tabindex="-1">${page.html}</main>${onPage}</div></body></html>`;
}
