import type { ViewedVideo } from '@app/videos';
import { videoElement, pathOf, htmlText } from './video-element';
import { unfurlTags } from './unfurl-tags';
import { viewerPage } from './viewer-page';
import type { ViewerLinks } from './viewer-links';

const WAITING: Record<string, string> = {
  draft: 'This video is being written.',
  scripted: 'This video is written and waits for its render.',
  rendering: 'This video is being made.',
  error: 'This video could not be made.',
};
/** Pages without script look again by themselves, seconds. */
const LOOK_AGAIN_S = 5;

/** A page that plays one video, works without script, and unfurls where its link is posted. */
export function watchPage(video: ViewedVideo, links: ViewerLinks, home: string): string {
  const [width = 9, height = 16] = video.spec.format.split(':').map(Number);
  const isAwaited = links.files === null && (video.status === 'draft' || video.status === 'rendering');
  const head = [
    unfurlTags(video, links),
    // A link with a key is for whom it was sent to.
    video.public ? `<link rel="canonical" href="${htmlText(links.page)}">` : '<meta name="robots" content="noindex">',
    isAwaited ? `<meta http-equiv="refresh" content="${LOOK_AGAIN_S}">` : '',
  ].join('\n');
  const waiting = `<div class="stage" lang="en"><p role="status">${WAITING[video.status] ?? ''}</p>${isAwaited ? '<div class="bar"></div>' : ''}</div>`;
  const save =
    links.download && `<a class="save" lang="en" href="${pathOf(links.download)}" download>Download video</a>`;
  const caption = video.caption && `<p class="caption" dir="auto">${htmlText(video.caption)}</p>`;
  const main = `<main${width > height ? ' data-wide' : ''} data-format="${htmlText(video.spec.format)}">
<div class="video">${links.files ? videoElement(video, links) : waiting}</div>
<div class="words"><h1 dir="auto">${htmlText(video.title)}</h1>${caption}${save ?? ''}</div></main>`;
  return viewerPage({ language: video.spec.language, title: video.title, head, main, home });
}
