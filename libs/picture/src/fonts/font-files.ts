import { FONT_FACES, type FontFace } from './font-faces';

/** What texts are set in: all their characters in any order, their language, and the families that their style names. */
export interface FontNeed {
  texts: string;
  language: string;
  families: readonly string[];
}

/** A file of a pinned face's package. */
export interface FontFile {
  family: string;
  pack: string;
  /** Inside the package's `files`. */
  name: string;
  /** Null for all weights of a variable face. */
  weight: number | null;
  italic: boolean;
  /** Its characters as CSS writes them ("U+0000-00FF,U+0131"); null for all. */
  range: string | null;
}

/** What a package's `unicode.json` says: its slices and their characters. */
export type SliceTable = Readonly<Record<string, string>>;

/** Characters of figures and marks that any style may write. */
const ALWAYS = '0123456789.,%$€£¥+-−:/·•…’“”–— ABCXYZabcxyz';

/**
 * Files of the pinned faces that a video's texts need: the style's own families and the fallbacks that its characters call
 * for. Only the slices that hold a character of the texts are named: all of them for Japanese alone would take seconds.
 * A file may be missing from its package, where a weight has no such slice.
 */
export function fontFiles(need: FontNeed, tableOf: (pack: string) => SliceTable): FontFile[] {
  const characters = new Set([...need.texts, ...ALWAYS].map((char) => char.codePointAt(0) ?? 0));
  return neededFaces(need).flatMap((face) =>
    slicesOf(face, characters, tableOf).flatMap(([slice, range]) =>
      cutsOf(face).map(({ weight, italic }): FontFile => {
        const cut = `${weight ?? 'standard'}-${italic ? 'italic' : 'normal'}`;
        const name = `${face.pack.split('/')[1] ?? ''}-${slice}-${cut}.woff2`;
        return { family: face.family, pack: face.pack, name, weight, italic, range };
      }),
    ),
  );
}

/** Joiners, marks and selectors are drawn with the character before them. */
const DRAWN_WITH_ANOTHER = /[\p{M}\p{Cf}\s]/u;

/** Characters of the texts that none of the faces has that they call for. */
export function charactersWithoutFace(need: FontNeed, tableOf: (pack: string) => SliceTable): string[] {
  const faces = neededFaces(need).map(({ slices, script, pack }) => ({
    script: slices ? script : undefined,
    ranges: slices ? [] : Object.values(tableOf(pack)),
  }));
  return [...new Set(need.texts)].filter((char) => {
    if (DRAWN_WITH_ANOTHER.test(char)) return false;
    const code = new Set([char.codePointAt(0) ?? 0]);
    return !faces.some(({ script, ranges }) => script?.test(char) || ranges.some((range) => covers(range, code)));
  });
}

/** The pinned faces that texts call for. */
export function neededFaces({ texts, language, families }: FontNeed): FontFace[] {
  return FONT_FACES.filter((face) =>
    face.role === 'style' ? families.includes(face.family) : isCalledFor(face, texts, language),
  );
}

/** Ideographs are shared: the video's language chooses which of the Chinese and Japanese faces draws them. */
function isCalledFor(face: FontFace, texts: string, language: string): boolean {
  if (!face.script?.test(texts)) return false;
  if (face.language === 'ja') return language !== 'zh';
  if (face.language === 'zh') return language === 'zh';
  return true;
}

function slicesOf(
  face: FontFace,
  characters: Set<number>,
  tableOf: (pack: string) => SliceTable,
): Array<[slice: string, range: string | null]> {
  if (face.slices) return face.slices.map((slice) => [slice, null]);
  return Object.entries(tableOf(face.pack))
    .filter(([, range]) => covers(range, characters))
    .map(([name, range]) => [name.replace(/[[\]]/g, ''), range]);
}

function covers(ranges: string, characters: Set<number>): boolean {
  return ranges.split(',').some((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
    const low = Number.parseInt(from.replace(/\?/g, '0'), 16);
    const high = Number.parseInt(to.replace(/\?/g, 'F'), 16);
    if (high - low < 64) {
      for (let code = low; code <= high; code += 1) if (characters.has(code)) return true;
      return false;
    }
    return [...characters].some((code) => code >= low && code <= high);
  });
}

/** One file a weight and slant, or one for all weights of a variable face. */
function cutsOf(face: FontFace): Array<Pick<FontFile, 'weight' | 'italic'>> {
  if (face.variable) return [{ weight: null, italic: false }];
  return [
    ...face.weights.map((weight) => ({ weight, italic: false })),
    ...(face.italics ?? []).map((weight) => ({ weight, italic: true })),
  ];
}
