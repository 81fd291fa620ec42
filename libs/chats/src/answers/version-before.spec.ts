import { versionBefore } from './version-before';

const edit = (version: number, by: 'notes' | 'restore' = 'notes') => ({
  version,
  by,
  at: '',
  notes: null,
  summary: '',
});

describe('the previous version', () => {
  it('does not exist for a video that was never changed', () => {
    expect(versionBefore({ version: 1, edits: [] })).toBeNull();
  });

  it('is the one the last edit started from', () => {
    expect(versionBefore({ version: 3, edits: [edit(2), edit(3)] })).toBe(2);
  });

  it('goes further back with each restore', () => {
    expect(versionBefore({ version: 2, edits: [edit(2), edit(3), edit(2, 'restore')] })).toBe(1);
  });

  it('leaves out what was undone before the last edit', () => {
    const edits = [edit(2), edit(1, 'restore'), edit(3)];
    expect(versionBefore({ version: 3, edits })).toBe(1);
  });

  it('is the version itself before it was rendered again under another number', () => {
    expect(versionBefore({ version: 2, edits: [] })).toBe(1);
  });
});
