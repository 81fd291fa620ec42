import {
  type FontFile,
  fontFiles,
  type FontNeed,
  type FontSpec,
  fontStack,
  neededFaces,
  ownGlyphs,
  type SliceTable,
  variations,
} from '@app/picture';

/** A face's file with its bytes. */
type LoadedFile = Omit<FontFile, 'pack' | 'name'> & { bytes: ArrayBuffer };

/** Where the packages of the pinned faces are served: `<base>/@fontsource/anton/files/…` and `…/unicode.json`. */
export type FontBase = string | URL;

/**
 * The faces of a page. A page's canvas has no features and no axes of its own: they belong to a face. Each way in which
 * texts ask for a family is therefore a face of its own under a name that says it, made when it is first asked for.
 */
export class Faces {
  private readonly tables = new Map<string, Promise<SliceTable>>();
  private readonly files = new Map<string, Promise<LoadedFile | null>>();
  private readonly families = new Map<string, LoadedFile[]>();
  private readonly made = new Map<string, FontFace[]>();

  constructor(
    private readonly base: FontBase,
    private readonly registry: FontFaceSet,
  ) {}

  /** Loads what texts need. Throws where a package cannot be read. */
  async load(need: FontNeed): Promise<void> {
    const faces = neededFaces(need);
    const tables = new Map(
      await Promise.all(faces.map(async ({ pack }) => [pack, await this.table(pack)] as [string, SliceTable])),
    );
    const files = await Promise.all(fontFiles(need, (pack) => tables.get(pack) ?? {}).map((file) => this.file(file)));
    for (const file of files) if (file) this.keep(file);
    for (const { family } of faces) {
      const own = ownGlyphs(family);
      if (own) this.keep({ family: own.family, weight: null, italic: false, range: null, bytes: bufferOf(own.face()) });
    }
  }

  /** Families of `need` of which nothing has been loaded. */
  missing(need: FontNeed): string[] {
    return neededFaces(need)
      .map(({ family }) => family)
      .filter((family) => !this.families.has(family));
  }

  /** Value for `ctx.font`. */
  font(font: FontSpec): string {
    const names = fontStack(font.family).flatMap((family) => this.nameOf(family, font) ?? []);
    return `${font.size.toFixed(2)}px ${names.map((name) => `"${name}"`).join(', ')}`;
  }

  private nameOf(family: string, font: FontSpec): string | null {
    const files = this.families.get(family);
    if (!files) return null;
    const italic = font.italic === true && files.some((file) => file.italic);
    const cuts = files.filter((file) => file.italic === italic);
    const weight = nearestWeight(new Set(cuts.map((file) => file.weight)), font.weight);
    const axes = weight === null ? variations(font) : 'normal';
    const numerals = font.tabular ? '"lnum", "tnum"' : '"lnum"';
    const name = [family, weight ?? font.weight, italic ? 'italic' : '', axes, font.tabular ? 'tabular' : '']
      .filter((part) => part !== '' && part !== 'normal')
      .join(' ')
      .replace(/["',]/g, '');
    if (!this.made.has(name)) {
      const descriptors = {
        // One request fits each of these faces, so nothing is made bold or slanted that is not.
        weight: weight === null && axes === 'normal' ? String(font.weight) : 'normal',
        featureSettings: numerals,
        variationSettings: axes,
      };
      const faces = cuts
        .filter((file) => file.weight === weight)
        .map(
          ({ bytes, range }) =>
            new FontFace(name, bytes, { ...descriptors, ...(range ? { unicodeRange: range } : {}) }),
        );
      // Bytes are read at once; what is no face to the browser would be left out without a word.
      if (faces.some(({ status }) => status !== 'loaded')) throw new FacesMissingError([name]);
      for (const face of faces) this.registry.add(face);
      this.made.set(name, faces);
    }
    return name;
  }

  private keep(file: LoadedFile): void {
    const files = this.families.get(file.family) ?? [];
    if (!files.some((kept) => isSameCut(kept, file))) this.families.set(file.family, [...files, file]);
  }

  private table(pack: string): Promise<SliceTable> {
    const found = this.tables.get(pack) ?? this.fetchTable(pack);
    this.tables.set(pack, found);
    return found;
  }

  private async fetchTable(pack: string): Promise<SliceTable> {
    const answer = await fetch(`${String(this.base)}/${pack}/unicode.json`);
    if (!answer.ok) throw new FacesMissingError([pack]);
    return (await answer.json()) as SliceTable;
  }

  private file(file: FontFile): Promise<LoadedFile | null> {
    const path = `${file.pack}/files/${file.name}`;
    const found = this.files.get(path) ?? this.fetchFile(path, file);
    this.files.set(path, found);
    return found;
  }

  /** Null where a weight has no such slice. */
  private async fetchFile(path: string, { family, weight, italic, range }: FontFile): Promise<LoadedFile | null> {
    const answer = await fetch(`${String(this.base)}/${path}`);
    if (answer.status === 404) return null;
    if (!answer.ok) throw new FacesMissingError([path]);
    return { family, weight, italic, range, bytes: await answer.arrayBuffer() };
  }
}

/** Faces that a video needs are not there. */
export class FacesMissingError extends Error {
  readonly code = 'faces_missing';

  constructor(readonly missing: readonly string[]) {
    super(`Faces are not loaded: ${missing.join(', ')}`);
  }
}

/** The weight that CSS would choose; null for a variable face, which has them all. */
function nearestWeight(weights: ReadonlySet<number | null>, wanted: number): number | null {
  const known = [...weights].filter((weight) => weight !== null).sort((a, b) => a - b);
  const above = known.filter((weight) => weight >= wanted);
  const below = known.filter((weight) => weight < wanted).reverse();
  if (wanted > 500) return [...above, ...below][0] ?? null;
  if (wanted < 400) return [...known.filter((weight) => weight === wanted), ...below, ...above][0] ?? null;
  const normal = above.filter((weight) => weight <= 500);
  return [...normal, ...below, ...above][0] ?? null;
}

function isSameCut(one: LoadedFile, other: LoadedFile): boolean {
  return one.weight === other.weight && one.italic === other.italic && one.range === other.range;
}

function bufferOf(bytes: Uint8Array): ArrayBuffer {
  return Uint8Array.from(bytes).buffer;
}
