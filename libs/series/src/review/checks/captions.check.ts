import { videoCaptions } from '@app/picture';
import type { EpisodeFinding } from '../../episode.entity';
import type { VideoEvidence } from '../video-evidence';
import { blocking, type VideoCheck, sceneAt, seconds } from '../findings';

interface Cue {
  fromMs: number;
  toMs: number;
  text: string;
}

/** What a viewer does not notice, ms. */
const MOST_DRIFT_MS = 80;
const NUMERAL = /\p{Nd}+(?:[.,]\p{Nd}+)*/gu;

/** The caption files say what the voice says, when it says it. One finding a file, at its first fault. */
export const checkCaptions: VideoCheck = (video) => {
  const told = videoCaptions(video.job);
  return (['vtt', 'srt'] as const).flatMap((file) => {
    const kept = video.captions[file];
    if (kept === null || kept === told[file]) return [];
    return firstFault(video, file, cuesOf(told[file]), cuesOf(kept));
  });
};

function firstFault(
  video: VideoEvidence,
  file: string,
  wanted: readonly Cue[],
  kept: readonly Cue[],
): EpisodeFinding[] {
  for (const [index, cue] of wanted.entries()) {
    const own = kept[index];
    const place = { scene: sceneAt(video, cue.fromMs), atMs: cue.fromMs };
    if (!own?.text) return [blocking('caption_differs', `The captions (${file}) end before the video does.`, place)];
    if (numeralsOf(own.text) !== numeralsOf(cue.text)) {
      return [blocking('figure_in_caption', `The caption "${own.text}" (${file}) should be "${cue.text}".`, place)];
    }
    if (own.text !== cue.text) {
      return [blocking('caption_differs', `The caption "${own.text}" (${file}) should be "${cue.text}".`, place)];
    }
    const late = own.fromMs - cue.fromMs;
    if (Math.abs(late) > MOST_DRIFT_MS) {
      const way = late > 0 ? 'late' : 'early';
      return [blocking('caption_drift', `The captions (${file}) come ${seconds(Math.abs(late))} too ${way}.`, place)];
    }
  }
  const more = kept[wanted.length];
  if (!more) return [];
  return [
    blocking('caption_differs', `The captions (${file}) say "${more.text}" when nobody speaks.`, { atMs: more.fromMs }),
  ];
}

function numeralsOf(text: string): string {
  return (text.match(NUMERAL) ?? []).join(' ');
}

/** Cues of a WebVTT or SubRip file. */
function cuesOf(file: string): Cue[] {
  return file.split(/\r?\n\r?\n/).flatMap((block) => {
    const lines = block.split(/\r?\n/);
    const at = lines.findIndex((line) => line.includes(' --> '));
    const [from = '', to = ''] = (lines[at] ?? '').split(' --> ');
    return at < 0
      ? []
      : [
          {
            fromMs: clockMs(from),
            toMs: clockMs(to),
            text: lines
              .slice(at + 1)
              .join('\n')
              .trim(),
          },
        ];
  });
}

function clockMs(text: string): number {
  return (
    text
      .replace(',', '.')
      .split(':')
      .reduce((sum, part) => sum * 60 + Number(part), 0) * 1000
  );
}
