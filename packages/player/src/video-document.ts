import type { Footage, Format, Narration, NarrationLine, Still, Storyboard, VideoJob } from '@app/picture';
import type { VideoSources } from './open-video';

/** A line of the voice; its recording is named by address. */
type DocumentLine = Omit<NarrationLine, 'audioPath'> & { audioUrl: string | null };

/**
 * A video as a page is sent it: its storyboard, and the addresses of what it is drawn and heard from, which may be relative
 * to its own. `GET /v1/videos/{id}/storyboard` and `GET /v1/plans/{id}/storyboard` answer one.
 */
export interface VideoDocument {
  storyboard: Storyboard;
  narration: Omit<Narration, 'lines'> & { lines: DocumentLine[] };
  stills: Array<Omit<Still, 'path'> & { url: string | null }>;
  /** Cuts of recordings; `frames` are pictures of theirs in order, none where it has none to give. */
  footage?: Array<Omit<Footage, 'path' | 'frames'> & { frames?: string[] }>;
  /** A test account's: the word TEST stands on every frame. */
  test?: boolean;
}

/** What a viewer chooses of a video. */
export interface ViewerChoice {
  /** Left out: the storyboard's own. */
  format?: Format;
  captions?: boolean;
}

/** A recording and when it is heard, seconds of the video. */
export interface HeardLine {
  sceneId: string;
  url: string;
}

/** The job that draws a document as its viewer wants to see it. */
export function jobOf(
  { storyboard, narration, stills, footage = [], test }: VideoDocument,
  { format = storyboard.format, captions = storyboard.captions }: ViewerChoice,
): VideoJob {
  return {
    storyboard: { ...storyboard, format, captions },
    narration: { ...narration, lines: narration.lines.map((line) => ({ ...line, audioPath: line.audioUrl })) },
    stills: stills.map((still) => ({ ...still, path: '' })),
    footage: footage.map(({ frames: _frames, ...cut }) => ({ ...cut, path: '' })),
    ...(test === undefined ? {} : { test }),
  };
}

/** Where the pictures of a document are; `base` is its own address. */
export function sourcesOf({ stills, footage = [] }: VideoDocument, base: string): Omit<VideoSources, 'fonts'> {
  return {
    stills: stills.map(({ url }) => (url === null ? null : new URL(url, base).href)),
    footage: footage.map(({ frames = [] }) => frames.map((frame) => new URL(frame, base).href)),
  };
}

/** The recordings of a document; none for a video that nobody has spoken yet. */
export function heardLines({ narration }: VideoDocument, base: string): HeardLine[] {
  return narration.lines.flatMap(({ sceneId, audioUrl }) =>
    audioUrl === null ? [] : [{ sceneId, url: new URL(audioUrl, base).href }],
  );
}

/** What is said in a scene, in words. */
export function wordsIn({ narration }: VideoDocument, sceneId: string): string {
  const line = narration.lines.find((candidate) => candidate.sceneId === sceneId);
  return line?.words.map(({ text }) => text).join(' ') ?? '';
}
