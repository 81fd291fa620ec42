import type { ShownProof, ViewedVideo } from '@app/videos';
import { htmlText, pathOf, videoElement } from './video-element';
import { unfurlTags } from './unfurl-tags';
import { languageOf, viewerPage } from './viewer-page';
import type { ViewerLinks } from './viewer-links';
import { FIGURES_HEAD, shownFigures } from './shown-figures';
import { watchWords } from './watch-words';
import { policyHash } from '../http/security-headers';

/** Pages without script look again by themselves, seconds. */
const LOOK_AGAIN_S = 5;

/**
 * A page that plays one video, works without script, and unfurls where its link is posted. `proof` is what its owner lets
 * viewers know of its figures.
 */
export function watchPage(video: ViewedVideo, links: ViewerLinks, home: string, proof: ShownProof | null): string {
  const words = watchWords(video.spec.language);
  const { status } = video;
  const [width = 9, height = 16] = video.spec.format.split(':').map(Number);
  const isAwaited = links.files === null && (video.status === 'draft' || video.status === 'rendering');
  const head = [
    unfurlTags(video, links),
    // A link with a key is for whom it was sent to.
    video.public ? `<link rel="canonical" href="${htmlText(links.page)}">` : '<meta name="robots" content="noindex">',
    isAwaited ? `<meta http-equiv="refresh" content="${LOOK_AGAIN_S}">` : '',
    proof ? FIGURES_HEAD : '',
  ].join('\n');
  const waiting = `<div class="stage"><p role="status">${status === 'rendered' ? '' : words[status]}</p>${isAwaited ? '<div class="bar"></div>' : ''}</div>`;
  const save = links.download && `<a class="save" href="${pathOf(links.download)}" download>${words.download}</a>`;
  const caption = video.caption && `<p class="caption" dir="auto">${htmlText(video.caption)}</p>`;
  const main = `<main${width > height ? ' data-wide' : ''} data-format="${htmlText(video.spec.format)}">
<div class="video">${links.files ? videoElement(video, links) : waiting}</div>
<div class="words"><h1 dir="auto">${htmlText(video.title)}</h1>${caption}${save ?? ''}</div>${proof ? shownFigures(proof, words.proof) : ''}</main>`;
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
<html ${languageOf(video.spec.language)}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head>
<body>${videoElement(video, links) || `<p>${watchWords(video.spec.language).notThere}</p>`}</body></html>`;
}

const REFUSALS = {
  unauthorized: { status: 401, page: 'unauthorized' },
  not_found: { status: 404, page: 'notFound' },
} as const;

type RefusalKind = keyof typeof REFUSALS;

/** Whether a refusal has a page of its own. */
export function hasRefusalPage(kind: string): kind is RefusalKind {
  return Object.hasOwn(REFUSALS, kind);
}

/** What people see in place of a video, in a language of theirs, with its status. */
export function refusalPage(
  kind: RefusalKind,
  { home, language }: { home: string; language: string },
): { status: number; html: string } {
  const { status, page } = REFUSALS[kind];
  const { title, about } = watchWords(language)[page];
  const main = `<main data-format="1:1"><div class="words"><h1>${title}</h1><p class="caption">${about}</p></div></main>`;
  const head = '<meta name="robots" content="noindex">';
  return { status, html: viewerPage({ language, title, head, main, home }) };
}
