import { viewerPage } from './viewer-page';

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

export type RefusalKind = keyof typeof REFUSALS;

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
