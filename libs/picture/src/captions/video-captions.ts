import type { VideoJob } from '../storyboard/video-job';
import { sceneSpans } from '../timeline/scene-spans';
import { subtitleCues, toSrt, toVtt } from './subtitle-files';

/** The captions of a video as its render writes them, told from its script and voice alone: WebVTT and SubRip. */
export function videoCaptions({
  storyboard,
  narration,
}: Pick<VideoJob, 'storyboard' | 'narration'>): Record<'vtt' | 'srt', string> {
  const spans = sceneSpans(storyboard, narration.lines);
  const scenes = storyboard.scenes.map(({ id }, index) => ({ id, lineFrom: spans[index]?.lineFrom ?? 0 }));
  const cues = subtitleCues(narration, scenes);
  return { vtt: toVtt(cues), srt: toSrt(cues) };
}
