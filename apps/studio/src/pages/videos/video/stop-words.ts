import type { Video } from '../../../videos/video-query';
import { words } from '../../../words';

/** What stopping a video costs: nothing before its script exists; afterwards the script stays charged, the render does not. */
export function stopWords({ cost, scenes }: Video, stage: 'design' | 'render' | null): string {
  const text = words.video.making;
  if (cost === null) return text.stopPlain;
  const late = stage === 'render' || scenes.length > 0;
  if (!late) return text.stopEarly(cost.credits);
  // Renders of earlier versions are in the cost too; one is under way.
  const renders = cost.breakdown.filter(({ type }) => type === 'render');
  const [credits, count] = renders.reduce(([sum, times], item) => [sum + item.credits, times + item.count], [0, 0]);
  return count > 0 ? text.stopLate(Math.round(credits / count)) : text.stopPlain;
}
