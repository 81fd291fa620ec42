import { POSTER_SHORT_SIDE } from '@app/render';
import type { ViewedVideo } from '@app/videos';
import { htmlText } from './video-element';
import type { ViewerLinks } from './viewer-links';

/** Pixels of a video's shorter side; every cut has it. */
const SHORT_SIDE = 1080;
const LONGEST_DESCRIPTION = 300;

/** Width and height of a video's cut by its format such as `9:16`, or of what of it has another shorter side. */
function frameOf(format: string, shortSide = SHORT_SIDE): [number, number] {
  const [width = 9, height = 16] = format.split(':').map(Number);
  const scale = shortSide / Math.min(width, height);
  return [Math.round(width * scale), Math.round(height * scale)];
}

/** Tags by which a posted link shows the video: OpenGraph with the file itself, and a player card with the bare player. */
export function unfurlTags(
  { title, caption, spec }: Pick<ViewedVideo, 'title' | 'caption' | 'spec'>,
  { page, player, files }: ViewerLinks,
): string {
  const [width, height] = frameOf(spec.format);
  const [posterWidth, posterHeight] = frameOf(spec.format, POSTER_SHORT_SIDE);
  const about = shortened(caption);
  const graph: Array<[string, string | number]> = [
    ['og:site_name', 'Factreel'],
    ['og:title', title],
    ['og:description', about],
    ['og:url', page],
  ];
  const card: Array<[string, string | number]> = [
    ['twitter:title', title],
    ['twitter:description', about],
  ];
  if (files) {
    const secure = files.video.startsWith('https:');
    graph.push(
      ['og:type', 'video.other'],
      ['og:image', files.poster],
      ['og:image:type', 'image/jpeg'],
      ['og:image:width', posterWidth],
      ['og:image:height', posterHeight],
      ['og:image:alt', title],
      ['og:video', files.video],
      ...(secure ? [['og:video:secure_url', files.video] as [string, string]] : []),
      ['og:video:type', 'video/mp4'],
      ['og:video:width', width],
      ['og:video:height', height],
    );
    card.push(
      // Cards take players over TLS alone.
      ['twitter:card', secure ? 'player' : 'summary_large_image'],
      ['twitter:image', files.poster],
      ['twitter:player', player],
      ['twitter:player:width', width],
      ['twitter:player:height', height],
      ['twitter:player:stream', files.web],
      ['twitter:player:stream:content_type', 'video/mp4'],
    );
  }
  const tag = (kind: string) => (named: [string, string | number]) =>
    `<meta ${kind}="${named[0]}" content="${htmlText(String(named[1]))}">`;
  return [...graph.map(tag('property')), ...card.map(tag('name'))].join('\n');
}

function shortened(text: string): string {
  const letters = [...text];
  return letters.length <= LONGEST_DESCRIPTION ? text : `${letters.slice(0, LONGEST_DESCRIPTION - 1).join('')}…`;
}
