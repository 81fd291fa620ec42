/** A figure that a person reads: its number, words of which its name must hold one ("a|b"), and its unit where it has one. */
export type ProseFigure = readonly [number: number, named: string, unit?: string];

/** A page of running text and every figure in it. Written before any reader saw it; days, hours, names and years are none. */
export interface ProsePage {
  language: string;
  paragraphs: readonly string[];
  figures: readonly ProseFigure[];
}
