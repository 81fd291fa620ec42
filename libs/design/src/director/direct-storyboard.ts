import { type Scene, type SceneContent, seededRandom } from '@app/picture';
import type { PlacedIdea } from '../composer/arc';
import { SLOT, SURE } from '../composer/arc';
import { assembleStoryboard } from '../composer/assemble-storyboard';
import type { ComposeRequest } from '../composer/compose-request';
import { findIdeas } from '../composer/find-ideas';
import { postText } from '../composer/furniture';
import { holdBack } from '../composer/hold-back';
import { type Idea, shownAs } from '../composer/idea';
import { layOut } from '../composer/lay-out';
import { lineSense, withTurn } from '../composer/line-sense';
import { PACE_HABITS } from '../composer/pacing';
import { isPhoto, readPictures } from '../composer/pictures';
import { premiseOf } from '../composer/premise';
import { presenterOf } from '../composer/presenter';
import { rememberingFigures } from '../composer/remembering-figures';
import type { DraftScene, StoryboardDraft } from '../composer/storyboard-draft';
import type { Story } from '../composer/story';
import { textsIn } from '../figures/scene-texts';
import { varyIdeas } from '../composer/vary-ideas';
import { LineWriter } from '../composer/write-lines';
import { castIdeas } from './cast-ideas';
import { VideoBeds } from './video-beds';
import { CASTS, type Role, ROLE_OF, SCENE_TEMPLATES } from './scene-templates';
import { stageIdea } from './stage-idea';

/**
 * The template engine: the payload's facts in a fixed sequence of title, data, chart, list and call to
 * action, each staged as its template says, over the caller's pictures and footage. The same request gives the same draft.
 */
export function directStoryboard(given: ComposeRequest): StoryboardDraft {
  const language = rememberingFigures(given.language);
  const request = { ...given, language };
  const premise = premiseOf(request);
  const { story, lead, ranked, claims, direction, register, cta } = premise;
  const photos = request.stills.filter((still) => isPhoto(still)).map(({ key }) => key);
  const found = findIdeas({ story, lead, ranked, claims, direction, targetSeconds: request.targetSeconds, photos });
  const { before = [] } = request;
  const headline = story.byKey.get(request.headline ?? '') ?? null;
  const varied = request.before ? varyIdeas(found, { before, headline }) : found;
  const told = request.mode === 'story' ? holdBack(varied, premise, request) : varied;
  const end: PlacedIdea = { idea: { kind: 'end', cta }, slot: SLOT.end, weight: 100 };
  const ideas = [...castIdeas(told, CASTS[story.domain], request.targetSeconds), end];
  const writer = new LineWriter(language, story, register, seededRandom(request.seed), before);
  const scenes = withTurn(stageScenes(ideas, story, request, writer));
  return assembleStoryboard(request, premise, scenes, postText(scenes, story));
}

function stageScenes(
  ideas: readonly PlacedIdea[],
  story: Story,
  request: ComposeRequest,
  writer: LineWriter,
): DraftScene[] {
  const pictures = readPictures(request.stills, story);
  const beds = new VideoBeds(request.stills, request.footage ?? false);
  const pace = PACE_HABITS[request.pacing ?? 'standard'].scene;
  const scenes: DraftScene[] = [];
  const ids = new Map<Idea, string>();
  for (const placed of ideas) {
    const { idea, weight, needs } = placed;
    const leans = needs ? ids.get(needs) : null;
    const role = scenes.length === 0 && idea.kind !== 'end' ? 'title' : ROLE_OF[shownAs(idea).kind];
    const words = request.language.screen(idea, story);
    const ways = stageIdea(idea, role, layOut(idea, story, pictures, request.language), words, beds);
    const [first, ...alternatives] = unlike(ways, scenes);
    const line = first && leans !== undefined ? writer.write(idea, weight >= SURE) : null;
    if (!first || line === null) continue;
    const id = `${shownAs(idea).kind}-${scenes.length + 1}`;
    ids.set(idea, id);
    scenes.push({
      scene: {
        id,
        line,
        ...lineSense(placed, scenes.length, request.mode),
        ...frameOf(role, first, scenes, beds, pace),
        ...first,
      },
      priority: scenes.length === 0 ? 100 : weight,
      alternatives,
      needs: leans ?? null,
      ...(request.presenter && idea.kind !== 'end' ? { presenter: presenterOf(line, idea, words, story) } : {}),
    });
  }
  return scenes;
}

/** What an earlier scene shows to the letter comes last: two trades on one pair of cards are told on other ones. */
function unlike(ways: readonly SceneContent[], before: readonly DraftScene[]): SceneContent[] {
  const shown = (way: SceneContent): boolean =>
    way.layout !== 'footage' &&
    before.some(({ scene, alternatives }) =>
      [scene, ...alternatives].some((other) => other.layout === way.layout && contentOf(other) === contentOf(way)),
    );
  return [...ways.filter((way) => !shown(way)), ...ways.filter(shown)];
}

function contentOf(content: SceneContent): string {
  return textsIn(content)
    .flatMap(({ text, isFigure }) => (isFigure ? [text] : []))
    .join(' ');
}

/** How a scene of its role comes and what lies under it; the video's first great figure after the title slams in. */
function frameOf(
  role: Role,
  content: SceneContent,
  before: readonly DraftScene[],
  beds: VideoBeds,
  pace: number,
): Pick<Scene, 'type' | 'transition' | 'minSeconds' | 'motion' | 'bed'> {
  const { type, transition, least, bed } = SCENE_TEMPLATES[role];
  const slams = role === 'data' && content.layout === 'hero' && before.every(({ scene }) => scene.motion === undefined);
  // A scene that shows a picture of its own does not stand on another.
  const under = bed && !('still' in content) && content.layout !== 'footage' ? beds.behind() : undefined;
  return {
    type,
    transition,
    minSeconds: least * pace,
    ...(slams ? { motion: 'slam' as const } : {}),
    ...(under ? { bed: under } : {}),
  };
}
