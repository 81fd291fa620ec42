import {
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
import type { Language } from '../language/language';
import { readDirection } from './brief';
import type { PlacedIdea } from './arc';
import { findIdeas } from './find-ideas';
import { findLead } from './find-lead';
import { furnitureOf, postText } from './furniture';
import type { Idea } from './idea';
import { layOut } from './lay-out';
import { rankFacts } from './rank-facts';
import { seededRandom } from './random';
import { readStory, type Story } from './story';
import { chooseStyle, REGISTERS } from './style-choice';
import { LineWriter } from './write-lines';

/** What a film is composed from. */
export interface ComposeRequest {
  facts: FactPack;
  title?: string;
  /** Direction in words; its figures never reach the film. */
  brief?: string;
  /** Said and shown word for word as the last scene. */
  cta?: string;
  targetSeconds: number;
  style?: StyleName;
  format: Format;
  language: Language;
  seed: number;
  /** Pictures that could be had, with the key of the fact that named each. */
  stills: ReadonlyArray<{ still: Still; key: string }>;
  captions: boolean;
  music: boolean;
}

/** A scene that a film may hold, with what it costs to leave it out. */
export interface DraftScene {
  scene: Scene;
  /** 100 for hook and end card, which are never left out. */
  priority: number;
  /** Other ways to show it, for when its neighbour comes to have the same layout. */
  alternatives: SceneContent[];
}

/** A storyboard with more scenes than it needs; `fitToTarget` chooses among them. */
export interface StoryboardDraft {
  storyboard: Storyboard;
  scenes: DraftScene[];
}

/** Composes a film from facts; the same request gives the same draft. */
export function composeStoryboard(request: ComposeRequest): StoryboardDraft {
  const { language } = request;
  const random = seededRandom(request.seed);
  const story = readStory(request.facts);
  const style = request.style ?? chooseStyle(story.domain, random);
  const direction = readDirection(request.title, request.brief);
  const ranked = rankFacts(story, direction);
  const lead = findLead(story, ranked, direction);
  const cta =
    request.cta !== undefined && request.cta.trim() !== '' ? request.cta : language.closing(story, request.title);
  const end: PlacedIdea = { idea: { kind: 'end', cta }, slot: 90, weight: 100 };
  const ideas = [...findIdeas(story, lead, ranked, direction), end];
  const scenes = drawScenes(ideas, story, request, new LineWriter(language, story, REGISTERS[style], random));
  const furniture = furnitureOf(story, lead, ranked, language, request.title);
  const caption = postText(
    scenes.map((scene) => scene.scene),
    story,
  );
  const shown = { scenes: scenes.flatMap((scene) => [scene.scene, ...scene.alternatives]), furniture, caption };
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
  const stills = new Map(request.stills.map(({ key }, index) => [key, index]));
  const scenes: DraftScene[] = [];
  let before: SceneContent['layout'] | null = null;
  for (const { idea, weight } of ideas) {
    const options = layOut(idea, request.language.screen(idea, story), story, stills);
    const chosen = options.find((option) => option.layout !== before) ?? options[0];
    const line = chosen && (chosen.layout !== before || idea.kind === 'end') ? writer.write(idea) : null;
    if (!chosen || line === null) continue;
    before = chosen.layout;
    const id = `${idea.kind}-${scenes.length + 1}`;
    const scene: Scene = {
      id,
      type: typeOf(idea, chosen),
      line,
      transition: transitionOf(idea, scenes.length),
      minSeconds: minSecondsOf(idea),
      ...chosen,
    };
    scenes.push({ scene, priority: weight, alternatives: options.filter((option) => option !== chosen) });
  }
  return scenes;
}

function typeOf(idea: Idea, content: SceneContent): Scene['type'] {
  if (idea.kind === 'end') return 'cta';
  if (idea.kind === 'lead' || idea.kind === 'textLead') return 'title';
  return ['line', 'bars', 'comparison', 'breakdown'].includes(content.layout) ? 'chart' : 'data';
}

function transitionOf(idea: Idea, index: number): Scene['transition'] {
  if (index === 0) return 'cut';
  if (idea.kind === 'end' || idea.kind === 'series' || idea.kind === 'peak') return 'wipe';
  return idea.kind === 'source' || idea.kind === 'texts' ? 'dissolve' : index % 2 === 0 ? 'wipe' : 'cut';
}

/** Charts need time to draw; the end card stays at least 2.5 s (FILM.md, Rhythm). */
function minSecondsOf(idea: Idea): number {
  if (idea.kind === 'end') return 2.6;
  if (idea.kind === 'series' || idea.kind === 'ranking') return 3.2;
  return idea.kind === 'cards' || idea.kind === 'parts' || idea.kind === 'peak' ? 2.6 : 2;
}

function titleOf(request: ComposeRequest, story: Story): string {
  const given = request.title?.trim();
  if (given) return given;
  const { main, place } = story.subject;
  const fact = main ?? place;
  return fact ? String(fact.value) : 'Untitled';
}

/** Keys of all references and figures within a value, in order. */
function keysIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') {
    if (name === 'figure') return [value];
    if (name === 'cta' || name === 'link') return [];
    return piecesOf(value).flatMap((piece) => ('key' in piece ? [piece.key] : []));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => keysIn(child, key));
}
