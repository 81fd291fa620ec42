import type { EmbedPage } from '@app/accounts';
import { type SmallPage, smallPage } from './small-page';

/** Tells the integrator's page, and no other, that a new token is needed. */
const TELL = `parent.postMessage({type:'service',event:'session.ended'},document.documentElement.dataset.origin);`;

/** The built studio with what its session may know: its own id, under which the token was left, and where messages go. */
export function studioPage(built: string, { pageId, origin }: EmbedPage): string {
  const told = `<meta name="factreel-embed-session" content="${pageId}"><meta name="factreel-embed-origin" content="${origin}">`;
  return built.replace('<head>', () => `<head>${told}`);
}

/** Of a session whose time is over, or whose key was revoked. */
export function endedPage({ origin }: EmbedPage): SmallPage {
  return smallPage({
    title: 'This session has ended',
    body: '<p role="alert">This session has ended. Reload the page that it stands in.</p>',
    script: TELL,
    attributes: ` data-origin="${origin}"`,
  });
}

/** Of an address that names no session. */
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
