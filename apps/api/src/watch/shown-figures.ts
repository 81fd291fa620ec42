import type { ShownFact, ShownProof } from '@app/videos';
import { policyHash } from '../http/security-headers';
import { htmlText } from './video-element';
import type { WatchWords } from './watch-words';

/** What the list of figures adds to the style of the page. */
const STYLE = `.proof{grid-column:1/-1;contain:inline-size;display:grid;gap:16px;width:100%;max-width:1120px;margin-inline:auto}
.proof h2{margin:0;font-size:1.25rem;line-height:1.25;text-wrap:balance}.proof>p{margin:-8px 0 0;color:var(--soft)}
.figures{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,280px),1fr));gap:12px;align-items:start;margin:0;padding:0;list-style:none}
.figures li{border:1px solid var(--line);border-radius:12px;overflow:hidden}.figures li[data-now]{border-color:light-dark(#2450d8,#8fb0ff);box-shadow:0 0 0 1px light-dark(#2450d8,#8fb0ff)}
summary{display:grid;grid-template-columns:1fr auto;gap:0 12px;align-items:center;min-height:44px;padding:12px 14px;cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}summary::after{content:'';grid-area:1/2/span 2;width:8px;height:8px;border:solid var(--soft);border-width:0 2px 2px 0;rotate:45deg}
[open]>summary::after{rotate:-135deg}summary bdi{justify-self:start;font-size:1.25rem;font-weight:650;overflow-wrap:anywhere}
summary span{color:var(--soft);font-size:.875rem;overflow-wrap:anywhere}
summary:focus-visible,.figures button:focus-visible{outline:3px solid light-dark(#2450d8,#8fb0ff);outline-offset:-3px;border-radius:12px}
dl{display:grid;gap:12px;margin:0;padding:4px 14px 14px}dt{color:var(--soft);font-size:.8125rem}dd{margin:0;overflow-wrap:anywhere}code{font:.9375rem ui-monospace,monospace}
.times{display:flex;flex-wrap:wrap;gap:8px}
.figures button{min-width:44px;min-height:44px;padding:0 12px;border:1px solid var(--line);border-radius:10px;background:var(--sunken);color:inherit;font:inherit;font-variant-numeric:tabular-nums;cursor:pointer}
@media (scripting:none){.figures button{border:0;padding:0;background:none;cursor:auto}}`;

/** Tells the list what the video shows, and takes the video to what is pressed; without it the list can be read all the same. */
const SCRIPT = `(()=>{const video=document.querySelector('video');if(!video)return;
const rows=[...document.querySelectorAll('.figures li')].map((row)=>[row,[...row.querySelectorAll('button')]]);
const on=({dataset:{from,to}},ms)=>Number(from)<=ms&&ms<Number(to);
const tell=()=>{const ms=video.currentTime*1000;for(const [row,times] of rows)row.toggleAttribute('data-now',ms>0&&times.some((time)=>on(time,ms)))};
video.addEventListener('timeupdate',tell);video.addEventListener('seeked',tell);
for(const [,times] of rows)for(const time of times)time.addEventListener('click',()=>{video.currentTime=Number(time.dataset.at)/1000;video.scrollIntoView({block:'nearest'});void video.play().catch(()=>{})});})()`;

/** How a policy names what the list brings along. */
export const FIGURES_STYLE = policyHash(STYLE);
export const FIGURES_SCRIPT = policyHash(SCRIPT);

/** Figures count up for a moment before they can be read. */
const SETTLED = { share: 0.45, ms: 1200 } as const;
const MOST_TIMES = 6;

/** The figures of a video, each to be opened for its fact, its source and its moments. */
export function shownFigures({ facts, source }: ShownProof, words: WatchWords['proof']): string {
  const from = source?.url
    ? `<a href="${htmlText(source.url)}" rel="noreferrer nofollow ugc" dir="auto">${htmlText(source.title)}</a>`
    : `<span dir="auto">${htmlText(source?.title ?? words.ownData)}</span>`;
  const rows = facts.map(
    (
      fact,
    ) => `<li><details><summary><bdi>${htmlText(fact.figure)}</bdi><span dir="auto">${htmlText(fact.name)}</span></summary>
<dl><div><dt>${words.value}</dt><dd><code dir="ltr">${htmlText(fact.value)}</code></dd></div>
<div><dt>${words.source}</dt><dd>${from}</dd></div>${timesOf(fact, words)}</dl></details></li>`,
  );
  return `<section class="proof" aria-labelledby="proof"><h2 id="proof">${words.title}</h2><p>${words.about}</p>
<ul class="figures">${rows.join('\n')}</ul></section><script>${SCRIPT}</script>`;
}

/** Goes into the head of a page that shows figures. */
export const FIGURES_HEAD = `<style>${STYLE}</style>`;

function timesOf({ figure, moments }: ShownFact, words: WatchWords['proof']): string {
  return (['screen', 'voice'] as const)
    .map((where) => {
      const byTime = new Map(
        moments
          .filter((moment) => moment.where === where)
          .map(({ fromMs, toMs }) => {
            const at = where === 'voice' ? fromMs : fromMs + Math.min(SETTLED.ms, (toMs - fromMs) * SETTLED.share);
            return [clock(fromMs), { fromMs, toMs, at: Math.round(at) }] as const;
          }),
      );
      if (byTime.size === 0) return '';
      const buttons = [...byTime].slice(0, MOST_TIMES).map(([time, { fromMs, toMs, at }]) => {
        const name = htmlText(`${words[where]} ${time}: ${figure}`);
        return `<button type="button" data-at="${at}" data-from="${fromMs}" data-to="${toMs}" aria-label="${name}">${time}</button>`;
      });
      return `<div><dt>${words[where]}</dt><dd class="times">${buttons.join('')}</dd></div>`;
    })
    .join('');
}

function clock(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
