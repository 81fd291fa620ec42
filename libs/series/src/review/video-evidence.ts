import type { VideoJob, ProofOfFigures, VideoWarning } from '@app/picture';
import type { OpenVideo } from '@app/render';
import type { FactPack } from '@app/facts';
import type { Cut, CutFile, VideoSpec } from '@app/videos';
import type { ComparedPicture, ComparedText } from './compare-pictures';
import type { VideoReading } from './read-video';

/** What a video was ordered to be. */
type VideoOrder = Pick<VideoSpec, 'language' | 'targetSeconds' | 'brand' | 'compliance' | 'script'>;

/** A rendered version of a video as it is kept: what was asked for, what it was made of, and its files. */
export interface ReviewedVideo {
  order: VideoOrder;
  facts: FactPack;
  /** What it was rendered from; paths are local. */
  job: VideoJob;
  proof: ProofOfFigures | null;
  cut: Pick<Cut, 'frames' | 'sha256'>;
  warnings: VideoWarning[];
  /** Local copies; null is a file that storage does not have. */
  files: Record<CutFile, string | null>;
}

/** A video with everything that was measured on it; the checks need nothing else. */
export interface VideoEvidence extends ReviewedVideo {
  /** For scratch files; gone when the review is done. */
  folder: string;
  /** Laid out from the job once more. */
  drawn: OpenVideo;
  /** Told from the layout, whatever was kept. */
  provenNow: ProofOfFigures;
  /** What the layout's own checks say of it. */
  layout: VideoWarning[];
  /** Lines of text whose ink is close to what is under them, by how well they can be told. */
  faint: FaintLine[];
  /** Of the file; null where there is none that can be read. */
  reading: VideoReading | null;
  sha256: string | null;
  /** What the settled pictures of the file show where the layout draws text. */
  compared: ComparedText[];
  /** The same of each settled picture as a whole. */
  pictures: ComparedPicture[];
  captions: { vtt: string | null; srt: string | null };
  /** Of each spoken line, from the voice's own recording: how far off it is heard in the video. */
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

/** Where a line of the narration is heard in a video's sound. */
export interface HeardLine {
  /** Scene number from 1. */
  scene: number;
  /** Where it should begin, ms of the video. */
  atMs: number;
  /** How much later than that it is heard; negative is earlier. */
  lagMs: number;
  /** How alike line and video are at that place, and where the line should be: 0 nothing, 1 the same. */
  likeness: number;
  likenessInPlace: number;
}
