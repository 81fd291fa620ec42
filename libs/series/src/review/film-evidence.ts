import type { FilmJob, ProofOfFigures, FilmWarning, OpenFilm } from '@app/render';
import type { FactPack } from '@app/facts';
import type { Cut, CutFile, VideoSpec } from '@app/videos';
import type { ComparedPicture, ComparedText } from './compare-pictures';
import type { FilmReading } from './read-film';

/** What a film was ordered to be. */
type FilmOrder = Pick<VideoSpec, 'language' | 'targetSeconds' | 'brand' | 'compliance' | 'script'>;

/** A rendered version of a film as it is kept: what was asked for, what it was made of, and its files. */
export interface ReviewedFilm {
  order: FilmOrder;
  facts: FactPack;
  /** What it was rendered from; paths are local. */
  job: FilmJob;
  proof: ProofOfFigures | null;
  cut: Pick<Cut, 'frames' | 'sha256'>;
  warnings: FilmWarning[];
  /** Local copies; null is a file that storage does not have. */
  files: Record<CutFile, string | null>;
}

/** A film with everything that was measured on it; the checks need nothing else. */
export interface FilmEvidence extends ReviewedFilm {
  /** For scratch files; gone when the review is done. */
  folder: string;
  /** Laid out from the job once more. */
  drawn: OpenFilm;
  /** Told from the layout, whatever was kept. */
  provenNow: ProofOfFigures;
  /** What the layout's own checks say of it. */
  layout: FilmWarning[];
  /** Lines of text whose ink is close to what is under them, by how well they can be told. */
  faint: FaintLine[];
  /** Of the file; null where there is none that can be read. */
  reading: FilmReading | null;
  sha256: string | null;
  /** What the settled pictures of the file show where the layout draws text. */
  compared: ComparedText[];
  /** The same of each settled picture as a whole. */
  pictures: ComparedPicture[];
  captions: { vtt: string | null; srt: string | null };
  /** Of each spoken line, from the voice's own recording: how far off it is heard in the film. */
  heard: HeardLine[];
}

/** A text that can hardly be told from its ground. */
export interface FaintLine {
  /** Scene number from 1. */
  scene: number;
  atMs: number;
  layer: string;
  /** As WCAG counts it, 1 to 21. */
  contrast: number;
}

/** Where a line of the narration is heard in a film's sound. */
export interface HeardLine {
  /** Scene number from 1. */
  scene: number;
  /** Where it should begin, ms of the film. */
  atMs: number;
  /** How much later than that it is heard; negative is earlier. */
  lagMs: number;
  /** How alike line and film are at that place, and where the line should be: 0 nothing, 1 the same. */
  likeness: number;
  likenessInPlace: number;
}
