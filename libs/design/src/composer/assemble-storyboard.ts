import type { Fact } from '@app/facts';
import { piecesOf, type RefText, type Storyboard } from '@app/picture';
import { figureTable } from '../figures/figure-table';
import { textsIn } from '../figures/scene-texts';
import type { ComposeRequest } from './compose-request';
import { furnitureOf } from './furniture';
import { holdsNumber } from './hold-back';
import { PACE_HABITS } from './pacing';
import { headingOf, type Premise } from './premise';
import type { Story } from './story';
import type { DraftScene, StoryboardDraft } from './storyboard-draft';

/** A draft of scenes that somebody wrote: with furniture, and with every figure that any of their forms refers to. */
export function assembleStoryboard(
  request: ComposeRequest,
  { story, lead, ranked, style }: Premise,
  scenes: DraftScene[],
  caption: RefText,
): StoryboardDraft {
  const { language } = request;
  const holdsBack = request.mode === 'story';
  // Both stand in every scene, and would give away what a story holds back.
  const heading =
    holdsBack && holdsNumber(request.title ?? '', language) ? undefined : headingOf(request.title, request.facts);
  const standing = furnitureOf(story, lead, ranked, language, heading);
  const furniture = holdsBack ? { ...standing, ticker: [] } : standing;
  const shown = {
    scenes: scenes.flatMap((scene) => [scene.scene, ...scene.alternatives, scene.presenter]),
    furniture,
    caption,
  };
  const storyboard: Storyboard = {
    schema: 1,
    seed: request.seed,
    title: titleOf(request, story, lead.fact),
    format: request.format,
    style,
    language: language.code,
    figures: figureTable(keysIn(shown), story.byKey, language),
    furniture,
    scenes: scenes.map((scene) => scene.scene),
    captions: request.captions,
    music: request.music,
    air: PACE_HABITS[request.pacing ?? 'standard'].air,
    ...(request.brand ? { brand: request.brand } : {}),
    ...(request.compliance ? { compliance: request.compliance } : {}),
    caption,
  };
  const { pacing = 'standard', before } = request;
  return { storyboard, scenes, pacing, ...(before ? { before } : {}) };
}

/** As the caller called it, else what it is about, else what it measures: a list of videos is told apart by it. */
function titleOf(request: ComposeRequest, { subject, pack, byKey }: Story, { label }: Fact): string {
  const given = request.title?.trim();
  if (given) return given;
  const sides = pack.sides?.names.map((key) => byKey.get(key)?.value);
  if (sides && pack.sides?.kind !== 'variants' && subject.main === null) return sides.join(' – ');
  const about = subject.main ?? subject.question ?? subject.place ?? subject.venue;
  return about ? String(about.value) : label.charAt(0).toLocaleUpperCase() + label.slice(1);
}

/** Keys of all references and figures within a value, in order; the call to action brings none. */
function keysIn(value: object): string[] {
  return textsIn(value).flatMap(({ text, name, isFigure }) => {
    if (isFigure) return [text];
    if (name === 'cta' || name === 'link') return [];
    return piecesOf(text).flatMap((piece) => ('key' in piece ? [piece.key] : []));
  });
}
