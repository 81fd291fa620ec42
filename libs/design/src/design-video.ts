import { inSpan } from '@app/platform';
import type { VideoWarning, Narration, Storyboard } from '@app/picture';
import { speakWhole, type Voice } from '@app/voices';
import type { ComposeRequest } from './composer/compose-request';
import { fitToTarget } from './composer/fit-to-target';
import { PACE_HABITS } from './composer/pacing';
import { ComposerDesigner } from './designer/composer.designer';
import type { Designer, WrittenDraft } from './designer/designer';
import { UngroundedStoryboardError } from './figures/figures.errors';
import { checkStoryboard } from './figures/grounding';
import { narrate } from './narration';

/** A designed video, ready to render. */
export interface VideoDesign {
  storyboard: Storyboard;
  narration: Narration;
  warnings: VideoWarning[];
  /** What a model did for it; missing where none was asked. */
  usage?: WrittenDraft['usage'];
}

/**
 * Writes, speaks and fits a video: every candidate line is spoken by the first voice that manages all of them, then the
 * real lengths decide which scenes stay. `outDir` receives the WAV files. Throws what designer and voice throw and `UngroundedStoryboardError`; an aborted
 * signal throws its reason.
 */
export async function designVideo(
  request: ComposeRequest,
  voices: Voice[],
  outDir: string,
  signal: AbortSignal = new AbortController().signal,
  designer: Designer = new ComposerDesigner(),
): Promise<VideoDesign> {
  const { draft, warnings, usage } = await inSpan({ name: 'video.story' }, () => designer.design(request, signal));
  const pace = PACE_HABITS[draft.pacing].voice;
  const { spoken, warnings: fallbacks } = await inSpan({ name: 'video.voice' }, () =>
    speakWhole(voices, (voice) => narrate(draft.storyboard, voice, request.language, outDir, pace, signal)),
  );
  const durations = draft.scenes.map(
    ({ scene }) => spoken.lines.find((line) => line.sceneId === scene.id)?.durationMs ?? 0,
  );
  const storyboard = fitToTarget(draft, durations, request.targetSeconds);
  const findings = checkStoryboard(storyboard, request.facts);
  if (findings.length > 0) throw new UngroundedStoryboardError(storyboard, findings);
  const lines = storyboard.scenes.flatMap((scene) => spoken.lines.find((line) => line.sceneId === scene.id) ?? []);
  return {
    storyboard,
    narration: { voiceId: spoken.voiceId, lines },
    warnings: [...warnings, ...fallbacks],
    ...(usage ? { usage } : {}),
  };
}
