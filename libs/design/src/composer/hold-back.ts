import { piecesOf, referencesIn, type SceneContent } from '@app/picture';
import type { Fact } from '@app/facts';
import { readNumerals } from '../figures/numerals/read-numerals';
import { textsIn } from '../figures/scene-texts';
import type { Language } from '../language/language';
import { type PlacedIdea, SLOT } from './arc';
import type { ComposeRequest } from './compose-request';
import type { Idea, SetupIdea } from './idea';
import { layOut } from './lay-out';
import { readPictures } from './pictures';
import type { Premise } from './premise';

/**
 * The arc of `mode: story`: no figure is seen or heard before the turn, which is the headline. What sets it up names what the
 * video is about; words of the payload that bring no figure come before that. The rest follows in its usual order.
 */
export function holdBack(ideas: readonly PlacedIdea[], premise: Premise, request: ComposeRequest): PlacedIdea[] {
  const { lead } = premise;
  const isSilent = (placed: PlacedIdea): boolean => !bringsFigure(placed.idea, premise, request);
  if (lead.kind !== 'lead') {
    const opener = ideas.find((placed) => placed.needs === undefined && isSilent(placed));
    return opener ? [opener, ...ideas.filter((placed) => placed !== opener)] : [...ideas];
  }
  const headline = ideas.find(({ idea }) => idea === lead);
  if (!headline) return [...ideas];
  const setup = setupOf(lead.fact, premise, request);
  // The setup has said already whom the video is about.
  const rest = ideas.filter((placed) => placed !== headline && !(setup.about && isNameOf(placed.idea, setup.about)));
  const plot = rest.find(
    (placed) => isPlot(placed, premise) && isSilent(placed) && isShownOtherwise(placed.idea, premise, request),
  );
  return [
    // It leads up to what it was placed behind.
    ...(plot ? [{ ...plot, needs: undefined }] : []),
    { idea: setup, slot: SLOT.lead, weight: 100 },
    headline,
    ...rest.filter((placed) => placed !== plot),
  ];
}

/** Names with digits are left out, and so is a label such as "24h change": each would pass for a figure. */
function setupOf(fact: Fact, { story }: Premise, { language }: ComposeRequest): SetupIdea {
  const { main, place } = story.subject;
  const about = [main, place].find((name) => name !== null && !holdsNumber(String(name.value), language)) ?? null;
  return { kind: 'setup', about, of: holdsNumber(language.writeFigure(fact).label.display, language) ? null : fact };
}

/** Digits, or a number in words of the video's language or of English, which payloads are often written in. */
export function holdsNumber(text: string, { code }: Pick<Language, 'code'>): boolean {
  return /\p{N}/u.test(text) || [code, 'en'].some((one) => readNumerals(text, one).length > 0);
}

/** Sentences of the payload and where a pool is. */
function isPlot({ idea, needs }: PlacedIdea, { story, lead }: Premise): boolean {
  if (needs !== undefined && needs !== lead) return false;
  if (idea.kind === 'texts') return idea.facts.length === 1 && idea.facts[0]?.kind === 'text';
  return idea.kind === 'quote' || (idea.kind === 'context' && story.domain === 'pool' && idea.venue !== null);
}

function isNameOf(idea: Idea, about: Fact): boolean {
  return idea.kind === 'context' && idea.venue === null && (idea.main ?? idea.place) === about;
}

/** The setup stands as a headline, and no two neighbours look alike. */
function isShownOtherwise(idea: Idea, premise: Premise, request: ComposeRequest): boolean {
  return layoutsOf(idea, premise, request).some(({ layout }) => layout !== 'headline');
}

function layoutsOf(idea: Idea, { story }: Premise, { language, stills }: ComposeRequest): SceneContent[] {
  return layOut(idea, story, readPictures(stills, story), language);
}

/** Whether any way to show or say an idea brings a figure. */
function bringsFigure(idea: Idea, premise: Premise, request: ComposeRequest): boolean {
  const { story, register } = premise;
  const { language } = request;
  const unsaid = {
    story,
    register,
    told: new Set<string>(),
    writeFigure: (fact: Fact) => language.writeFigure(fact),
  };
  const lines = language.word(idea, unsaid).map(({ line }) => line);
  const shown = layoutsOf(idea, premise, request)
    .flatMap((content) => textsIn(content))
    .filter(({ name }) => name !== 'layout');
  const texts = [...lines, ...shown.flatMap(({ text, isFigure }) => (isFigure ? [] : [text]))];
  const written = texts
    .flatMap((text) => piecesOf(text))
    .some((piece) => 'text' in piece && holdsNumber(piece.text, language));
  const told = texts
    .flatMap((text) => referencesIn(text))
    .some(({ key, form }) => {
      const fact = story.byKey.get(key.replace(/#.*$/, ''));
      if (!fact) return true;
      return holdsNumber(form === 'label' ? language.writeFigure(fact).label.display : String(fact.value), language);
    });
  return written || told || shown.some(({ isFigure }) => isFigure);
}
