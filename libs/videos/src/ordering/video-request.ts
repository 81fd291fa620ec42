import type { Engine } from '@app/billing';
import type { FieldMeanings } from '@app/facts';
import type { Mode, Pacing, Pronunciation } from '@app/design';
import type { Format, StyleName } from '@app/render';
import type { SourceKind } from '@app/sources';
import type { ComplianceRule } from '../channels/film-settings';
import type { EndUser } from '../end-users/end-user';
import type { BrandWish } from '../video.entity';
import type { MediaOrder } from './media-wish';
import type { OrderedSource } from './ordered-source';

/** What a caller may say about a film, defaults filled in. */
export interface VideoRequest extends MediaOrder {
  /** One of data, source and script is needed; beside data the figures of a script must be in it. */
  data?: Record<string, unknown> | null;
  /** What its data are, where they are not the caller's own. */
  kind?: Extract<SourceKind, 'token'>;
  /** In place of data: what its caller pointed at. */
  source?: OrderedSource;
  /** What the order declares of its data; each pattern has to match something. */
  fields?: FieldMeanings;
  /** What its show, its series or a schema beside the data declares: it applies where it matches. */
  defaultFields?: FieldMeanings;
  /** As it was sent; read and checked before anything is held. */
  script?: unknown;
  title?: string;
  brief?: string;
  cta?: string;
  format: Format;
  style?: StyleName;
  targetSeconds: number;
  /** A code or English name of a language; English unless said. */
  language?: string;
  voiceId?: string;
  /** How words are said; captions and figures stay as they are. */
  pronunciation?: Pronunciation;
  mode?: Mode;
  /** Key of the fact that an episode opens on. */
  headline?: string;
  pacing?: Pacing;
  captions: boolean;
  presenter: boolean;
  brand?: BrandWish;
  /** What it is filed under; what these lay down for it stands in the other fields by now. */
  channelId?: string;
  showId?: string;
  seriesId?: string;
  /**
   * An episode of a series; its series tells the cost. Charged as any film, or, flat, at an
   * autopilot's price that has its render in it (4.7, rule 3). Nothing is made elsewhere for a flat one.
   */
  episode?: 'film' | 'flat';
  engine?: Engine;
  /** The user of an embedded studio who orders it; nobody where the account does. */
  endUser?: EndUser;
  compliance?: ComplianceRule;
  public: boolean;
  external_id?: string;
  /** False stops at `scripted`; the render is ordered, and paid for, later. */
  render?: boolean;
  /** The caller wants a job, and the film is `draft` until its script exists. */
  async?: boolean;
  /** Refused where all that could be charged for the film comes to more. */
  maxCredits?: number;
}
