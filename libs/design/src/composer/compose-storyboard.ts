import {
  type Brand,
  type Compliance,
  type Format,
  piecesOf,
  type Scene,
  type SceneContent,
  type Still,
  type Storyboard,
  type StyleName,
} from '@app/render';
import type { FactPack } from '@app/sources';
import { figureTable } from '../figures/figure-table';
import { textsIn } from '../figures/scene-texts';
import type { Language } from '../language/language';
import { CHARTS } from './arrange-layouts';
import type { DraftScene, StoryboardDraft } from './storyboard-draft';
import { readDirection } from './brief';
import { SLOT, SURE, type PlacedIdea } from './arc';
import { findIdeas } from './find-ideas';
import { findLead } from './find-lead';
import { furnitureOf, postText } from './furniture';
import type { Idea } from './idea';
import { layOut } from './lay-out';
import { isPhoto, readPictures } from './pictures';
import { presenterOf } from './presenter';
import { rankFacts } from './rank-facts';
import { seededRandom } from './random';
import { readStory, type Story } from './story';
import { chooseStyle, REGISTERS, type StyleHistory } from './style-choice';
import { LineWriter } from './write-lines';

/** Shortest usual scene and spare ideas: they bound how many lines a voice must speak for one film. */
const SHORTEST_SCENE_S = 2.6;
const SPARE_IDEAS = 4;

/** What a film is composed from. */
export interface ComposeRequest {
  facts: FactPack;
  title?: string;
  /** Direction in words; its figures never reach the film. */
  brief?: string;
  /** Said and shown word for word as the last scene. */
  cta?: string;
  targetSeconds: number;
  /** Left out, the facts and the account's films so far choose. */
  style?: StyleName;
  history?: StyleHistory;
  brand?: Brand;
  compliance?: Compliance;
  format: Format;
  language: Language;
  seed: number;
  /** Pictures that could be had, with the key of the fact that named each. */
  stills: ReadonlyArray<{ still: Still; key: string }>;
  captions: boolean;
  music: boolean;
  /** A drawn presenter opens after the hook and closes before the end card. */
  presenter?: boolean;
}

/** Composes a film from facts; the same request gives the same draft. */
export function composeStoryboard(request: ComposeRequest): StoryboardDraft {
  const { language } = request;
  const story = readStory(request.facts);
  const style = request.style ?? chooseStyle(story.domain, request.history ?? { turn: request.seed, recent: [] });
  const random = seededRandom(seedOf(request.seed, style));
  const direction = readDirection(request.title, request.brief);
  const ranked = rankFacts(story, direction);
  const lead = findLead(story, ranked, direction);
  const photos = request.stills.filter((still) => isPhoto(still)).map(({ key }) => key);
  const { targetSeconds } = request;
  const found = findIdeas({ story, lead, ranked, direction, targetSeconds, photos });
  const cta =
    request.cta !== undefined && request.cta.trim() !== '' ? request.cta : language.closing(story, request.title);
  const end: PlacedIdea = { idea: { kind: 'end', cta }, slot: SLOT.end, weight: 100 };
  const ideas = [...weightiest(found, targetSeconds), end];
  const scenes = drawScenes(ideas, story, request, new LineWriter(language, story, REGISTERS[style], random));
  const furniture = furnitureOf(story, lead, ranked, language, request.title);
  const caption = postText(
    scenes.map((scene) => scene.scene),
    story,
  );
  const shown = {
    scenes: scenes.flatMap((scene) => [scene.scene, ...scene.alternatives, scene.presenter]),
    furniture,
    caption,
  };
  const storyboard: Storyboard = {
    schema: 1,
    seed: request.seed,
    title: titleOf(request, story),
    format: request.format,
    style,
    language: language.code,
    figures: figureTable(keysIn(shown), story.byKey, language),
    furniture,
    scenes: scenes.map((scene) => scene.scene),
    captions: request.captions,
    music: request.music,
    ...(request.brand ? { brand: request.brand } : {}),
    ...(request.compliance ? { compliance: request.compliance } : {}),
    caption,
  };
  return { storyboard, scenes };
}

function drawScenes(
  ideas: readonly PlacedIdea[],
  story: Story,
  request: ComposeRequest,
  writer: LineWriter,
): DraftScene[] {
  const pictures = readPictures(request.stills, story);
  const scenes: DraftScene[] = [];
  const ids = new Map<Idea, string>();
  for (const { idea, weight, needs } of ideas) {
    const leans = needs ? ids.get(needs) : null;
    const words = request.language.screen(idea, story);
    const [first, ...alternatives] = layOut(idea, words, story, pictures);
    const line = first && leans !== undefined ? writer.write(idea, weight >= SURE) : null;
    if (!first || line === null) continue;
    const id = `${idea.kind}-${scenes.length + 1}`;
    ids.set(idea, id);
    const scene: Scene = {
      id,
      type: typeOf(idea, first),
      line,
      transition: transitionOf(idea, scenes.length),
      minSeconds: minSecondsOf(idea),
      ...first,
    };
    const presenter =
      request.presenter && idea.kind !== 'end' ? { presenter: presenterOf(line, idea, words, story) } : {};
    scenes.push({ scene, priority: weight, alternatives, needs: leans ?? null, ...presenter });
  }
  return scenes;
}

/** Styles that are given one seed still choose their words apart. */
function seedOf(seed: number, style: StyleName): number {
  return [...style].reduce((mixed, letter) => Math.imul(mixed ^ letter.charCodeAt(0), 0x01000193), seed + 0x811c9dc5);
}

/** As many of the weightiest ideas as a film of this length could hold, and a few to choose from. */
function weightiest(ideas: readonly PlacedIdea[], targetSeconds: number): PlacedIdea[] {
  const most = Math.ceil(targetSeconds / SHORTEST_SCENE_S) + SPARE_IDEAS;
  const kept = new Set([...ideas].sort((a, b) => b.weight - a.weight).slice(0, most));
  return ideas.filter((idea) => kept.has(idea));
}

function typeOf(idea: Idea, content: SceneContent): Scene['type'] {
  if (idea.kind === 'end') return 'cta';
  if (idea.kind === 'lead' || idea.kind === 'textLead') return 'title';
  return CHARTS.has(content.layout) ? 'chart' : 'data';
}

function transitionOf(idea: Idea, index: number): Scene['transition'] {
  if (index === 0) return 'cut';
  if (idea.kind === 'end' || idea.kind === 'series') return 'wipe';
  return ['source', 'texts', 'context', 'quote'].includes(idea.kind) ? 'dissolve' : index % 2 === 0 ? 'wipe' : 'cut';
}

/** Charts need time to draw; the end card stays at least 2.5 s (FILM.md, Rhythm). */
function minSecondsOf(idea: Idea): number {
  if (idea.kind === 'end') return 2.6;
  if (['series', 'ranking', 'groups', 'timeline', 'quote'].includes(idea.kind)) return 2.8;
  return ['cards', 'parts', 'row', 'comparison', 'ends', 'progress', 'range'].includes(idea.kind) ? 2.4 : 2;
}

function titleOf(request: ComposeRequest, story: Story): string {
  const given = request.title?.trim();
  if (given) return given;
  const { main, place } = story.subject;
  const fact = main ?? place;
  return fact ? String(fact.value) : 'Untitled';
}

/** Keys of all references and figures within a value, in order; the call to action brings none. */
function keysIn(value: object): string[] {
  return textsIn(value).flatMap(({ text, name, isFigure }) => {
    if (isFigure) return [text];
    if (name === 'cta' || name === 'link') return [];
    return piecesOf(text).flatMap((piece) => ('key' in piece ? [piece.key] : []));
  });
}
