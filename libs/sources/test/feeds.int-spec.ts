import type { ReadSource } from '../src/readers/read-source';
import { ReadingChild } from './readers/reading-child';

const LINK = 'https://harbour.example/1';
const RFC = 'Tue, 12 May 2026 08:00:00 GMT';
const ISO = '2026-05-12T08:00:00Z';
const SUMMARY = 'It carries 300 people.';
const TITLE = 'Ferry opens';

interface FeedCase {
  text: string;
  date?: string;
  encoding?: BufferEncoding;
  contentType?: string;
  title?: string;
  link?: string;
  summary?: string;
}

const rss = (item: string, root = 'version="2.0"'): string =>
  `<rss ${root}><channel><title>Harbour</title><link>https://harbour.example</link>${item}</channel></rss>`;
const item = (inner: string): string => `<item><title>${TITLE}</title><link>${LINK}</link>${inner}</item>`;
const SOUND = item(`<pubDate>${RFC}</pubDate><description>${SUMMARY}</description>`);
const DC = 'xmlns:dc="http://purl.org/dc/elements/1.1/"';
const ITUNES = 'xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"';

/** Shapes that servers send, each with what a person reads in its first item. */
const FEEDS: Record<string, FeedCase> = {
  'RSS 0.91 with its document type, entities of HTML and no dates': {
    text: `<?xml version="1.0"?><!DOCTYPE rss PUBLIC "-//Netscape Communications//DTD RSS 0.91//EN" "http://my.netscape.com/publish/formats/rss-0.91.dtd">${rss(`<item><title>Caf&eacute;&nbsp;opens</title><link>${LINK}</link><description>${SUMMARY}</description></item>`, 'version="0.91"')}`,
    title: 'Café opens',
    date: '',
  },
  'RSS 2.0 with HTML in CDATA': {
    text: rss(
      item(
        `<pubDate>${RFC}</pubDate><description><![CDATA[<p>It carries <b>300</b> people.</p><!-- x -->]]></description>`,
      ),
    ),
  },
  'RSS 2.0 with its text in content:encoded alone': {
    text: rss(
      item(`<dc:date>${ISO}</dc:date><content:encoded><![CDATA[<p>${SUMMARY}</p>]]></content:encoded>`),
      `version="2.0" ${DC} xmlns:content="http://purl.org/rss/1.0/modules/content/"`,
    ),
    date: ISO,
  },
  'RSS 2.0 whose items are named by their address': {
    text: rss(
      `<item><title>${TITLE}</title><guid isPermaLink="true">${LINK}</guid><pubDate>${RFC}</pubDate><description>${SUMMARY}</description></item>`,
    ),
  },
  'RSS 2.0 with markup that is not escaped': {
    text: rss(item(`<pubDate>${RFC}</pubDate><description>It carries <b>300</b> people.</description>`)),
  },
  'RSS 2.0 with relative links and bare ampersands': {
    text: rss(
      `<item><title>Bread & ferries</title><link>/1</link><pubDate>${RFC}</pubDate><description>${SUMMARY}</description></item>`,
    ),
    title: 'Bread & ferries',
  },
  'RSS in capitals': {
    text: `<RSS version="2.0"><CHANNEL><TITLE>Harbour</TITLE><ITEM><TITLE>${TITLE}</TITLE><LINK>${LINK}</LINK><PUBDATE>${RFC}</PUBDATE><DESCRIPTION>${SUMMARY}</DESCRIPTION></ITEM></CHANNEL></RSS>`,
  },
  'RSS after blank lines, served as a page': {
    text: `\n\n  <?xml version="1.0" encoding="UTF-8"?>\n<?xml-stylesheet href="/feed.xsl"?>\n<!-- made by hand -->\n${rss(SOUND)}`,
    contentType: 'text/html; charset=utf-8',
  },
  'RSS after a warning of the server': {
    text: `<br />\n<b>Warning</b>: Undefined index in feed.php on line 12\n<?xml version="1.0"?>${rss(SOUND)}`,
  },
  'RSS after a byte order mark': { text: `\ufeff<?xml version="1.0"?>${rss(SOUND)}` },
  'RSS with control characters': {
    text: rss(item(`<pubDate>${RFC}</pubDate><description>It carries\u000b 300 people.</description>`)),
  },
  'RSS that says UTF-8 and is Latin': {
    text: `<?xml version="1.0" encoding="utf-8"?>${rss(`<item><title>Le café près du môle a rouvert</title><link>${LINK}</link><pubDate>${RFC}</pubDate><description>Après l’été, 300 élèves.</description></item>`)}`.replace(
      '’',
      "'",
    ),
    encoding: 'latin1',
    contentType: 'application/rss+xml; charset=utf-8',
    title: 'Le café près du môle a rouvert',
    summary: "Après l'été, 300 élèves.",
  },
  'RSS that says Latin and is UTF-8': {
    text: `<?xml version="1.0" encoding="iso-8859-1"?>${rss(`<item><title>Café 開店</title><link>${LINK}</link><pubDate>${RFC}</pubDate><description>${SUMMARY}</description></item>`)}`,
    title: 'Café 開店',
  },
  'RSS in UTF-16 without a mark': {
    text: `<?xml version="1.0" encoding="utf-16"?>${rss(SOUND)}`,
    encoding: 'utf16le',
  },
  'a podcast': {
    text: rss(
      `<item><title>${TITLE}</title><itunes:summary>${SUMMARY}</itunes:summary><pubDate>${RFC}</pubDate><guid isPermaLink="false">ep-1</guid><enclosure url="https://harbour.example/1.mp3" length="1200" type="audio/mpeg"/></item>`,
      `version="2.0" ${ITUNES}`,
    ),
    link: 'https://harbour.example/1.mp3',
  },
  'RSS 1.0': {
    text: `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" ${DC}><channel rdf:about="https://harbour.example"><title>Harbour</title><link>https://harbour.example</link></channel><item rdf:about="${LINK}"><title>${TITLE}</title><link>${LINK}</link><description>${SUMMARY}</description><dc:date>${ISO}</dc:date></item></rdf:RDF>`,
    date: ISO,
  },
  'Atom with XHTML and several links': {
    text: `<feed xmlns="http://www.w3.org/2005/Atom"><title type="html">&lt;b&gt;Harbour&lt;/b&gt;</title><entry><title type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">Ferry <em>opens</em></div></title><link rel="edit" href="/edit"/><link rel="enclosure" href="/a.mp3"/><link href="${LINK}"/><updated>${ISO}</updated><content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>It carries <b>300</b> people.</p></div></content></entry></feed>`,
    date: ISO,
  },
  'Atom under a prefix': {
    text: `<a:feed xmlns:a="http://www.w3.org/2005/Atom"><a:title>Harbour</a:title><a:entry><a:title>${TITLE}</a:title><a:link href="${LINK}"/><a:updated>${ISO}</a:updated><a:summary>${SUMMARY}</a:summary></a:entry></a:feed>`,
    date: ISO,
  },
  'Atom 0.3': {
    text: `<feed version="0.3" xmlns="http://purl.org/atom/ns#"><title>Harbour</title><entry><title>${TITLE}</title><link rel="alternate" type="text/html" href="${LINK}"/><issued>${ISO}</issued><summary>${SUMMARY}</summary></entry></feed>`,
    date: ISO,
  },
  'JSON feed 1.0': {
    text: `{"version":"https:\\/\\/jsonfeed.org\\/version\\/1","title":"Harbour","items":[{"id":"1","url":"${LINK}","title":"${TITLE}","content_html":"<p>It carries <b>300</b> people.</p>","date_published":"${ISO}","author":{"name":"Ann"}}]}`,
    date: ISO,
  },
  'JSON feed 1.1 without titles': {
    text: `{"version":"https://jsonfeed.org/version/1.1","title":"Harbour","items":[{"id":"${LINK}","content_text":"${SUMMARY}","date_modified":"${ISO}"}]}`,
    date: ISO,
    title: SUMMARY,
  },
};

describe('feeds as servers send them', () => {
  const child = new ReadingChild();
  afterAll(() => child.stop());

  it('give title, link, date and summary of each item', async () => {
    const names = Object.keys(FEEDS);
    const read = await Promise.all(
      Object.values(FEEDS).map(({ text, encoding, contentType = 'application/xml' }) =>
        child.read(Buffer.from(text, encoding), { url: 'https://feeds.example/all', contentType }),
      ),
    );
    expect(Object.fromEntries(names.map((name, index) => [name, firstOf(read[index])]))).toEqual(
      Object.fromEntries(
        Object.entries(FEEDS).map(([name, { title = TITLE, link = LINK, date = RFC, summary = SUMMARY }]) => [
          name,
          { kind: 'feed', feed: 'Harbour', title, link, date, summary },
        ]),
      ),
    );
  });
});

function firstOf(source: ReadSource | string | undefined): object | string | undefined {
  if (typeof source !== 'object') return source;
  const [first] = (source.data['items'] ?? []) as Array<Record<string, string>>;
  const { title = '', link = '', date = '', summary = '' } = first ?? {};
  return { kind: source.kind, feed: source.title, title, link, date, summary };
}
