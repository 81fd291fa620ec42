import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { charactersWithoutFace, fontFiles, type FontNeed, neededFaces, ownGlyphs, type SliceTable } from '@app/picture';
import { GlobalFonts } from './canvas';

/** Registers the files of the pinned faces that texts need. Registering twice is harmless. */
export function registerFonts(need: FontNeed): void {
  for (const { family } of neededFaces(need)) {
    const own = ownGlyphs(family);
    if (own && !GlobalFonts.has(own.family)) GlobalFonts.register(Buffer.from(own.face()), own.family);
  }
  for (const { pack, name, family } of fontFiles(need, sliceTable)) {
    const file = join(dirname(tablePath(pack)), 'files', name);
    if (existsSync(file)) GlobalFonts.registerFromPath(file, family);
  }
}

/** Characters of the texts that no pinned face has. */
export function missingGlyphs(need: FontNeed): string[] {
  return charactersWithoutFace(need, sliceTable);
}

function sliceTable(pack: string): SliceTable {
  return JSON.parse(readFileSync(tablePath(pack), 'utf8')) as SliceTable;
}

function tablePath(pack: string): string {
  return require.resolve(`${pack}/unicode.json`);
}
