import type { EpisodeFinding } from '../../episode.entity';
import { OTHER } from '../compare-pictures';
import { blocking, type VideoCheck } from '../findings';
import { isOther } from './picture.check';
import { textsByLayer } from './readability.check';

/** What the ids of watermarks begin with; each scene has its own. */
const MARK = 'video.foot.mark.';

/** A video wears the colours that its brand lock lays down, and its watermark stands in every scene. */
export const checkBrand: VideoCheck = (video) => {
  const { order, job, drawn } = video;
  if (!order.brand) return [];
  const { watermark, ...colors } = order.brand;
  const worn = job.storyboard.brand;
  const found: EpisodeFinding[] = [];
  for (const name of ['accent', 'ground'] as const) {
    const color = colors[name];
    if (color !== undefined && worn?.[name]?.toLowerCase() !== color.toLowerCase()) {
      found.push(blocking('brand_color', `The brand's ${name} colour ${color} is not used.`));
    }
  }
  if (!watermark) return found;
  const shown = textsByLayer(drawn.timeline);
  const wanted = alike(watermark);
  if (drawn.timeline.scenes.some(({ id }) => alike(shown.get(`${MARK}${id}`) ?? '') !== wanted)) {
    return [...found, blocking('watermark_missing', `The watermark "${watermark}" is not in the video.`)];
  }
  const gone = video.compared.find(
    ({ layer, difference, scene }) => layer.startsWith(MARK) && difference > OTHER && !isOther(video, scene),
  );
  if (!gone) return found;
  const message = `The watermark "${watermark}" cannot be seen in scene ${gone.scene}.`;
  return [...found, blocking('watermark_missing', message, gone)];
};

/** A watermark's words: styles set it in capitals, and over lines. */
function alike(text: string): string {
  return text.replace(/\s+/gu, ' ').trim().toUpperCase();
}
