import type { Engine } from '@app/billing';
import type { BrandWish, ComplianceRule, ImageChoice, MusicChoice } from '@app/channels';
import type { Mode, Pacing, Script } from '@app/design';
import type { Pronunciation } from '@app/voices';
import type { FieldMeanings } from '@app/facts';
import type { Format, StyleName } from '@app/picture';

/**
 * What a video is to be: its order with the defaults of its show, its channel and the house applied. Stored whole on the
 * video, and with each version and edit; only what is listed, filtered or changed by itself has a column of its own.
 */
export interface VideoSpec {
  /** Counts the changes of this shape that stored specs need a migration for. */
  v: 1;
  /** As its caller named it; left out, its design does. */
  title?: string;
  brief?: string;
  cta?: string;
  format: Format;
  /** Left out, its designer chooses. */
  style?: StyleName;
  /** Seconds. */
  targetSeconds: number;
  /** A code of a language that is written. */
  language: string;
  /** Left out, the best voice of the language. */
  voiceId?: string;
  /** How words are said; captions and figures stay as they are. */
  pronunciation?: Pronunciation;
  mode?: Mode;
  pacing?: Pacing;
  /** Key of the fact that an episode opens on. */
  headline?: string;
  captions: boolean;
  presenter: boolean;
  music: MusicChoice;
  /** Audio of the owner's library, played in place of any other music. */
  musicAssetId?: string;
  images: ImageChoice;
  clips: boolean;
  /** Footage, pictures and sound of the owner's library. */
  libraryAssetIds?: string[];
  brand?: BrandWish;
  /** What it is made and priced by. */
  engine: Engine;
  /** What must stand on its every frame. */
  compliance?: ComplianceRule;
  /** What is declared of its data beside what its pack declares; every reading of them takes it. */
  fields?: FieldMeanings;
  /** As its author wrote it; left out, a designer writes the video. */
  script?: Script;
}
