import type { BackdropOrder } from './backdrops/backdrop';

/** Where a remote work stands, so that a restarted worker asks for its result and does not order (and pay) it anew. */
export interface RemoteTicket {
  /** Name of the service that gave it. */
  service: string;
  statusUrl: string;
  resultUrl: string;
}

/** Keeps the ticket of one piece of work over the death of a process. */
export interface TicketBox {
  read(): Promise<RemoteTicket | null>;
  keep(ticket: RemoteTicket): Promise<void>;
}

/** What every maker is told beside its order. */
export interface MakeCall {
  /** File that receives the work; its name says nothing of its format. */
  outPath: string;
  tickets: TicketBox;
  signal: AbortSignal;
}

/** A picture for a scene. */
export interface ImageOrder extends BackdropOrder {
  /** Subject and mood in words; never a figure. */
  prompt: string;
  /** Place among the video's generated pictures, from 0. */
  index: number;
}

export interface MadeImage {
  width: number;
  height: number;
}

/** A still to be set in motion. */
export interface ClipOrder {
  prompt: string;
  /** Picture file, at least 300 px on its short side. */
  seedPath: string;
  seconds: number;
}

export interface MadeClip {
  width: number;
  height: number;
  seconds: number;
}

/** Music for a video. */
export interface MusicOrder {
  prompt: string;
  seconds: number;
}

/** Makes pictures. All makers throw `MediaError`, and the signal's reason once it aborts. */
export abstract class ImageMaker {
  /** True where each work is charged. */
  abstract readonly paid: boolean;
  abstract make(order: ImageOrder, call: MakeCall): Promise<MadeImage>;
}

/** Makes clips out of stills. */
export abstract class ClipMaker {
  abstract readonly paid: boolean;
  /** Null where the still itself is to be shown, moved by the renderer. */
  abstract make(order: ClipOrder, call: MakeCall): Promise<MadeClip | null>;
}

/** Makes music. */
export abstract class MusicMaker {
  abstract readonly paid: boolean;
  /** Null where the style's own bed is to play. */
  abstract make(order: MusicOrder, call: MakeCall): Promise<{ seconds: number } | null>;
}
