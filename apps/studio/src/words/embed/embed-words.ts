import type { Words } from '..';

/** The shape of the English words, with any text in their place. */
type Told<English> = English extends string
  ? string
  : English extends (...values: infer Values) => string
    ? (...values: Values) => string
    : English extends readonly string[]
      ? readonly string[]
      : { readonly [Name in keyof English]: Told<English[Name]> };

/** Codes of refusals that an embedded studio may meet (docs/errors.md). */
type MetCode =
  | 'bad_request'
  | 'unauthorized'
  | 'insufficient_credits'
  | 'max_credits_exceeded'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'too_large'
  | 'unprocessable'
  | 'rate_limited'
  | 'unavailable'
  | 'internal';

type Video = Words['video'];

/** Every text of an embedded studio in another language; one that is missing does not compile. */
export interface EmbedWords {
  ui: Told<Omit<Words['ui'], 'product' | 'pageTitle'>>;
  errors: Told<Pick<Words['errors'], 'offline' | 'unknown' | 'requestId'>> & {
    readonly titles: Readonly<Record<MetCode, string>>;
    /** What to do, in place of the sentence of the api, which is English. */
    readonly abouts: Readonly<Record<MetCode, string>>;
  };
  shell: Told<Pick<Words['shell'], 'connection' | 'broken' | 'unloaded'>>;
  embed: Told<Words['embed']>;
  chat: Told<Words['chat']>;
  videoParts: Told<Omit<Words['videoParts'], 'networks' | 'duration'>>;
  video: Told<
    Pick<
      Video,
      'tabs' | 'credits' | 'version' | 'title' | 'changing' | 'making' | 'failed' | 'unrendered' | 'post' | 'download'
    > &
      Pick<Video, 'captions' | 'versions'> & {
        actions: Pick<Video['actions'], 'chat'>;
        details: Pick<Video['details'], 'warnings' | 'atScene'>;
        proof: Omit<Video['proof'], 'open' | 'fact' | 'scene' | 'track'>;
      }
  >;
  editor: Told<Words['editor']>;
  /** Words that the editor shares with the page that makes videos. */
  make: Told<{
    voice: Pick<Words['make']['voice'], 'auto' | 'language'>;
    shape: Pick<Words['make']['shape'], 'pacing' | 'paces'>;
    more: Pick<Words['make']['more'], 'music'>;
    meaning: Pick<
      Words['make']['meaning'],
      'correct' | 'label' | 'unit' | 'unitExample' | 'currency' | 'role' | 'asRead' | 'roles'
    >;
  }>;
}
