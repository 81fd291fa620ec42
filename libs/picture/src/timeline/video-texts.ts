import type { VideoJob } from '../storyboard/video-job';

/** Every character a video may draw, for choosing fonts: all strings of the storyboard and the words of its narration. */
export function videoTexts(job: VideoJob): string {
  const texts: string[] = job.narration.lines.flatMap((line) => line.words.map((word) => word.text));
  collect(job.storyboard, texts);
  return [...new Set(texts.join(' '))].join('');
}

function collect(value: unknown, into: string[]): void {
  if (typeof value === 'string') into.push(value, value.toUpperCase());
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) collect(part, into);
}
