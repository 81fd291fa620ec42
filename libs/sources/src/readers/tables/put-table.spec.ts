import { SourceDraft } from '../source-draft';
import { putTable, type TableCell } from './put-table';

const cell = (text: string | number): TableCell => ({ text, where: '', isHead: false });

describe('putTable', () => {
  it('takes the first rows of a sheet that has more of them than a call has arguments', () => {
    const draft = new SourceDraft('spreadsheet', { url: null });
    const rows = Array.from({ length: 200_000 }, (_, index) => [cell(`Pier ${index}`), cell(index + 7)]);
    expect(putTable({ title: 'Piers', rows: [[cell('Pier'), cell('Ships')], ...rows] }, draft)).toBe(500);
    expect(draft.finish().warnings).toEqual(['only the first 500 of 200000 rows were read']);
  });
});
