import type { ViewedVideo } from '@app/videos';
import { htmlText, pathOf, videoElement } from './video-element';
import { unfurlTags } from './unfurl-tags';
import { viewerPage } from './viewer-page';
import type { ViewerLinks } from './viewer-links';
import { policyHash } from '../http/security-headers';

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

const STYLE = `html,body{margin:0;height:100%;background:#000;color:#f2f3f4;font:16px/1.5 system-ui,sans-serif}
video{display:block;width:100%;height:100%;object-fit:contain}p{display:grid;place-items:center;height:100%;margin:0;padding:16px;text-align:center}`;

/** How a policy names the style of the page. */
export const PLAYER_STYLE = policyHash(STYLE);

/** The video and nothing else, for frames: player cards of networks, and pages of whoever has the link. */
export function playerPage(video: ViewedVideo, links: ViewerLinks): string {
  const title = htmlText(video.title);
  return `<!doctype html>
<html lang="${htmlText(video.spec.language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head>
<body>${videoElement(video, links) || '<p lang="en">This video is not there yet.</p>'}</body></html>`;
}

const REFUSALS = {
  unauthorized: {
    status: 401,
    title: 'This link does not open the video',
    about: 'Its key is missing, or was changed since it was sent. Ask whoever sent it for a new link.',
  },
  not_found: {
    status: 404,
    title: 'There is no video here',
    about: 'It may have been deleted, or the address is not whole.',
  },
} as const;

type RefusalKind = keyof typeof REFUSALS;

/** Whether a refusal has a page of its own. */
export function hasRefusalPage(kind: string): kind is RefusalKind {
  return Object.hasOwn(REFUSALS, kind);
}

/** What people see in place of a video, with its status. */
export function refusalPage(kind: RefusalKind, home: string): { status: number; html: string } {
  const { status, title, about } = REFUSALS[kind];
  const main = `<main data-format="1:1"><div class="words"><h1>${title}</h1><p class="caption">${about}</p></div></main>`;
  const head = '<meta name="robots" content="noindex">';
  return { status, html: viewerPage({ language: 'en', title, head, main, home }) };
}
