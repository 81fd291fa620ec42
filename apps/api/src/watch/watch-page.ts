import { CUT_FILES, type VideoLinkSet, type ViewedFilm } from '@app/videos';

const WAITING: Record<string, string> = {
  draft: 'This film is being written.',
  scripted: 'This film is written and waits for its render.',
  rendering: 'This film is being made. Reload in a moment.',
  error: 'This film could not be made.',
};

/** A page that plays one film, works without script, and unfurls where its link is posted. */
export function watchPage(video: ViewedFilm, links: VideoLinkSet, baseUrl: string): string {
  const title = escape(video.title);
  const path = (link: string | null) => escape((link ?? '').replace(baseUrl, ''));
  // Whoever watches sees the cut that plays now, whatever is made of the film meanwhile.
  const version = video.cutVersion ?? video.version;
  const captions = escape(`/media/${video.id}/v${version}/${CUT_FILES.vtt}?k=${video.mediaKey}`);
  const [width, height] = video.format.split(':').map(Number);
  const player = links.renderUrl
    ? `<video controls playsinline autoplay muted poster="${path(links.thumbnail)}">
<source src="${path(links.renderUrl)}" type="video/mp4"><track kind="captions" srclang="${escape(video.language)}" src="${captions}"></video>`
    : `<p class="waiting">${WAITING[video.status] ?? ''}</p>`;
  const unfurl = links.renderUrl
    ? `<meta property="og:type" content="video.other"><meta property="og:video" content="${escape(links.renderUrl)}">
<meta property="og:video:type" content="video/mp4"><meta property="og:image" content="${escape(links.thumbnail ?? '')}">
<meta name="twitter:card" content="summary_large_image">`
    : '';
  return `<!doctype html>
<html lang="${escape(video.language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><meta property="og:title" content="${title}"><meta property="og:description" content="${escape(video.caption)}">
${unfurl}
<style>
:root{color-scheme:dark}body{margin:0;background:#0b0b0d;color:#f4f2ee;font:16px/1.5 system-ui,sans-serif;display:grid;place-items:center;min-height:100vh}
main{display:grid;gap:16px;padding:16px;justify-items:start;width:min(92vw,calc(78vh*${width}/${height}))}
video,.waiting{width:100%;aspect-ratio:${width}/${height};border-radius:14px;background:#17171b}.waiting{display:grid;place-items:center;margin:0}
h1{font-size:20px;margin:0}p{margin:0;color:#c9c5bd}
</style></head><body><main>${player}<h1>${title}</h1><p>${escape(video.caption)}</p></main></body></html>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
