import { SafeFetch } from '@app/platform';
import { LocalServer } from '@app/testing';
import { ReadSourceService } from '../src/readers/read-source.service';

const CSV = 'station,lvl,q\nNorth,3.2,840\nSouth,2.9,612\n';
const TABLE = {
  '@context': 'http://www.w3.org/ns/csvw',
  tableSchema: {
    columns: [
      { name: 'level', titles: 'lvl', 'dc:description': 'Water level (m)' },
      { name: 'q', unit: 'm3/s' },
    ],
  },
};
const JSON_SCHEMA = { items: { $ref: '#/$defs/row' }, $defs: { row: { properties: { lvl: { unit: 'm' } } } } };

describe('a source whose server names its schema', () => {
  let link = '';
  const server = new LocalServer(async ({ url }, response) => {
    const isSchema = url?.endsWith('schema.json');
    const schema = url === '/table-schema.json' ? TABLE : JSON_SCHEMA;
    const rows = url === '/rows' ? JSON.stringify([{ lvl: 3.2 }, { lvl: 2.9 }]) : CSV;
    if (url === '/broken-schema.json') return void response.writeHead(500).end('{');
    response.writeHead(200, { 'content-type': url === '/rows' || isSchema ? 'application/json' : 'text/csv', link });
    response.end(isSchema ? JSON.stringify(schema) : rows);
  });
  const readers = new ReadSourceService(new SafeFetch(['127.0.0.1']));

  beforeAll(() => server.listen());
  afterAll(() => server.stop());

  it('is read as a CSVW document declares its columns, by their names and titles', async () => {
    link = '<table-schema.json>; rel="describedby"; type="application/csvm+json"';
    const { fields } = await readers.readUrl(`${server.url}/levels.csv`);
    expect(fields).toMatchObject({ lvl: { unit: 'm' }, q: { unit: 'm3/s' } });
  });

  it('is read as a JSON Schema declares its members', async () => {
    link = '<https://other.example/>; rel="next", </row-schema.json>; rel=describedby';
    const { data, fields } = await readers.readUrl(`${server.url}/rows`);
    expect(data).toMatchObject({ items: [{ lvl: 3.2 }, { lvl: 2.9 }] });
    expect(fields).toEqual({ 'items[].lvl': { unit: 'm' } });
  });

  it('is read without a schema that cannot be had', async () => {
    for (const target of ['/broken-schema.json', 'http://127.0.0.2:1/schema.json', 'http://10.0.0.1/schema.json']) {
      link = `<${target}>; rel="describedby"`;
      expect(await readers.readUrl(`${server.url}/levels.csv`)).not.toHaveProperty('fields');
    }
  });
});
