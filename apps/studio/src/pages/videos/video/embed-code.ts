import type { Video } from '../../../videos/video-query';

/** Markup that plays a video on any page: its player in a frame, which shows whatever cut is current. */
export function embedCode({ title, format, watchUrl }: Video): string {
  const player = new URL(watchUrl);
  player.pathname += '/player';
  const shape = `style="width:100%;aspect-ratio:${format.replace(':', '/')};border:0"`;
  return `<iframe src="${escaped(player.href)}" title="${escaped(title)}" ${shape} allow="fullscreen" loading="lazy"></iframe>`;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}
