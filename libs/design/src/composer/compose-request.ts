import type { Brand, Compliance, Format, Still, StyleName } from '@app/picture';
import type { FactPack } from '@app/facts';
import type { Revision } from '../editing/revision';
import type { AnswerOwner } from '../model/kept-answers';
import type { Language } from '../language/language';
import type { Mode, Pacing } from './pacing';
import type { StyleHistory } from './style-choice';
import type { Telling } from './telling';

/** What a video is composed from. */
export interface ComposeRequest {
  facts: FactPack;
  title?: string;
  /** Direction in words; its figures never reach the video. */
  brief?: string;
  /** Said and shown word for word as the last scene. */
  cta?: string;
  targetSeconds: number;
  /** Left out, the facts and the account's videos so far choose. */
  style?: StyleName;
  history?: StyleHistory;
  brand?: Brand;
  compliance?: Compliance;
  format: Format;
  language: Language;
  seed: number;
  /** Pictures that could be had, with the key of the fact that named each. */
  stills: ReadonlyArray<{ still: Still; key: string }>;
  captions: boolean;
  music: boolean;
  /** How fast it is told; `standard` unless said. */
  pacing?: Pacing;
  /** `story` holds the headline figure back and opens with the plot. */
  mode?: Mode;
  /** What videos of the same show before this one said and how, the latest first: this one differs from them. */
  before?: readonly Telling[];
  /** Key of the fact that is news, in a show: the video opens on it where it can. */
  headline?: string;
  /** A drawn presenter opens after the hook and closes before the end card. */
  presenter?: boolean;
  /** Footage of the caller's lies ready; which shot a scene shows is settled once it is spoken. The template engine's alone. */
  footage?: boolean;
  /** Whose video it is: answers of a model are kept for it. */
  owner?: AnswerOwner;
  /** The video is an earlier one changed; the other fields are its settings after the change. */
  revision?: Revision;
}
