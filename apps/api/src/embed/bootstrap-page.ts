import { smallPage } from './small-page';

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
