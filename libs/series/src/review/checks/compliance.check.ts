import { resolveText } from '@app/picture';
import type { EpisodeFinding } from '../../episode.entity';
import { OTHER } from '../compare-pictures';
import type { VideoEvidence } from '../video-evidence';
import { blocking, type VideoCheck } from '../findings';
import { isOther } from './picture.check';
import { textsByLayer } from './readability.check';

const WORDS = 'video.foot.words';

/** Under the preset the disclaimer, the date and the source stand on every frame. */
export const checkCompliance: VideoCheck = (video) => {
  if (!video.order.compliance) return [];
  const shown = textsByLayer(video.drawn.timeline).get(WORDS) ?? '';
  const missing = partsOf(video).filter(({ text }) => text === '' || !shown.includes(text));
  if (missing.length > 0)
    return missing.map(({ code, what }) => blocking(code, `${what} does not stand in the video.`));
  const gone = video.compared.find(
    ({ layer, difference, scene }) => layer === WORDS && difference > OTHER && !isOther(video, scene),
  );
  if (!gone) return [];
  const message = `The line with disclaimer, date and source cannot be read in scene ${gone.scene}.`;
  return [blocking('disclaimer_missing', message, gone)];
};

interface Part {
  code: EpisodeFinding['code'];
  what: string;
  text: string;
}

function partsOf({ order, job: { storyboard } }: VideoEvidence): Part[] {
  const { compliance, figures } = storyboard;
  const text = (ref: string | undefined): string => flat(resolveText(ref ?? '', figures, 'display'));
  const disclaimer = flat(order.compliance?.disclaimer ?? '');
  return [
    { code: 'disclaimer_missing', what: `The disclaimer "${disclaimer}"`, text: disclaimer },
    { code: 'as_of_missing', what: 'The date of the figures', text: text(compliance?.asOf) },
    { code: 'source_missing', what: 'The source of the figures', text: text(compliance?.source) },
  ];
}

function flat(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
