import type { Sources, ToolContext, ToolRun, ToolSdk } from '@factreel/tool-sdk';

interface TopRowsInput {
  url: string;
  by: string;
  most: number;
}
interface TopRowsOutput {
  title: string | null;
  rows: Array<Record<string, unknown>>;
}
type Row = Record<string, unknown>;

/** The rows of a table on the web that are highest in one column: a class that is handed a service of the SDK. */
export function topRowsTool({
  Tool,
  errors,
  services,
}: ToolSdk): new (sources: Sources) => ToolRun<TopRowsInput & Row> {
  @Tool({
    name: 'top_rows',
    description:
      'Reads a table from an address (CSV, spreadsheet, JSON or a page) and answers the rows that are highest in one column, ready to be the data of a video.',
    input: {
      type: 'object',
      properties: {
        url: { type: 'string', format: 'uri', description: 'Where the table is' },
        by: { type: 'string', minLength: 1, description: 'The column whose figures decide' },
        most: { type: 'integer', minimum: 1, maximum: 20, default: 5, description: 'How many rows' },
      },
      required: ['url', 'by'],
    },
    output: {
      type: 'object',
      properties: {
        title: { type: ['string', 'null'] },
        rows: { type: 'array', items: { type: 'object' } },
      },
      required: ['title', 'rows'],
    },
    price: { credits: 2 },
    readOnly: true,
    inject: [services.sources],
  })
  class TopRows implements ToolRun<TopRowsInput & Row, TopRowsOutput> {
    constructor(private readonly sources: Sources) {}

    async run({ url, by, most }: TopRowsInput, context: ToolContext): Promise<TopRowsOutput> {
      const { title, data } = await this.sources.read(context, url);
      const rows = firstTable(data);
      if (!rows) throw new errors.Unprocessable(`there is no table at ${url}`);
      const ranked = rows.filter((row) => typeof row[by] === 'number').sort((a, b) => Number(b[by]) - Number(a[by]));
      if (ranked.length === 0) {
        const columns = Object.keys(rows[0] ?? {}).join(', ');
        throw new errors.BadRequest([{ path: 'by', message: `must be a column of figures, of: ${columns}` }]);
      }
      context.logger.info('ranked a table', { rows: rows.length });
      return { title, rows: ranked.slice(0, most) };
    }
  }
  return TopRows;
}

/** The first list of rows, however deep it stands. */
function firstTable(value: unknown): Row[] | undefined {
  if (Array.isArray(value)) return value.length > 0 && value.every(isRow) ? value : undefined;
  return isRow(value) ? Object.values(value).map(firstTable).find(Boolean) : undefined;
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
