import type { SceneOf } from '../styles/scene-env';

/** A call to action around its link; without one, all of it is `before`. */
export interface CallParts {
  before: string;
  link: string;
  after: string;
}

/** Cuts a call word for word at its link. */
export function callParts({ cta, link = '' }: SceneOf<'end'>): CallParts {
  const at = link ? cta.indexOf(link) : -1;
  if (at < 0) return { before: cta.trim(), link: '', after: '' };
  return { before: cta.slice(0, at).trim(), link, after: cta.slice(at + link.length).trim() };
}

/** As `callParts`, for styles that set the link on a line of its own. A link in mid-sentence stays in the sentence. */
export function callOverLink(scene: SceneOf<'end'>): Pick<CallParts, 'before' | 'link'> {
  const parts = callParts(scene);
  return parts.after ? { before: scene.cta.trim(), link: '' } : parts;
}
