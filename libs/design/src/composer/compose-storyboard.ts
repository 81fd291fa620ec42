import { type Scene, type SceneContent, seededRandom, type StyleName } from '@app/picture';
import { CHARTS } from './arrange-layouts';
import { assembleStoryboard } from './assemble-storyboard';
import type { ComposeRequest } from './compose-request';
import type { DraftScene, StoryboardDraft } from './storyboard-draft';
import { SLOT, SURE, type PlacedIdea } from './arc';
import { findIdeas } from './find-ideas';
import { postText } from './furniture';
import { inCurrentWords } from './current-words';
import { holdBack } from './hold-back';
import { type Idea, shownAs } from './idea';
import { layOut } from './lay-out';
import { lineSense, withTurn } from './line-sense';
import { leadOtherwise } from './lay-out-figures';
import { PACE_HABITS } from './pacing';
import { isPhoto, readPictures } from './pictures';
import { type Premise, premiseOf } from './premise';
import { presenterOf } from './presenter';
import type { ScreenWords } from './screen-words';
import type { Story } from './story';
import { rememberingFigures } from './remembering-figures';
import { LineWriter } from './write-lines';
import { varyIdeas } from './vary-ideas';
import { textsIn } from '../figures/scene-texts';
import { transitionsAfter } from './vary-transitions';

/** Shortest usual scene and spare ideas: they bound how many lines a voice must speak for one video. */
const SHORTEST_SCENE_S = 2.6;
const SPARE_IDEAS = 4;

/** Composes a video from facts; the same request gives the same draft. */
export function composeStoryboard(given: ComposeRequest): StoryboardDraft {
  const language = rememberingFigures(given.compliance ? inCurrentWords(given.language) : given.language);
  const request = { ...given, language };
  const premise = premiseOf(request);
  const { story, style, register, cta } = premise;
  const random = seededRandom(seedOf(request.seed, style));
  const end: PlacedIdea = { idea: { kind: 'end', cta }, slot: SLOT.end, weight: 100 };
  const writer = new LineWriter(language, story, register, random, request.before ?? []);
  const drawn = drawScenes([...ideasToTell(request, premise), end], story, request, writer);
  const scenes = withTurn(drawn);
  return assembleStoryboard(request, premise, scenes, postText(scenes, story));
}

/** What a video of this length tells, in its order and without the end card. */
export function ideasToTell(request: ComposeRequest, premise: Premise): PlacedIdea[] {
  const { targetSeconds, before } = request;
  const { story, lead, ranked, claims, direction } = premise;
  const photos = request.stills.filter((still) => isPhoto(still)).map(({ key }) => key);
  const found = findIdeas({ story, lead, ranked, claims, direction, targetSeconds, photos });
  const varied = before
    ? varyIdeas(found, { before, headline: story.byKey.get(request.headline ?? '') ?? null })
    : found;
  const kept = weightiest(varied, targetSeconds, PACE_HABITS[request.pacing ?? 'standard'].scene);
  return request.mode === 'story' ? holdBack(kept, premise, request) : kept;
}

function drawScenes(
  ideas: readonly PlacedIdea[],
  story: Story,
  request: ComposeRequest,
  writer: LineWriter,
): DraftScene[] {
  const pictures = readPictures(request.stills, story);
  const pace = PACE_HABITS[request.pacing ?? 'standard'].scene;
  const transitionOf = transitionsAfter(request.before ?? []);
  const scenes: DraftScene[] = [];
  const ids = new Map<Idea, string>();
  for (const placed of ideas) {
    const { idea, weight, needs } = placed;
    const leans = needs ? ids.get(needs) : null;
    const words = request.language.screen(idea, story);
    const [first, ...alternatives] = waysOf(idea, layOut(idea, story, pictures, request.language), words, request);
    const line = first && leans !== undefined ? writer.write(idea, weight >= SURE) : null;
    if (!first || line === null) continue;
    const id = `${shownAs(idea).kind}-${scenes.length + 1}`;
    ids.set(idea, id);
    const scene: Scene = {
      id,
      type: typeOf(idea, first, scenes.length),
      line,
      ...lineSense(placed, scenes.length, request.mode),
      transition: transitionOf(idea, scenes.length, continues(first, scenes.at(-1)?.scene)),
      minSeconds: minSecondsOf(idea) * pace,
      ...first,
    };
    const presenter =
      request.presenter && idea.kind !== 'end' ? { presenter: presenterOf(line, idea, words, story) } : {};
    scenes.push({ scene, priority: weight, alternatives, needs: leans ?? null, ...presenter });
  }
  return scenes;
}

/** Whether a scene shows a figure that the one before it showed. */
function continues(content: SceneContent, before: Scene | undefined): boolean {
  const shown = new Set(figuresShown(before ?? {}));
  return figuresShown(content).some((key) => shown.has(key));
}

function figuresShown(content: object): string[] {
  return textsIn(content).flatMap(({ text, isFigure }) => (isFigure ? [text] : []));
}

/** A show's videos may open on other looks than the great figure. */
function waysOf(idea: Idea, ways: SceneContent[], words: ScreenWords, { before }: ComposeRequest): SceneContent[] {
  return before?.[0]?.scenes[0]?.layout === 'hero' && idea.kind === 'lead'
    ? [...ways, ...leadOtherwise(idea, words)]
    : ways;
}

/** Styles that are given one seed still choose their words apart. */
function seedOf(seed: number, style: StyleName): number {
  return [...style].reduce((mixed, letter) => Math.imul(mixed ^ letter.charCodeAt(0), 0x01000193), seed + 0x811c9dc5);
}

/** As many of the weightiest ideas as a video of this length could hold, and a few to choose from. */
function weightiest(ideas: readonly PlacedIdea[], targetSeconds: number, pace: number): PlacedIdea[] {
  const most = Math.ceil(targetSeconds / (SHORTEST_SCENE_S * pace)) + SPARE_IDEAS;
  const kept = new Set([...ideas].sort((a, b) => b.weight - a.weight).slice(0, most));
  return ideas.filter((idea) => kept.has(idea));
}

function typeOf(idea: Idea, content: SceneContent, index: number): Scene['type'] {
  if (idea.kind === 'end') return 'cta';
  if (idea.kind === 'lead' || idea.kind === 'textLead' || index === 0) return 'title';
  return CHARTS.has(content.layout) ? 'chart' : 'data';
}

/** Charts need time to draw; the end card stays at least 2.5 s. */
function minSecondsOf(given: Idea): number {
  const idea = shownAs(given);
  if (idea.kind === 'end') return 2.6;
  if (['series', 'ranking', 'groups', 'timeline', 'quote'].includes(idea.kind)) return 2.8;
  return ['cards', 'parts', 'row', 'comparison', 'ends', 'progress', 'range'].includes(idea.kind) ? 2.4 : 2;
}
