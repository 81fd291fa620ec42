import { seedFault } from '@app/media';
import { inSpan } from '@app/platform';
import { speakingTime, speakWhole, type Voice } from '@app/voices';
import type { ComposeRequest } from '../composer/compose-request';
import { type Pacing, PACE_HABITS, USUAL_AIR_MS } from '../composer/pacing';
import type { VideoDesign } from '../design-video';
import { narrate } from '../narration';
import { sceneWarnings } from '../statements/statement-warnings';
import type { VideoWarning } from '@app/picture';
import type { FactPack } from '@app/facts';
import type { Language } from '../language/language';
import type { Script } from './script';
import { scriptStoryboard } from './script-storyboard';

/** A script, and whether it is the video's only source, so that its own figures are the facts. */
export interface ScriptSource {
  script: Script;
  alone: boolean;
  /** Index of the footage of a scene's asset, by scene. */
  clips?: ReadonlyMap<number, number>;
}

/** Opens the key of a picture of the caller's library. */
export const LIBRARY_KEY = 'library/';

/** Key of a picture that a scene names itself. */
export function assetKey(scene: number): string {
  return `script/scenes/${scene}/asset`;
}

/**
 * Makes a spoken video of a script: every scene stays, in its order, as long as its author or its words ask for.
 * `outDir` receives the WAV files. Throws BadRequestError for figures that are not in the data, and what voices throw.
 */
export async function designScriptVideo(
  request: ComposeRequest,
  { script, alone, clips }: ScriptSource,
  voices: Voice[],
  outDir: string,
  signal: AbortSignal,
): Promise<VideoDesign> {
  const placeOf = (wanted: string): number | null => {
    const place = request.stills.findIndex(({ key }) => key === wanted);
    return place < 0 ? null : place;
  };
  const assets = new Map(
    script.scenes.flatMap((_, scene): Array<[number, number]> => {
      const still = placeOf(assetKey(scene));
      return still === null ? [] : [[scene, still]];
    }),
  );
  const named = [
    ...request.facts.pictures.map(({ key }) => key),
    ...script.scenes.flatMap(({ asset }, scene) => (asset ? [assetKey(scene)] : [])),
    ...request.stills.filter(({ key }) => key.startsWith(LIBRARY_KEY)).map(({ key }) => key),
  ];
  const { storyboard } = scriptStoryboard({
    ...request,
    script,
    assets,
    ...(clips ? { clips } : {}),
    stills: named.map((key) => placeOf(key)),
    facts: alone ? null : request.facts,
  });
  const pace = PACE_HABITS[request.pacing ?? 'standard'].voice;
  const { spoken, warnings } = await inSpan({ name: 'video.voice' }, () =>
    speakWhole(voices, (voice) => narrate(storyboard, voice, request.language, outDir, pace, signal)),
  );
  return {
    storyboard,
    narration: spoken,
    warnings: [
      ...(alone ? [] : sceneWarnings(storyboard, request.facts)),
      ...pastTheStills(script, named.length),
      ...smallSeeds(request, script, assets),
      ...warnings,
    ],
  };
}

/** A scene that asks for a picture which nobody named shows its words alone. */
function pastTheStills({ scenes }: Script, count: number): VideoWarning[] {
  return scenes.flatMap(({ stillIndex = -1 }, index): VideoWarning[] => {
    if (stillIndex < count) return [];
    const message = `stillIndex ${stillIndex} of scene ${index + 1} is past the last of the video's pictures, of which there are ${count}.`;
    return [{ code: 'missing_picture', message, scene: index + 1, atMs: null }];
  });
}

/** A clip is made of a picture of some size; a smaller one stays a still (docs/specification.md 7, rule 3). */
function smallSeeds(
  { stills }: ComposeRequest,
  { scenes }: Script,
  assets: ReadonlyMap<number, number>,
): VideoWarning[] {
  return scenes.flatMap(({ type }, index): VideoWarning[] => {
    const still = stills[assets.get(index) ?? -1]?.still;
    const fault = type === 'clip' && still ? seedFault(still, index + 1) : null;
    return fault ? [fault] : [];
  });
}

/** The facts that a script's figures come from: the data, or its own. Throws BadRequestError as the video would. */
export function checkScript(script: Script, facts: FactPack | null, language: Language): FactPack {
  const request = { script, facts, language, seed: 1, stills: [], captions: true, music: true };
  return scriptStoryboard({ ...request, format: '9:16', style: 'swiss-poster' }).facts;
}

/** Seconds that a script is likely to run, by its durations and by how long its words take to say. */
export function scriptSeconds({ scenes }: Script, language: string, pacing: Pacing = 'standard'): number {
  const { voice, air } = PACE_HABITS[pacing];
  return scenes.reduce((total, { text = '', duration = 2 }) => {
    const said = text === '' ? 0 : (speakingTime(text, language) / voice + air * USUAL_AIR_MS) / 1000;
    return total + Math.max(duration, said);
  }, 0);
}
