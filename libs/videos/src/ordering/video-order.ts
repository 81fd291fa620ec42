import type { FieldMeanings } from '@app/facts';
import type { PackContent, SourceKind, SourcePack } from '@app/sources';
import type { BrandOrder } from '@app/channels';
import type { EndUser } from '../end-users/end-user';
import type { VideoSpec } from '../video-specification';

/** How an order may name its source; at most one of them. */
export interface SourceChoice {
  data?: Record<string, unknown> | null;
  /** A page, a file or a feed, read by the worker. */
  sourceUrl?: string;
  text?: string;
  sourcePackId?: string;
  /** A previewed source, read by the worker. */
  sourceId?: string;
  /** Of the video; what its source does not declare itself it is taken to be in. */
  language?: string;
}

/** What an order names as the source of its video, looked up; `data` in the order itself is none of these. */
export type OrderedSource =
  /** A pack of the account's. */
  | { state: 'kept'; pack: SourcePack }
  /** Read from the order, to be kept with the video. */
  | { state: 'read'; packId: string; content: PackContent }
  /** Read by the worker, in the design job; a page may turn out to need a browser. */
  | { state: 'awaited'; url: string | null; sourceId: string | null; language: string | null; mayBeDrawn: boolean };

/** What of an order is not the video itself: what it is made from, where it is filed, and on which terms. */
export interface OrderTerms {
  /** One of data, source and script is needed; beside data the figures of a script must be in it. */
  data?: Record<string, unknown> | null;
  /** What its data are, where they are not the caller's own. */
  kind?: Extract<SourceKind, 'token'>;
  text?: string;
  /** What the order declares of its data; each pattern has to match something. */
  fields?: FieldMeanings;
  channelId?: string;
  showId?: string;
  seriesId?: string;
  /**
   * Set for an episode, whose price its series shows. `video` is priced like any video. `flat` has the autopilot's price per
   * episode, which includes the render; no pictures, clips or music are ordered from services for it.
   */
  episode?: 'video' | 'flat';
  /** The user of an embedded studio who orders it; nobody where the account does. */
  endUser?: EndUser;
  public?: boolean;
  /** Whether its watch page shows where its figures come from. */
  publicProof?: boolean;
  external_id?: string;
  /** False stops at `scripted`; the render is ordered, and paid for, later. */
  render?: boolean;
  /** The caller wants a job, and the video is `draft` until its script exists. */
  async?: boolean;
  /** Refused where all that could be charged for the video comes to more. */
  maxCredits?: number;
}

/** An order as its caller says it; `specOf` settles what it leaves out. */
export interface VideoOrder
  extends OrderTerms, SourceChoice, Partial<Omit<VideoSpec, 'v' | 'brand' | 'compliance' | 'fields' | 'script'>> {
  /** A code or English name of a language. */
  language?: string;
  brand?: BrandOrder;
  /** As it was sent; read and checked before anything is held. */
  script?: unknown;
  /** What its series or a schema beside the data declares: it applies where it matches. */
  defaultFields?: FieldMeanings;
  /** The plan that is to be made exactly; it is the whole content of its order. */
  planId?: string;
}

/** An order with its spec settled and its source looked up. */
export interface SettledOrder extends OrderTerms {
  spec: VideoSpec;
  /** In place of data: what its caller pointed at. */
  source?: OrderedSource;
}
