import type { Schemas } from '../../../api/client';

type Order = Schemas['CreateVideo'];

/** What can be chosen about a video, beside what it is told from. */
export interface Options {
  title: string;
  brief: string;
  cta: string;
  /** Empty lets the facts choose. */
  style: NonNullable<Order['style']> | '';
  /** A code of the list of languages. */
  language: string;
  /** Empty for the best one there is. */
  voiceId: string;
  targetSeconds: number;
  format: NonNullable<Order['format']>;
  pacing: NonNullable<Order['pacing']>;
  mode: NonNullable<Order['mode']>;
  captions: boolean;
  /** The style's own bed, none, one made for the video, or audio of the library by its id. */
  music: 'bed' | 'none' | 'made' | `ast_${string}`;
  musicWish: string;
  images: NonNullable<Order['images']>;
  clips: boolean;
  presenter: boolean;
  engine: 'designed' | 'director';
}

/** What the api takes where neither the order nor its show or channel says otherwise. */
export const USUAL: Options = {
  title: '',
  brief: '',
  cta: '',
  style: '',
  language: 'en',
  voiceId: '',
  targetSeconds: 30,
  format: '9:16',
  pacing: 'standard',
  mode: 'numbers',
  captions: true,
  music: 'bed',
  musicWish: '',
  images: 'source',
  clips: false,
  presenter: false,
  engine: 'designed',
};

/** Options that a show or channel has settled. */
export function settledBy(filed: Schemas['VideoDefaults']): Partial<Options> {
  const { music, ...rest } = filed;
  const wish = typeof music === 'object' ? music.generate : undefined;
  return {
    ...rest,
    ...(music === undefined ? {} : { music: music === false ? 'none' : wish === undefined ? 'bed' : 'made' }),
    ...(typeof wish === 'string' ? { musicWish: wish } : {}),
  };
}
