import { refer, type RefText, type SceneContent } from '@app/picture';
import type { Idea } from '../composer/idea';
import { optional } from '../composer/row-names';
import type { ScreenWords } from '../composer/screen-words';
import type { VideoBeds } from './video-beds';
import { SCENE_TEMPLATES, type Role } from './scene-templates';

/** A figure and its name, as words over a picture. */
interface Spoken {
  kicker?: RefText;
  headline: RefText;
  support?: RefText;
}

/**
 * Ways to stage an idea in its role, the template's own look first. A title names its subject over the figure; data and
 * lists may lie over footage; charts stay as they are.
 */
export function stageIdea(
  idea: Idea,
  role: Role,
  ways: readonly SceneContent[],
  words: ScreenWords,
  beds: VideoBeds,
): SceneContent[] {
  const { layouts } = SCENE_TEMPLATES[role];
  const over = overPicture(ways, words);
  const staged =
    role === 'title'
      ? titleWays(idea, ways, words, beds)
      : [...(role === 'data' || role === 'list' ? footageWays(over, beds) : []), ...ways];
  const wanted = ({ layout }: SceneContent): number =>
    layouts.includes(layout) ? layouts.indexOf(layout) : layouts.length;
  return [...staged].sort((a, b) => wanted(a) - wanted(b));
}

/** The figure over the first picture there is, named above and below; without one as large as its style has it. */
function titleWays(idea: Idea, ways: readonly SceneContent[], words: ScreenWords, beds: VideoBeds): SceneContent[] {
  if (idea.kind !== 'lead') {
    const over = overPicture(ways, words);
    const full = over && beds.full(over);
    return full ? [full] : [...ways];
  }
  const figure = refer(idea.fact.key, ways.some((way) => way.layout === 'hero' && way.trend) ? 'signed' : 'full');
  const title = {
    ...optional('kicker', words.kicker === words.label ? undefined : words.label),
    headline: figure,
    ...optional('support', words.kicker),
  };
  const full = beds.full(title);
  return full ? [full] : [...ways];
}

function footageWays(over: Spoken | null, beds: VideoBeds): SceneContent[] {
  const full = over && beds.full(over);
  return full?.layout === 'footage' ? [full] : [];
}

/** The words of the first way that has a figure or a sentence of its own. */
function overPicture(ways: readonly SceneContent[], words: ScreenWords): Spoken | null {
  for (const way of ways) {
    if (way.layout === 'hero')
      return {
        kicker: way.label,
        headline: refer(way.figure, way.trend ? 'signed' : 'full'),
        ...optional('support', way.kicker === way.label ? undefined : way.kicker),
      };
    if (way.layout === 'headline')
      return { ...optional('kicker', way.kicker), headline: way.headline, ...optional('support', way.support) };
    if (way.layout === 'picture') return { headline: way.headline, ...optional('support', way.support) };
    if (way.layout === 'quote') return { headline: way.quote, ...optional('support', way.by) };
  }
  const [first] = ways;
  if (first?.layout !== 'cards') return null;
  const [card] = first.cards;
  return card ? { kicker: card.label, headline: refer(card.figure), ...optional('support', words.support) } : null;
}
