import { resolveText, type Scene, type SceneContent } from '@app/picture';
import { CHARTS } from '../composer/arrange-layouts';
import { assembleStoryboard } from '../composer/assemble-storyboard';
import type { ComposeRequest } from '../composer/compose-request';
import { estimateDurations } from '../composer/fit-to-target';
import { endLayouts } from '../composer/lay-out-words';
import { holdsNumber } from '../composer/hold-back';
import { PACE_HABITS } from '../composer/pacing';
import { readPictures } from '../composer/pictures';
import type { Premise } from '../composer/premise';
import type { DraftScene, StoryboardDraft } from '../composer/storyboard-draft';
import { checkStoryboard } from '../figures/grounding';
import { AnswerFault, AnswerReader } from './answer-reader';
import { textsIn } from '../figures/scene-texts';
import type { AnsweredScene, AnsweredSentence, ModelAnswer } from './answer.schema';
import { otherWays } from './other-ways';
import { readContent } from './read-content';

/** A model's answer as a draft, with what is wrong with it in words for the model. */
export interface ReadAnswer {
  /** Null where the answer cannot be shown. */
  draft: StoryboardDraft | null;
  /** What must not be shown. */
  faults: string[];
  /** What would be better otherwise, but may be shown. */
  wishes: string[];
}

const MOST_SCENES = 26;
const LONGEST_SENTENCE = 14;
/** Narration within these shares of the target is left to the fitting. */
const SHORT = 0.6;
const LONG = 1.2;
const PRIORITIES: Readonly<Record<AnsweredScene['importance'], number>> = { must: 74, good: 50, spare: 20 };
const SHORTEST_S = { chart: 2.6, plain: 2, end: 2.6 };

/** Turns an answer into a storyboard and sends it through the gate that every storyboard passes. */
export function readAnswer(answer: ModelAnswer, premise: Premise, request: ComposeRequest): ReadAnswer {
  const pictures = new Map(request.stills.map(({ key }, index) => [key, index]));
  const reader = new AnswerReader(premise.story, pictures, request.language);
  const faults: string[] = [];
  const told = answer.scenes.slice(0, MOST_SCENES).flatMap((scene, index) => {
    const read = attempt(
      () => readScene(scene, index, reader, request),
      `Scene ${index + 1} (${scene.content.layout})`,
    );
    if ('read' in read) return [read.read];
    faults.push(read.fault);
    return [];
  });
  const caption = attempt(() => reader.text(textOf(answer.caption), 'line'), 'The caption');
  if ('fault' in caption) faults.push(caption.fault);
  if (answer.scenes.length === 0) faults.push('There is no scene.');
  if (answer.scenes.length > MOST_SCENES) faults.push(`There are more than ${MOST_SCENES} scenes.`);
  faults.push(...repeated(answer.scenes));
  if (faults.length > 0) return { draft: null, faults, wishes: [] };
  const scenes = [...told, endScene(premise, request, told.length)];
  const draft = assembleStoryboard(request, premise, scenes, textOf(answer.caption));
  const gate = checkStoryboard(draft.storyboard, premise.story.pack).map(
    ({ code, scene, field, text }) => `${scene ?? 'The video'}, ${field}: ${code.replaceAll('_', ' ')} in "${text}".`,
  );
  const early = request.mode === 'story' ? toldEarly(draft, request) : [];
  const found = [...gate, ...early];
  return { draft: found.length > 0 ? null : draft, faults: found, wishes: wishesOf(draft, request) };
}

/** Sentences as one text; those of scripts without spaces follow each other at once. */
function textOf(sentences: readonly AnsweredSentence[]): string {
  return sentences
    .map(({ text }) => text.trim())
    .filter((text) => text !== '')
    .reduce((all, text) => (all === '' || /[。！？]$/u.test(all) ? all + text : `${all} ${text}`), '');
}

/** What was read, or what is wrong with it. */
function attempt<T>(read: () => T, where: string): { read: T } | { fault: string } {
  try {
    return { read: read() };
  } catch (error) {
    if (error instanceof AnswerFault) return { fault: `${where}: ${error.message}.` };
    throw error;
  }
}

function readScene(
  { sentences, transition, importance, content: answered }: AnsweredScene,
  index: number,
  reader: AnswerReader,
  request: ComposeRequest,
): DraftScene {
  const content = readContent(answered, reader);
  const chart = CHARTS.has(content.layout);
  const pace = PACE_HABITS[request.pacing ?? 'standard'].scene;
  const scene: Scene = {
    id: `${content.layout}-${index + 1}`,
    type: index === 0 ? 'title' : chart ? 'chart' : 'data',
    line: reader.text(textOf(sentences), 'line'),
    transition: index === 0 ? 'cut' : transition,
    minSeconds: (chart ? SHORTEST_S.chart : SHORTEST_S.plain) * pace,
    ...content,
  };
  return { scene, priority: index === 0 ? 100 : PRIORITIES[importance], alternatives: otherWays(content), needs: null };
}

/** The end card is the caller's: no model writes it. */
function endScene({ cta, story }: Premise, request: ComposeRequest, index: number): DraftScene {
  const [content]: SceneContent[] = endLayouts({ kind: 'end', cta }, readPictures(request.stills, story));
  const end: SceneContent = content ?? { layout: 'end', cta };
  const scene: Scene = {
    id: `end-${index + 1}`,
    type: 'cta',
    line: cta,
    transition: 'wipe',
    minSeconds: SHORTEST_S.end,
    ...end,
  };
  return { scene, priority: 100, alternatives: [], needs: null };
}

/** The first scene of a story leads up to its figures and brings none; the closing line is the caller's. */
function toldEarly({ scenes, storyboard }: StoryboardDraft, { language }: ComposeRequest): string[] {
  const [first] = scenes;
  if (!first || first.scene.layout === 'end') return [];
  const texts = textsIn(first.scene).filter(({ name }) => !STRUCTURE.has(name));
  const brings = texts.some(
    ({ text, isFigure }) => isFigure || holdsNumber(resolveText(text, storyboard.figures, 'display'), language),
  );
  return brings ? ['Scene 1: holds a figure, and the mode story brings none before its turn.'] : [];
}

const STRUCTURE = new Set(['id', 'type', 'layout', 'transition', 'trend']);

function repeated(scenes: readonly AnsweredScene[]): string[] {
  return scenes.flatMap(({ content }, index) =>
    content.layout === scenes[index - 1]?.content.layout
      ? [`Scenes ${index} and ${index + 1} both use ${content.layout}; neighbours differ.`]
      : [],
  );
}

function wishesOf(draft: StoryboardDraft, request: ComposeRequest): string[] {
  const seconds = estimateDurations(draft).reduce(
    (sum, ms, index) => sum + Math.max(draft.scenes[index]?.scene.minSeconds ?? 0, ms / 1000),
    0,
  );
  const off = seconds > request.targetSeconds * LONG || seconds < request.targetSeconds * SHORT;
  const length = off
    ? [`The video takes about ${Math.round(seconds)} seconds and should take ${request.targetSeconds}.`]
    : [];
  const spoken = draft.scenes
    .filter(({ scene }) => scene.layout !== 'end')
    .flatMap(({ scene }) => resolveText(scene.line, draft.storyboard.figures, 'display').split(/(?<=[.!?。！？]) ?/u));
  const long = spoken
    .filter((sentence) => sentence.split(/\s+/).length > LONGEST_SENTENCE)
    .map((sentence) => `More than ${LONGEST_SENTENCE} words in one sentence: "${sentence}".`);
  return [...length, ...long];
}
