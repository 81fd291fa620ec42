import { drawMarkdown, nameRows } from './markdown';

const draw = (source: string) => drawMarkdown(source, (href) => (href.startsWith('no:') ? null : `/docs/${href}`));

describe('a document as a page', () => {
  it('has a heading with the anchor that GitHub gives it, and its text for the search', () => {
    const { html, title, headings } = draw(
      '# Keys & scopes\n\nA key has **scopes**.\n\n## `tools`\n\nCalls [them](a).',
    );
    expect(title).toBe('Keys & scopes');
    expect(html).toContain('<h1 id="keys--scopes">Keys &amp; scopes</h1>');
    expect(headings.map(({ anchor, text }) => [anchor, text.trim()])).toEqual([
      ['keys--scopes', 'A key has scopes .'],
      ['tools', 'Calls them.'],
    ]);
  });

  it.each([
    ['two\nlines', '<p>two\nlines</p>'],
    ['`a < b` and **so** _on_', '<p><code>a &lt; b</code> and <strong>so</strong> <em>on</em></p>'],
    ['`**no**` snake_case_name 2 * 3 * 4', '<p><code>**no**</code> snake_case_name 2 * 3 * 4</p>'],
    ['[here](b#c)', '<p><a href="/docs/b#c">here</a></p>'],
    ['[`code`](a)', '<p><a href="/docs/a"><code>code</code></a></p>'],
    ['[gone](no:where)', '<p>gone</p>'],
    ['- a\n  goes on\n- b\n  - c', '<ul><li>a\ngoes on</li><li>b<ul><li>c</li></ul></li></ul>'],
    ['3. a\n4. b', '<ol start="3"><li>a</li><li>b</li></ol>'],
    ['> said', '<blockquote><p>said</p></blockquote>'],
    ['```sh title=x\na | b\n\n# c\n```', '<pre tabindex="0" data-language="sh"><code>a | b\n\n# c</code></pre>'],
  ])('draws %j', (source, html) => {
    expect(draw(source).html).toBe(html);
  });

  it('draws a table, with and without a head, and cells that hold a bar', () => {
    expect(draw('| a | b |\n| --- | --- |\n| `x\\|y` | 2 |').html).toContain(
      '<thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td><code>x|y</code></td><td>2</td></tr></tbody>',
    );
    expect(draw('| | |\n| --- | --- |\n| 1 | 2 |').html).not.toContain('<thead>');
  });

  it('draws the same call in several languages as one sample', () => {
    const [curl, typed] = ['```sh\ncurl x\n```', '```ts\ncall(x)\n```'];
    expect(draw(`${curl}\n\n${typed}\n\nThen.`).html).toBe(
      '<div class="samples"><div class="sample" data-language="sh"><p class="language">curl</p><pre tabindex="0" data-language="sh"><code>curl x</code></pre></div>' +
        '<div class="sample" data-language="ts"><p class="language">TypeScript</p><pre tabindex="0" data-language="ts"><code>call(x)</code></pre></div></div>\n<p>Then.</p>',
    );
    for (const apart of [`${curl}\n\nThen:\n\n${typed}`, `${curl}\n\n${curl}`, `${curl}\n\n\`\`\`json\n{}\n\`\`\``]) {
      expect(draw(apart).html).not.toContain('samples');
    }
  });

  it('names the rows of codes, each name once', () => {
    const table = (...codes: string[]) =>
      `| code | |\n| --- | --- |\n${codes.map((code) => `| \`${code}\` | x |`).join('\n')}`;
    const html = nameRows(draw(`# conflict\n\n${table('conflict', 'not_found', 'not_found', 'a b')}`));
    expect(html.match(/<tr id="[^"]+">/g)).toEqual(['<tr id="not_found">']);
  });

  it('gives two headings of one name anchors of their own', () => {
    const { headings } = draw('# Added\n\n## Added\n\n## Added');
    expect(headings.map(({ anchor }) => anchor)).toEqual(['added', 'added-1', 'added-2']);
  });

  it('lets no HTML of a document through', () => {
    const { html } = draw('<script>pwned()</script> <img src=x onerror=pwned()>\n\n[x](" onclick="pwned())');
    expect(html).not.toMatch(/<script|<img|" onclick/);
  });
});
