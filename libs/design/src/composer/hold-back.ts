import { referencesIn } from '@app/render';
import type { Fact } from '@app/sources';
import { textsIn } from '../figures/scene-texts';
import { type PlacedIdea, SLOT } from './arc';
import type { ComposeRequest } from './compose-request';
import type { Idea } from './idea';
import { layOut } from './lay-out';
import { readPictures } from './pictures';
import type { Premise } from './premise';

/** Ideas in which something happens: one of them opens a story. */
const PLOTS: ReadonlySet<Idea['kind']> = new Set([
  'comparison',
  'series',
  'change',
  'groups',
  'parts',
  'mover',
  'ranking',
  'row',
  'cards',
]);

/**
 * The arc of `mode: story` (NARRATION.md): the weightiest plot first, then all that can be told without the headline
 * figure, then that figure, then what leans on it. Where nothing can be told without it, the usual arc stays.
 */
export function holdBack(ideas: readonly PlacedIdea[], premise: Premise, request: ComposeRequest): PlacedIdea[] {
  const { lead } = premise;
  const headline = ideas.find(({ idea }) => idea === lead);
  if (!headline || lead.kind !== 'lead') return [...ideas];
  // What is said of the headline's own row leans on it too: "first on wins as well".
  const secrets = new Set([lead.fact.key, ...(lead.name?.form === 'full' ? [lead.name.key] : [])]);
  const spoilers = new Set<Idea>([lead]);
  const before: PlacedIdea[] = [];
  const after: PlacedIdea[] = [];
  for (const placed of ideas) {
    if (placed === headline) continue;
    const spoils =
      placed.slot >= SLOT.next ||
      (placed.needs !== undefined && spoilers.has(placed.needs)) ||
      tellsOf(placed.idea, secrets, premise, request);
    if (spoils) spoilers.add(placed.idea);
    (spoils ? after : before).push(placed);
  }
  const opener = before
    .filter(({ idea, needs }) => PLOTS.has(idea.kind) && needs === undefined)
    .reduce<PlacedIdea | null>((best, placed) => (best && best.weight >= placed.weight ? best : placed), null);
  if (!opener) return [...ideas];
  return [opener, ...before.filter((placed) => placed !== opener), headline, ...after];
}

/** Tells whether any way to show or say an idea gives one of these keys away. */
function tellsOf(
  idea: Idea,
  secrets: ReadonlySet<string>,
  premise: Premise,
  { language, stills }: ComposeRequest,
): boolean {
  const { story, register } = premise;
  const unsaid = {
    story,
    register,
    unitsSaid: new Set<string>(),
    told: new Set<string>(),
    writeFigure: (fact: Fact) => language.writeFigure(fact),
  };
  const lines = language.word(idea, unsaid).map(({ line }) => line);
  const shown = layOut(idea, language.screen(idea, story), story, readPictures(stills, story)).flatMap((content) =>
    textsIn(content),
  );
  const keys = [
    ...lines.flatMap((line) => referencesIn(line)),
    ...shown.flatMap(({ text, isFigure }) => (isFigure ? [{ key: text, form: 'full' }] : referencesIn(text))),
  ];
  return keys.some((reference) => reference.form !== 'label' && secrets.has(reference.key.replace(/#.*$/, '')));
}
