import { htmlText } from '../watch/video-element';

/** A page of Markdown, drawn. */
export interface DrawnPage {
  html: string;
  /** The text of its first heading. */
  title: string;
  headings: DrawnHeading[];
}

export interface DrawnHeading {
  level: number;
  title: string;
  /** The anchor that GitHub would make, so that links between files work here too. */
  anchor: string;
  /** What stands under it, without marks. */
  text: string;
}

/** Where a link leads from here; null where it leads to nothing that is served. */
export type ResolveLink = (href: string) => string | null;

/**
 * Draws the Markdown that this repository's documents are written in: headings, paragraphs, lists, tables, code, quotes,
 * emphasis and links. Anything else stays the text that it is, and no HTML of a document is let through.
 */
export function drawMarkdown(source: string, resolveLink: ResolveLink): DrawnPage {
  const headings: DrawnHeading[] = [];
  const inline = (text: string) => drawInline(text, resolveLink);
  const lines = source.replaceAll(/<!--[\s\S]*?-->\n?/g, '').split('\n');
  const html = drawBlocks(lines, inline, headings);
  return { html, title: headings[0]?.title ?? '', headings };
}

/** Names the rows of tables that begin with a code, so that a link can lead to each: `#insufficient_credits`. */
export function nameRows({ html, headings }: DrawnPage): string {
  const taken = new Set(headings.map(({ anchor }) => anchor));
  return html.replaceAll(/<tr>(?=<td><code>([a-z_]+)<\/code><\/td>)/g, (row, code: string) => {
    if (taken.has(code)) return row;
    taken.add(code);
    return `<tr id="${code}">`;
  });
}

const FENCE = /^(\s*)```\s*(\S*)/;
/** Languages of one call: blocks of them that follow each other are shown as one, to choose from. */
const SPOKEN: Readonly<Record<string, string>> = { sh: 'curl', ts: 'TypeScript', python: 'Python' };
const HEADING = /^(#{1,4})\s+(.*)$/;
const ITEM = /^(\s*)([-*]|\d+\.)\s+(.*)$/;
const QUOTE = /^>\s?/;
const RULE = /^\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?$/;

type Inline = (text: string) => string;

function drawBlocks(lines: string[], inline: Inline, headings: DrawnHeading[]): string {
  const html: string[] = [];
  let at = 0;
  /** Takes lines as long as they belong together. */
  const take = (belongs: (line: string) => boolean): string[] => {
    const from = at;
    while (at < lines.length && belongs(lines[at] ?? '')) at += 1;
    return lines.slice(from, at);
  };
  const note = (text: string): void => {
    const heading = headings.at(-1);
    if (heading) heading.text += `${plainText(text)} `;
  };
  /** A block of code, and those that stand right behind it in other languages. */
  const takeFences = (): Sample[] => {
    const samples: Sample[] = [];
    for (;;) {
      const [, margin = '', language = ''] = FENCE.exec(lines[at] ?? '') ?? [];
      at += 1;
      const code = take((each) => !FENCE.test(each)).map((each) => each.slice(margin.length));
      at += 1;
      samples.push({ code: code.join('\n'), language });
      const next = lines.findIndex((line, index) => index >= at && line.trim() !== '');
      const [, , other = ''] = FENCE.exec(lines[next] ?? '') ?? [];
      const isOther = other in SPOKEN && samples.every((each) => each.language in SPOKEN && each.language !== other);
      if (!isOther) return samples;
      at = next;
    }
  };
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const fence = FENCE.exec(line);
    const heading = HEADING.exec(line);
    if (line.trim() === '') {
      at += 1;
    } else if (fence) {
      html.push(drawSamples(takeFences()));
    } else if (heading) {
      at += 1;
      const [, marks = '#', title = ''] = heading;
      const anchor = unusedAnchor(anchorOf(title), headings);
      headings.push({ level: marks.length, title: plainText(title), anchor, text: '' });
      html.push(`<h${marks.length} id="${anchor}">${inline(title)}</h${marks.length}>`);
    } else if (line.trim().startsWith('|')) {
      const rows = take((each) => each.trim().startsWith('|'));
      note(rows.join(' '));
      html.push(drawTable(rows, inline));
    } else if (ITEM.test(line)) {
      const items = take((each) => ITEM.test(each) || (/^\s+\S/.test(each) && !HEADING.test(each)));
      note(items.join(' '));
      html.push(drawList(items, inline, headings));
    } else if (QUOTE.test(line)) {
      const quoted = take((each) => QUOTE.test(each)).map((each) => each.replace(QUOTE, ''));
      html.push(`<blockquote>${drawBlocks(quoted, inline, headings)}</blockquote>`);
    } else {
      const text = take((each) => each.trim() !== '' && !startsBlock(each)).join('\n');
      note(text);
      html.push(`<p>${inline(text)}</p>`);
    }
  }
  return html.join('\n');
}

function startsBlock(line: string): boolean {
  return FENCE.test(line) || HEADING.test(line) || ITEM.test(line) || QUOTE.test(line) || line.trim().startsWith('|');
}

/** Items of one list; what is indented under an item belongs to it. */
function drawList(lines: string[], inline: Inline, headings: DrawnHeading[]): string {
  const [, margin = '', mark = '-'] = ITEM.exec(lines[0] ?? '') ?? [];
  const items: string[][] = [];
  for (const line of lines) {
    const [, indent = '', , text = ''] = ITEM.exec(line) ?? [];
    if (ITEM.test(line) && indent.length <= margin.length) items.push([text]);
    else items.at(-1)?.push(line);
  }
  const tag = /\d/.test(mark) ? 'ol' : 'ul';
  const first = tag === 'ol' && mark !== '1.' ? ` start="${Number.parseInt(mark, 10)}"` : '';
  const drawn = items.map((item) => {
    const nested = item.findIndex((line, index) => index > 0 && (ITEM.test(line) || FENCE.test(line)));
    const [own, below] = nested < 0 ? [item, []] : [item.slice(0, nested), item.slice(nested)];
    const rest = below.length > 0 ? drawBlocks(below, inline, headings) : '';
    return `<li>${inline(own.map((line) => line.trim()).join('\n'))}${rest}</li>`;
  });
  return `<${tag}${first}>${drawn.join('')}</${tag}>`;
}

function drawTable(rows: string[], inline: Inline): string {
  const [head = [], ...body] = rows.filter((row) => !RULE.test(row.trim())).map(cellsOf);
  const hasHead = head.some((cell) => cell !== '');
  const cells = (tag: 'th' | 'td', row: string[]) =>
    row.map((cell) => (cell === '' ? '<td></td>' : `<${tag}>${inline(cell)}</${tag}>`)).join('');
  const top = hasHead ? `<thead><tr>${cells('th', head)}</tr></thead>` : '';
  const rest = body.map((row) => `<tr>${cells('td', row)}</tr>`).join('');
  // A wide table scrolls; `tabindex` lets the keyboard scroll it.
  return `<div class="wide" tabindex="0"><table>${top}<tbody>${rest}</tbody></table></div>`;
}

function cellsOf(row: string): string[] {
  const inner = row.trim().replace(/^\|/, '').replace(/\|$/, '');
  return inner.split(/(?<!\\)\|/).map((cell) => cell.replaceAll('\\|', '|').trim());
}

/** A block of code; the page's script gives it a button that copies it. */
export function codeBlock(code: string, language: string): string {
  const name = /^[a-z]+$/.test(language) ? ` data-language="${language}"` : '';
  return `<pre tabindex="0"${name}><code>${htmlText(code)}</code></pre>`;
}

export interface Sample {
  code: string;
  language: string;
}

/** Samples of one call in several languages, one below the other. The page's script turns them into tabs. */
export function drawSamples(samples: readonly Sample[]): string {
  const [only] = samples;
  if (only && samples.length === 1) return codeBlock(only.code, only.language);
  const parts = samples.map(({ code, language }) => {
    const name = htmlText(SPOKEN[language] ?? language);
    return `<div class="sample" data-language="${language}"><p class="language">${name}</p>${codeBlock(code, language)}</div>`;
  });
  return `<div class="samples">${parts.join('')}</div>`;
}

/** Code first: nothing within it is a mark. */
function drawInline(text: string, resolveLink: ResolveLink): string {
  return text
    .split(/(`[^`]+`)/)
    .map((part) =>
      part.length > 2 && part.startsWith('`') ? `<code>${htmlText(part.slice(1, -1))}</code>` : drawMarks(part),
    )
    .join('')
    .replaceAll(/\[((?:[^[\]]|\[[^\]]*\])+)\]\(([^)\s]+)\)/g, (_, label: string, href: string) => {
      const target = resolveLink(href);
      return target === null ? label : `<a href="${htmlText(target)}">${label}</a>`;
    });
}

function drawMarks(text: string): string {
  return htmlText(text)
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/(?<![\w*])[*_](?=\S)([^*_]+?)(?<=\S)[*_](?![\w*])/g, '<em>$1</em>');
}

function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

/** The second heading of one name is `name-1`, as GitHub has it. */
function unusedAnchor(anchor: string, headings: DrawnHeading[]): string {
  const isTaken = (name: string) => headings.some((heading) => heading.anchor === name);
  if (!isTaken(anchor)) return anchor;
  let n = 1;
  while (isTaken(`${anchor}-${n}`)) n += 1;
  return `${anchor}-${n}`;
}

/** Without its marks, for titles and search. */
function plainText(text: string): string {
  return text
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replaceAll(/[`*|]|^\s*[-\d.]+\s/gm, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
