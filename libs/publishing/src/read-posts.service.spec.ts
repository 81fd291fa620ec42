import type { PackContent } from '@app/sources';
import { readPosts } from './read-posts.service';

const pack: PackContent = {
  kind: 'data',
  title: null,
  url: null,
  data: { clinic: 'Elm Road', visits: 1180, visitsLastMonth: 1020 },
  reading: null,
  fields: null,
};
const read = async (texts: string[], of: Partial<PackContent> = {}) =>
  await readPosts.run({ texts, pack: { ...pack, ...of }, fields: undefined, language: 'en' });

describe('the texts of posts', () => {
  it('are read against the payload of their video', async () => {
    const warnings = await read(['Visits rose to 1,180.', 'Visits fell to 1,180.']);
    expect(warnings).toEqual([expect.objectContaining({ code: 'statement_not_in_data', scene: null })]);
    expect(warnings[0]?.message).toContain('"fell" (direction)');
  });

  it('are not read beside a script without data', async () => {
    expect(await read(['Visits fell to 1,180.'], { kind: 'script' })).toEqual([]);
  });
});
