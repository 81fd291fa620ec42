import type { Schemas } from '../../../api/client';
import type { ProvenFigure } from '../video/proof-facts';
import { type bodyOf, draftOf, type EditDraft, type ScriptScene } from './edit-draft';
import { type VideoFact, withFacts } from './scene-words';

type Video = Schemas['Video'];

/** A draft as it would play. */
export type Drafted = Omit<Schemas['DraftedPlan'], 'planId' | 'credits'>;

/** What a draft would cost. */
export interface DraftPrice {
  /** To make it a version, without a picture of it. */
  edit: number;
  /** In all. */
  whole: number;
}

/** What an editor changes: a version of a video, or a plan that nobody has ordered yet. */
export interface Edited extends Pick<Video, 'style' | 'format' | 'language' | 'captions'> {
  /** Under which its edits are kept in this browser. */
  name: string;
  /** The version that edits change; a plan has one. */
  version: number;
  title: string;
  /** Asks how a draft would play, and what it would cost. */
  draft: (body: ReturnType<typeof bodyOf>) => Promise<{ video: Drafted; price: DraftPrice }>;
  /** Its facts as another language writes them; left out where an edit has no other language. */
  factsIn?: (language: string) => Promise<readonly VideoFact[]>;
}

/** A script as a draft that nothing was done to: its figures stand in its texts by the names of their facts. */
export function freshOf(
  scenes: readonly ScriptScene[],
  figures: readonly ProvenFigure[],
  facts: ReadonlyMap<string, VideoFact>,
): EditDraft {
  const shown = figures.filter(({ where }) => where === 'caption');
  return draftOf(
    scenes.map((scene, index) => {
      const own = shown.filter(({ scene: of }) => of === index + 1);
      return scene.text === undefined ? scene : { ...scene, text: withFacts(scene.text, own, facts) };
    }),
  );
}

/** Facts by their keys. */
export function byKey(facts: readonly VideoFact[] | undefined): ReadonlyMap<string, VideoFact> {
  return new Map((facts ?? []).map((fact) => [fact.key, fact]));
}
