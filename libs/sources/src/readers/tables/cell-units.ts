import { readUnit } from '@app/lingua';
import { unitText } from '../figures/figure-value';

/** Parts of a workbook that say how its cells are shown. */
export const FORMAT_PARTS = /^xl\/(?:styles\.xml|workbook\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/;

/** Excel's own formats that are shares; those of money mean another currency in each country. */
const SHARE_FORMATS = new Set(['9', '10']);

/**
 * Units that a workbook shows beside its numbers and keeps out of them ("12.5%" is 0.125): for each sheet, by name, the
 * units of its cells by address, as `readUnit` reads them.
 */
export function cellUnits(parts: ReadonlyMap<string, string>): Map<string, Map<string, string>> {
  const units = unitsOfStyles(parts.get('xl/styles.xml') ?? '');
  const files = new Map(
    tags(parts.get('xl/_rels/workbook.xml.rels') ?? '', 'Relationship').map((tag) => [
      attribute(tag, 'Id'),
      attribute(tag, 'Target').replace(/^\/?(?:xl\/)?/, 'xl/'),
    ]),
  );
  return new Map(
    tags(parts.get('xl/workbook.xml') ?? '', 'sheet').map((tag) => {
      const sheet = parts.get(files.get(attribute(tag, 'r:id')) ?? '') ?? '';
      const cells = tags(sheet, 'c').flatMap((cell): Array<[string, string]> => {
        const unit = units[Number(attribute(cell, 's') || -1)];
        return unit ? [[attribute(cell, 'r'), unit]] : [];
      });
      return [unescaped(attribute(tag, 'name')), new Map(cells)];
    }),
  );
}

/** The unit of each style by its number; null where its format shows none. */
function unitsOfStyles(styles: string): Array<string | null> {
  const codes = new Map(
    tags(styles, 'numFmt').map((tag) => [attribute(tag, 'numFmtId'), unescaped(attribute(tag, 'formatCode'))]),
  );
  const cells = /<cellXfs\b[\s\S]*?<\/cellXfs>/.exec(styles)?.[0] ?? '';
  return tags(cells, 'xf').map((tag) => {
    const format = attribute(tag, 'numFmtId');
    return SHARE_FORMATS.has(format) ? '%' : unitOfFormat(codes.get(format) ?? '');
  });
}

/** `0.0%`, `[$€-407]#,##0.00`, `"$"#,##0`, `0.0" kg"`: the first part of a format is for positive numbers. */
function unitOfFormat(format: string): string | null {
  const [positive = ''] = format.split(';');
  const words = [
    ...[...positive.matchAll(/\[\$([^\]-]+)(?:-[^\]]*)?\]|"([^"]+)"/g)].map(([, sign, text]) => sign ?? text ?? ''),
    ...(positive.replace(/\[[^\]]*\]|"[^"]*"/g, '').match(/[%\p{Sc}]/gu) ?? []),
  ];
  return words.map((word) => unitOf(word.trim())).find((unit) => unit !== null) ?? null;
}

/** Null for what scales the shown number (`0.0,,"M"`): the cell holds all of it. */
function unitOf(word: string): string | null {
  const [reading] = /^\p{Lu}$/u.test(word) ? [] : readUnit(word);
  if (!reading || reading.scale !== 1) return null;
  return reading.unit === null ? reading.currency : unitText(reading.unit);
}

function tags(xml: string, name: string): string[] {
  return xml.match(new RegExp(`<(?:\\w+:)?${name}(?=[\\s/>])[^>]*>`, 'g')) ?? [];
}

function attribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
}

function unescaped(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
