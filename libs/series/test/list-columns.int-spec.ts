import { sentSql } from '@app/testing';
import { AutopilotService, SeriesService } from '../src';
import { PolicyStand } from './policies.fixture';

describe('lists of series', () => {
  let stand: PolicyStand;

  beforeAll(async () => {
    stand = await PolicyStand.start();
    stand.pages['/bread'] = { bakery: 'Harbour Bakery', name: 'Rye', price: 4.2 };
    const source = { kind: 'json' as const, url: `${stand.site.url}/bread` };
    await stand.startShow({ source, show: { title: 'Bread', cadence: 'daily 9am' } });
  });

  afterAll(() => stand.stop());

  it.each([SeriesService, AutopilotService])(
    'read nothing of what a series has seen and told (%p)',
    async (service) => {
      const page = () => stand.get<SeriesService | AutopilotService>(service).page(stand.accountId, { limit: 16 });
      const { answer, sent } = await sentSql(page);
      expect(answer.data).toMatchObject([{ series: { title: 'Bread', status: 'active' } }]);
      const listed = sent.filter((statement) => statement.includes('from "series"'));
      expect(listed).not.toEqual([]);
      expect(listed.filter((statement) => /\b(baseline|memory)\b|\*/.test(statement))).toEqual([]);
    },
  );
});
