import type { Narration } from '../storyboard/narration';
import { msOf } from '../timeline/frame-rate';
import { chunkWords, joinWords, PHRASES } from './chunk-words';

/** A phrase as a player shows it; milliseconds of the video. */
export interface SubtitleCue {
  fromMs: number;
  toMs: number;
  text: string;
}

const LINGER_MS = 400;

/** Phrases of a whole video, up to about seven words; none overlaps the next. */
export function subtitleCues(
  narration: Narration,
  scenes: ReadonlyArray<{ id: string; lineFrom: number }>,
): SubtitleCue[] {
  const cues = narration.lines.flatMap((line) => {
    const scene = scenes.find((candidate) => candidate.id === line.sceneId);
    const at = scene ? msOf(scene.lineFrom) : 0;
    return chunkWords(line.words, PHRASES).map((words): SubtitleCue => ({
      fromMs: at + (words[0]?.fromMs ?? 0),
      toMs: at + (words.at(-1)?.toMs ?? 0),
      text: joinWords(words),
    }));
  });
  return cues.map((cue, index) => {
    const next = cues[index + 1];
    return { ...cue, toMs: Math.min(cue.toMs + LINGER_MS, next ? Math.max(next.fromMs, cue.fromMs) : Infinity) };
  });
}

/** WebVTT. */
export function toVtt(cues: SubtitleCue[]): string {
  const blocks = cues.map((cue) => `${clock(cue.fromMs, '.')} --> ${clock(cue.toMs, '.')}\n${escapeVtt(cue.text)}\n`);
  return ['WEBVTT\n', ...blocks].join('\n');
}

/** SubRip. */
export function toSrt(cues: SubtitleCue[]): string {
  return cues
    .map((cue, index) => `${index + 1}\n${clock(cue.fromMs, ',')} --> ${clock(cue.toMs, ',')}\n${cue.text}\n`)
    .join('\n');
}

function clock(ms: number, mark: '.' | ','): string {
  const whole = Math.round(ms);
  const two = (value: number): string => String(value).padStart(2, '0');
  const seconds = Math.floor(whole / 1000);
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}${mark}${String(whole % 1000).padStart(3, '0')}`;
}

function escapeVtt(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
