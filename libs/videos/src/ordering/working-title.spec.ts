import { workingTitle } from './working-title';

const PACK = { title: null, data: {}, url: null };

describe('what a video is called before it has a script', () => {
  it.each([
    ['its source', {}, { ...PACK, title: 'Ferry timetable' }, 'Ferry timetable'],
    ['the first name of its data', {}, { ...PACK, data: { gate: 'Gate B', waitMinutes: 17 } }, 'Gate B'],
    ['its brief', { brief: 'A calm video about bread\nin two acts' }, PACK, 'A calm video about bread'],
    ['its text', { text: '  Exports hit 3,400 tonnes.' }, PACK, 'Exports hit 3,400 tonnes.'],
    ['its address', {}, { ...PACK, url: 'https://www.harbour.example/times?x=1' }, 'harbour.example'],
    ['nothing that its data do not say', {}, { ...PACK, data: { waitMinutes: 17 } }, null],
  ])('is %s', (_what, order, pack, title) => {
    expect(workingTitle(order, pack)).toBe(title);
  });

  it('is cut at a word, between letters', () => {
    const title = workingTitle({ brief: `${'A very long brief indeed '.repeat(10)}` }, PACK);
    expect(title).toMatch(/^A very.* \S+…$/);
    expect([...(title ?? '')].length).toBeLessThanOrEqual(80);
    expect(workingTitle({ brief: '😀'.repeat(200) }, PACK)).toBe(`${'😀'.repeat(79)}…`);
  });
});
