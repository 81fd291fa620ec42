import type { EmbedPage } from '@app/accounts';
import { policyHash } from '../http/security-headers';

/** A page of one small script and one small style, written whole, with the policy that lets these two run and nothing else. */
export interface SmallPage {
  html: string;
  /** `Content-Security-Policy`, without who may show it in a frame. */
  policy: string;
}

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0;min-height:100vh;display:grid;place-items:center;text-align:center;background:Canvas;color:CanvasText}
main{max-width:26rem;padding:1.5rem}p{margin:.5rem 0}button{font:inherit;padding:.5rem 1rem;border-radius:.5rem;border:1px solid;cursor:pointer}`;

/** `body` and `attributes` are written as they are: nothing of a request may stand in them unless it is known to be harmless. */
function smallPage({
  title,
  body,
  script,
  attributes = '',
}: Record<'title' | 'body' | 'script', string> & { attributes?: string }): SmallPage {
  const html = `<!doctype html>
<html lang="en"${attributes}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer"><title>${title}</title><style>${STYLE}</style></head>
<body><main>${body}</main><noscript>The studio needs JavaScript.</noscript><script>${script}</script></body></html>`;
  const policy = [
    "default-src 'none'",
    `script-src ${policyHash(script)}`,
    `style-src ${policyHash(STYLE)}`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return { html, policy };
}

/**
 * Runs in the browser. The token leaves the address before anything else happens; it is left for the studio's page in
 * `sessionStorage`, which browsers keep apart for each page that shows the frame, or, where a browser gives frames of
 * others no storage, in the frame's own name (docs/adr/0022-the-embedded-studio-opens-in-two-steps.md).
 */
const SCRIPT = `(function(){'use strict';
var token=new URLSearchParams(location.hash.slice(1)).get('t');
history.replaceState(null,'',location.pathname);
function show(id){['opening','unknown','failed'].forEach(function(other){document.getElementById(other).hidden=other!==id})}
function leave(id){var key='factreel.embed.'+id;
try{sessionStorage.setItem(key,token);if(sessionStorage.getItem(key)===token)return}catch(error){}
window.name=JSON.stringify({key:key,token:token})}
function open(){show('opening');
fetch('/embed/session',{method:'POST',headers:{'content-type':'application/json'},credentials:'omit',body:JSON.stringify({token:token})})
.then(function(answer){if(answer.status===400||answer.status===401)return show('unknown');if(!answer.ok)throw new Error(answer.status);
return answer.json().then(function(session){leave(session.id);location.replace(session.path)})})
.catch(function(){show('failed')})}
document.getElementById('again').addEventListener('click',open);
if(token)open();else show('unknown')})();`;

/** The embedded studio's first page: the same for everyone, with nothing in it. */
export const BOOTSTRAP_PAGE = smallPage({
  title: 'Opening the studio',
  body: `<p id="opening" role="status">Opening the studio…</p>
<p id="unknown" role="alert" hidden>This link does not open a studio. Reload the page that it stands in.</p>
<div id="failed" role="alert" hidden><p>The studio could not be reached.</p><button id="again" type="button">Try again</button></div>`,
  script: SCRIPT,
});

/** Tells the integrator's page, and no other, that a new token is needed. */
const TELL = `parent.postMessage({type:'service',event:'session.ended'},document.documentElement.dataset.origin);`;

/** The built studio with what its session may know: its own id, under which the token was left, and where messages go. */
export function studioPage(built: string, { pageId, origin, locale }: EmbedPage): string {
  const chosen = locale === null ? '' : `<meta name="factreel-embed-locale" content="${locale}">`;
  const told = `${chosen}<meta name="factreel-embed-session" content="${pageId}"><meta name="factreel-embed-origin" content="${origin}">`;
  return built.replace('<head>', () => `<head>${told}`);
}

/** The page of a session that has expired, or whose key was revoked. */
export function endedPage({ origin }: EmbedPage): SmallPage {
  return smallPage({
    title: 'This session has ended',
    body: '<p role="alert">This session has ended. Reload the page that it stands in.</p>',
    script: TELL,
    attributes: ` data-origin="${origin}"`,
  });
}

/** The page of an address that belongs to no session. */
export const UNKNOWN_PAGE = smallPage({
  title: 'No such studio',
  body: '<p role="alert">There is no such studio. Reload the page that it stands in.</p>',
  script: '',
});

/** Where the studio was not built. */
export const UNBUILT_PAGE = smallPage({
  title: 'No studio',
  body: '<p role="alert">The studio is not built on this server.</p>',
  script: '',
});
