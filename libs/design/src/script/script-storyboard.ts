import { UNCUT } from '@app/media';
import { BadRequestError, type ErrorDetail } from '@app/platform';
import {
  type Brand,
  type Compliance,
  type Format,
  piecesOf,
  type Scene,
  SOUND_NAMES,
  type Storyboard,
  type StyleName,
} from '@app/picture';
import type { FactPack } from '@app/facts';
import { type Pacing, PACE_HABITS } from '../composer/pacing';
import { chooseStyle, type StyleHistory } from '../composer/style-choice';
import { headingOf } from '../composer/premise';
import { readStory } from '../composer/story';
import { figureTable } from '../figures/figure-table';
import { checkStoryboard, type Finding } from '../figures/grounding';
import { textsIn } from '../figures/scene-texts';
import type { Language } from '../language/language';
import { layOutScript } from './lay-out-script';
import { spokenText } from './lay-out-script-words';
import type { Script, ScriptScene } from './script';
import { ScriptFigures } from './script-figures';

/** What a video of a script is made from. */
export interface ScriptRequest {
  script: Script;
  /** Facts of the data beside the script; null where the script is the only source and its own figures are the facts. */
  facts: FactPack | null;
  title?: string;
  /** Closes the video where the script has no call to action of its own. */
  cta?: string;
  style?: StyleName;
  history?: StyleHistory;
  brand?: Brand;
  compliance?: Compliance;
  format: Format;
  language: Language;
  seed: number;
  /** Where each picture named stands among the video's stills, null for one that could not be had; `stillIndex` counts these. */
  stills: ReadonlyArray<number | null>;
  /** Index of the still of a scene's asset, by scene. */
  assets?: ReadonlyMap<number, number>;
  /** Index of the footage of a scene's asset, by scene. */
  clips?: ReadonlyMap<number, number>;
  /** Footage of the caller's lies ready for scenes that name no picture of their own. */
  footage?: boolean;
  captions: boolean;
  music: boolean;
  pacing?: Pacing;
}

/**
 * Turns a script into a storyboard that has passed the gate, with the facts that it was held against. Throws
 * BadRequestError naming scene and figure for what is not in the data, or not allowed under the compliance preset.
 */
export function scriptStoryboard(request: ScriptRequest): { storyboard: Storyboard; facts: FactPack } {
  const { script, language } = request;
  const figures = new ScriptFigures(request.facts, language);
  const scenes = script.scenes.map((_, index) => sceneOf(request, index, figures, `scene-${index + 1}`));
  if (request.cta && script.scenes.at(-1)?.type !== 'cta') scenes.push(endScene(request.cta));
  if (figures.faults.length > 0) throw new BadRequestError(unique(figures.faults));
  const facts = request.facts ?? packOf(figures);
  const story = readStory(facts);
  const furniture = { ...language.furniture(story, headingOf(request.title, facts)), ticker: [] };
  const keys = textsIn(furniture).flatMap(({ text }) =>
    piecesOf(text).flatMap((piece) => ('key' in piece ? [piece.key] : [])),
  );
  const storyboard: Storyboard = {
    schema: 1,
    seed: request.seed,
    title: request.title ?? titleOf(script),
    format: request.format,
    style: request.style ?? chooseStyle(story.domain, request.history ?? { turn: request.seed, recent: [] }),
    language: language.code,
    figures: { ...figureTable(keys, story.byKey, language), ...figures.table },
    furniture,
    scenes,
    captions: request.captions,
    music: request.music,
    air: PACE_HABITS[request.pacing ?? 'standard'].air,
    ...(request.brand ? { brand: request.brand } : {}),
    ...(request.compliance ? { compliance: request.compliance } : {}),
    caption: scenes.find(({ line }) => line !== '')?.line ?? request.title ?? titleOf(script),
  };
  const findings = checkStoryboard(storyboard, facts);
  if (findings.length > 0) throw new BadRequestError(faultsOf(findings));
  return { storyboard, facts };
}

/** Length of a scene whose author asks for none, seconds. */
export const USUAL_SECONDS = 2;

/** How the facts of an authored scene are keyed: by its id, which it keeps when others come before it. */
export function factsKey(id: string): string {
  const number = /^scene-(\d+)$/.exec(id)?.[1];
  return `script/scenes/${number === undefined ? id : Number(number) - 1}`;
}

/** What of a script's request lays out one scene. */
export type SceneRequest = Pick<ScriptRequest, 'script' | 'title' | 'stills' | 'assets' | 'clips' | 'footage'>;

/** One scene of a script; `key` opens the names of its figures. */
export function sceneOf(
  request: SceneRequest,
  index: number,
  figures: ScriptFigures,
  id: string,
  key = factsKey(id),
): Scene {
  const { scenes } = request.script;
  const scene = scenes[index] ?? { type: 'title' };
  const path = `script.scenes[${index}]`;
  const isLast = index === scenes.length - 1;
  const isEnd = scene.type === 'cta' && isLast;
  const still = request.assets?.get(index) ?? request.stills[scene.stillIndex ?? -1] ?? null;
  const clip = request.clips?.get(index) ?? (request.footage && still === null ? UNCUT : null);
  const title = request.title ?? titleOf(request.script);
  const spoken = spokenText(scene);
  const line = isEnd
    ? spoken.replace(/\s+/g, ' ').trim()
    : spoken === ''
      ? ''
      : figures.text(spoken, `${path}.text`, `${key}/text`);
  const content = layOutScript(scene, line, { path, key, isLast, still, clip, title }, figures);
  return {
    id,
    type: scene.type,
    line,
    transition: scene.transition ?? (index === 0 ? 'cut' : 'wipe'),
    minSeconds: scene.duration ?? USUAL_SECONDS,
    ...(scene.motion === 'slam' ? { motion: scene.motion } : {}),
    ...soundOf(scene),
    ...bedOf(scene, content, { still, clip }),
    ...(scene.frame === undefined ? {} : { frame: scene.frame }),
    written: scene,
    ...content,
  };
}

/** A picture or clip that the scene's layout has no place for lies under it; footage of the order lies under no chart. */
function bedOf(
  scene: ScriptScene,
  content: Pick<Scene, 'layout'>,
  { still, clip }: { still: number | null; clip: number | null },
): Pick<Scene, 'bed'> {
  if (content.layout === 'footage') return {};
  if (clip !== null) return clip === UNCUT && scene.chart ? {} : { bed: { footage: clip } };
  return still === null || 'still' in content ? {} : { bed: { still } };
}

/** A bundled sound strikes with the scene; one of the library is a file of the video (`LibrarySounds`). */
function soundOf({ sfx }: ScriptScene): Pick<Scene, 'sfx'> {
  const name = ([...SOUND_NAMES, 'none'] as const).find((known) => known === sfx);
  return name === undefined ? {} : { sfx: name };
}

function endScene(cta: string): Scene {
  return { id: 'end', type: 'cta', line: cta, transition: 'wipe', minSeconds: 2.6, layout: 'end', cta };
}

/** How a script names a video that has no title. */
export function titleOf({ scenes }: Script): string {
  const first = scenes.find(({ text }) => text !== undefined)?.text ?? 'Untitled';
  return Array.from(first.replace(/\s+/g, ' ').trim()).slice(0, 80).join('');
}

/** The script's own figures as a payload. */
export function packOf({ own }: Pick<ScriptFigures, 'own'>): FactPack {
  const facts = [...new Map(own.map((fact) => [fact.key, fact])).values()];
  return {
    facts,
    tables: [],
    parts: [],
    bridges: [],
    comparisons: [],
    plans: [],
    changes: [],
    extremes: [],
    sides: null,
    pictures: [],
    asOf: null,
    source: null,
    links: [],
    handles: [],
    window: null,
  };
}

/** What is shown of a scene comes from its text, and the caption from a scene: the author is told of the text alone. */
export function faultsOf(findings: readonly Finding[], ids?: readonly string[]): ErrorDetail[] {
  const faults = unique(findings.map((finding) => faultOf(finding, ids)));
  const placed = faults.filter(({ path }) => path !== 'script');
  return placed.length > 0 ? placed : faults;
}

function faultOf({ code, scene, figure, text }: Finding, ids: readonly string[] | undefined): ErrorDetail {
  const number = /^scene-(\d+)$/.exec(scene ?? '')?.[1];
  const place = ids ? ids.indexOf(scene ?? '') : number === undefined ? -1 : Number(number) - 1;
  const path = place < 0 ? 'script' : `script.scenes[${place}].text`;
  const said = figure ?? text;
  if (code === 'forward_looking') return { path, message: `says "${said}", but the preset allows current rates only` };
  if (code === 'compliance_incomplete')
    return { path, message: `needs the facts asOf and source under the compliance preset` };
  return { path, message: `figure "${said}" is not in data` };
}

export function unique<T extends { path: string; message: string }>(faults: readonly T[]): T[] {
  return [...new Map(faults.map((fault) => [`${fault.path} ${fault.message}`, fault])).values()];
}
