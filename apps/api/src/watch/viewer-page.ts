import { WRITING } from '@app/lingua';
import { FORMATS } from '@app/picture';
import { policyHash } from '../http/security-headers';
import { htmlText } from './video-element';
import { watchWords } from './watch-words';

/** Shapes by format, so that no page needs a style of its own. */
const SHAPES = FORMATS.map((format) => {
  const [width = 9, height = 16] = format.split(':').map(Number);
  return `[data-format='${format}']{--ratio:${width}/${height};--wide:${width / height}}`;
}).join('\n');

/** The studio's own colours and sizes, without its letters: nothing is loaded before the video. */
const STYLE = `:root{color-scheme:light dark;--paper:light-dark(#f5f6f7,#0f1113);--sunken:light-dark(#e3e6e9,#0a0c0d);--ink:light-dark(#15171a,#f2f3f4);--soft:light-dark(#50575e,#a9b0b7);--line:light-dark(#dcdfe3,#2c3136)}
*{box-sizing:border-box}body{margin:0;min-height:100vh;min-height:100dvh;display:grid;grid-template-rows:1fr auto;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,'Segoe UI',sans-serif}
main{display:grid;gap:24px;align-content:center;justify-content:center;padding:clamp(16px,4vw,48px)}
video,.stage{display:block;width:100%;aspect-ratio:var(--ratio);border-radius:16px;background:#000}
.stage{display:grid;place-content:center;gap:20px;padding:24px;background:var(--sunken);text-align:center}
.stage p{margin:0;max-width:28ch;font-weight:560}
.bar{height:6px;width:min(220px,60vw);margin:auto;overflow:hidden;border-radius:3px;background:var(--line)}
.bar::after{content:'';display:block;width:40%;height:100%;border-radius:3px;background:#ffd93b;animation:on 1.6s ease-in-out infinite alternate}
@keyframes on{from{transform:translateX(-60%)}to{transform:translateX(210%)}}
h1{margin:0;font-size:clamp(1.5rem,1.1rem + 1.6vw,2.25rem);line-height:1.15;letter-spacing:-.02em;text-wrap:balance;overflow-wrap:anywhere}
.words{display:grid;gap:16px;align-content:center;justify-items:start;min-width:0;max-width:62ch}
.caption{margin:0;color:var(--soft);white-space:pre-line;overflow-wrap:anywhere}
a{color:inherit;text-underline-offset:3px}a:focus-visible{outline:3px solid light-dark(#2450d8,#8fb0ff);outline-offset:3px;border-radius:6px}
.save{padding:10px 18px;border-radius:10px;background:var(--ink);color:var(--paper);font-weight:600;text-decoration:none}
footer{display:flex;align-items:center;justify-content:center;gap:10px;padding:16px;border-top:1px solid var(--line);color:var(--soft);font-size:.8125rem}
footer svg{width:22px;height:22px;flex:none}
.video{width:min(100%,calc(82vh*var(--wide)))}
@media (min-width:900px){main:not([data-wide]){grid-template-columns:auto minmax(0,46ch);gap:clamp(32px,5vw,88px)}main:not([data-wide]) .video{width:min(48vw,calc(80vh*var(--wide)))}}
main[data-wide]{grid-template-columns:minmax(0,calc(76vh*var(--wide)))}main[data-wide] .video{width:100%}
@media (prefers-reduced-motion:reduce){.bar::after{animation:none;width:100%;opacity:.5}}
${SHAPES}`;

/** How a policy names the style of these pages. */
export const VIEWER_STYLE = policyHash(STYLE);

const MARK = `<svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8" fill="#15171a"/><path d="M9 8h14v4.2H9z" fill="#ffd93b"/><path d="M9 14h10v4H9zM9 20h4.4v4.4H9z" fill="#fff"/></svg>`;

interface ViewerPage {
  language: string;
  title: string;
  /** Tags of the head, as they are written. */
  head?: string;
  /** What stands on the page, as it is written. Its `main` says by `data-format` which shape it shows. */
  main: string;
  /** Of the product, for who wants to know what made the video. */
  home: string;
}

/** The attributes by which a page names its language and which way that is read. */
export function languageOf(language: string): string {
  return `lang="${htmlText(language)}" dir="${WRITING[language]?.isRightToLeft ? 'rtl' : 'ltr'}"`;
}

/** A page for people who have no account: nothing is loaded but the video. */
export function viewerPage({ language, title, head = '', main, home }: ViewerPage): string {
  const product = `<a href="${htmlText(home)}" dir="ltr">Factreel</a>`;
  return `<!doctype html>
<html ${languageOf(language)}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${htmlText(title)}</title>
${head}
<style>${STYLE}</style></head><body>
${main}
<footer>${MARK}<span>${watchWords(language).madeWith.replace('{}', product)}</span></footer>
</body></html>`;
}
