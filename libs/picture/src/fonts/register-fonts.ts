import { readFileSync, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { GlobalFonts } from './canvas';
import { FONT_FACES, type FontFace } from './font-faces';
import { registerOwnGlyphs } from './own-glyphs';

/**
 * Registers the pinned faces that a video's texts need, before its first frame: the style's own `families` and the
 * fallbacks that its characters call for. Only the slices that hold a character of the texts are read: all of them for
 * Japanese alone would take seconds. Registering twice is harmless.
 */
export function registerFonts(texts: string, language: string, families: readonly string[]): void {
  const characters = new Set(
    [...texts, ...'0123456789.,%$€£¥+-−:/·•…’“”–— ABCXYZabcxyz'].map((char) => char.codePointAt(0) ?? 0),
  );
  for (const face of FONT_FACES) {
    const needed = face.role === 'style' ? families.includes(face.family) : wanted(face, texts, language);
    if (!needed) continue;
    registerOwnGlyphs(face.family);
    for (const slice of slicesOf(face, characters)) for (const cut of cutsOf(face)) register(face, slice, cut);
  }
}

/** Ideographs are shared: the video's language chooses which of the Chinese and Japanese faces draws them. */
function wanted(face: FontFace, texts: string, language: string): boolean {
  if (!face.script?.test(texts)) return false;
  if (face.language === 'ja') return language !== 'zh';
  if (face.language === 'zh') return language === 'zh';
  return true;
}

function slicesOf(face: FontFace, characters: Set<number>): readonly string[] {
  if (face.slices) return face.slices;
  const table: unknown = JSON.parse(readFileSync(require.resolve(`${face.pack}/unicode.json`), 'utf8'));
  if (typeof table !== 'object' || table === null) return [];
  return Object.entries(table)
    .filter(([, ranges]) => typeof ranges === 'string' && covers(ranges, characters))
    .map(([name]) => name.replace(/[[\]]/g, ''));
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

/** Ends of a face's file names: one a weight and slant, or one for all weights of a variable face. */
function cutsOf(face: FontFace): string[] {
  if (face.variable) return ['standard-normal'];
  return [
    ...face.weights.map((weight) => `${weight}-normal`),
    ...(face.italics ?? []).map((weight) => `${weight}-italic`),
  ];
}

function register(face: FontFace, slice: string, cut: string): void {
  const folder = join(dirname(require.resolve(`${face.pack}/unicode.json`)), 'files');
  const file = join(folder, `${face.pack.split('/')[1] ?? ''}-${slice}-${cut}.woff2`);
  if (existsSync(file)) GlobalFonts.registerFromPath(file, face.family);
}
