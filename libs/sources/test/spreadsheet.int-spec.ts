import { readFacts } from '@app/facts';
import type { ReadSource } from '../src/readers/read-source';
import { ReadingChild } from './readers/reading-child';
import { zipOf } from './readers/zip-file';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const WORDS = ['Harbour report', 'Ship', 'Sailed', 'Load', 'Fare', 'Full', 'Alder', 'Birch', 'Cedar', 'Total', 'Crew'];

/** Styles by number: plain, day, percent of Excel's own, percent, euro, dollar. */
const STYLES = `<styleSheet xmlns="${MAIN}"><numFmts count="3"><numFmt numFmtId="164" formatCode="0.0%"/><numFmt numFmtId="165" formatCode="#,##0.00\\ [$€-407]"/><numFmt numFmtId="166" formatCode="&quot;$&quot;#,##0"/></numFmts><cellStyleXfs count="1"><xf numFmtId="9"/></cellStyleXfs><cellXfs count="6"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="10"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/></cellXfs></styleSheet>`;

const word = (at: string, text: string): string => `<c r="${at}" t="s"><v>${WORDS.indexOf(text)}</v></c>`;
const number = (at: string, value: number, style = 0): string => `<c r="${at}" s="${style}"><v>${value}</v></c>`;
const flag = (at: string, value: boolean): string => `<c r="${at}" t="b"><v>${value ? 1 : 0}</v></c>`;
const sheet = (rows: readonly string[], rest = ''): string =>
  `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${rows.join('')}</sheetData>${rest}</worksheet>`;
const row = (at: number, ...cells: string[]): string => `<row r="${at}">${cells.join('')}</row>`;

/** As Excel writes a workbook: shared words, styles, a heading over all columns, formulas with their last values. */
const WORKBOOK = zipOf({
  '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
  '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Fares" sheetId="1" r:id="rId1"/><sheet name="Crew &amp; pay" sheetId="2" r:id="rId2"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/worksheet" Target="worksheets/sheet2.xml"/><Relationship Id="rId3" Type="${OFFICE}/styles" Target="styles.xml"/><Relationship Id="rId4" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
  'xl/styles.xml': HEAD + STYLES,
  'xl/sharedStrings.xml': `${HEAD}<sst xmlns="${MAIN}">${WORDS.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
  'xl/worksheets/sheet1.xml': sheet(
    [
      row(1, word('A1', 'Harbour report')),
      row(2),
      row(3, word('A3', 'Ship'), word('B3', 'Sailed'), word('C3', 'Load'), word('D3', 'Fare'), word('E3', 'Full')),
      row(
        4,
        word('A4', 'Alder'),
        number('B4', 46154, 1),
        number('C4', 0.125, 3),
        number('D4', 12.5, 4),
        flag('E4', false),
      ),
      row(
        5,
        word('A5', 'Birch'),
        number('B5', 46155, 1),
        number('C5', 0.57, 2),
        number('D5', 1250, 4),
        flag('E5', true),
      ),
      row(
        6,
        word('A6', 'Cedar'),
        number('B6', 46156, 1),
        number('C6', 1, 3),
        '<c r="D6" s="4"><f>D4+D5</f><v>1262.5</v></c>',
        flag('E6', true),
      ),
    ],
    '<mergeCells count="1"><mergeCell ref="A1:E1"/></mergeCells>',
  ),
  'xl/worksheets/sheet2.xml': sheet([
    row(1, word('A1', 'Ship'), word('B1', 'Crew'), word('C1', 'Total')),
    row(2, word('A2', 'Alder'), number('B2', 14), number('C2', 42000, 5)),
    row(3),
    row(4, word('A4', 'Birch'), number('B4', 9), number('C4', 27500, 5)),
  ]),
});

describe('a workbook', () => {
  const child = new ReadingChild();
  afterAll(() => child.stop());

  it('is read with days, shares, money, formulas and flags as its cells show them', async () => {
    const source = (await child.read(WORKBOOK)) as ReadSource;
    expect(source).toMatchObject({ kind: 'spreadsheet', title: 'Fares' });
    const { facts } = readFacts(source.data);
    const told = facts.map(
      ({ key, value, kind, unit, currency, form }) =>
        `${key} ${String(value)} ${kind} ${currency ?? unit?.id ?? form ?? ''}`,
    );
    expect(told).toEqual([
      'tables/Harbour report/0/Ship Alder name ',
      'tables/Harbour report/0/Sailed 2026-05-12 date day',
      'tables/Harbour report/0/Load (%) 12.5 percent percent',
      'tables/Harbour report/0/Fare (EUR) 12.5 currency EUR',
      'tables/Harbour report/0/Full false boolean ',
      'tables/Harbour report/1/Ship Birch name ',
      'tables/Harbour report/1/Sailed 2026-05-13 date day',
      'tables/Harbour report/1/Load (%) 57 percent percent',
      'tables/Harbour report/1/Fare (EUR) 1250 currency EUR',
      'tables/Harbour report/1/Full true boolean ',
      'tables/Harbour report/2/Ship Cedar name ',
      'tables/Harbour report/2/Sailed 2026-05-14 date day',
      'tables/Harbour report/2/Load (%) 100 percent percent',
      'tables/Harbour report/2/Fare (EUR) 1262.5 currency EUR',
      'tables/Harbour report/2/Full true boolean ',
      'tables/Crew & pay/0/Ship Alder name ',
      'tables/Crew & pay/0/Crew 14 count ',
      'tables/Crew & pay/0/Total (USD) 42000 currency USD',
      'tables/Crew & pay/1/Ship Birch name ',
      'tables/Crew & pay/1/Crew 9 count ',
      'tables/Crew & pay/1/Total (USD) 27500 currency USD',
    ]);
    const places = new Map(source.places.map(({ key, where }) => [key, where]));
    expect(places.get('tables/Harbour report/1/Fare (EUR)')).toBe('Fares!D5');
    expect(places.get('tables/Crew & pay/1/Crew')).toBe('Crew & pay!B4');
  });
});
