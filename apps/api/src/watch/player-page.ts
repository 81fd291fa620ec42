import type { ViewedVideo } from '@app/videos';
import { policyHash } from '../http/policy-hash';
import { videoElement, htmlText } from './video-element';
import type { ViewerLinks } from './viewer-links';

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
