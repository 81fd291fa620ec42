import { sentencesOf } from '@app/sources';
import { MOST_SCENES } from './script';

/** An order that brings neither data nor a script. */
export interface Told {
  title?: string | undefined;
  brief?: string | undefined;
  language?: string | undefined;
  targetSeconds?: number | undefined;
  /** Footage or pictures of the library are to be shown. */
  hasFootage: boolean;
}

/** Longest that one sentence of a scene may be; the schema of scripts holds the same. */
const LONGEST = 1000;
/** A silent shot of a film without words, seconds. */
const SHOT_S = 4;
const USUAL_S = 30;

/**
 * The script of a film whose words are its brief, one sentence a scene, or that shows footage under its title alone
 * (CONTRACT.md 4, sources). Null where there is nothing to tell or show.
 */
export function briefScript({ title, brief, language = 'en', targetSeconds = USUAL_S, hasFootage }: Told) {
  const type = hasFootage ? 'clip' : 'text';
  if (brief !== undefined) {
    const scenes = sentencesOf(brief, language).map((text, index) => ({
      type: index === 0 ? 'title' : type,
      text: text.slice(0, LONGEST),
    }));
    return { scenes: scenes.slice(0, MOST_SCENES - 1) };
  }
  if (!hasFootage) return null;
  const shots = Math.max(2, Math.round(targetSeconds / SHOT_S) - 1);
  const silent = Array.from({ length: shots }, () => ({ type, duration: SHOT_S }));
  const opening = title === undefined ? [] : [{ type: 'title', text: title, duration: SHOT_S }];
  return { scenes: [...opening, ...silent.slice(opening.length)] };
}
