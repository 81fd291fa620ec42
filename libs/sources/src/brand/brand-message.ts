import type { ReadReply } from '../readers/reader-message';
import type { DrawnLogo } from './draw-logo';
import type { PageLook } from './page-look';
import type { PageStyle } from './page-style';

/** What the process that looks at a brand is asked, by what it is to look at. */
export interface BrandQuestions {
  page: { bytes: Uint8Array; contentType: string | null; url: string };
  style: {
    bytes: Uint8Array;
    contentType: string | null;
    sheets: string[];
    manifest: { text: string; url: string } | null;
  };
  logo: { bytes: Uint8Array };
}

/** What it answers to each. */
export interface BrandAnswers {
  page: PageLook;
  style: PageStyle;
  logo: DrawnLogo;
}

export type BrandQuestion = {
  [Kind in keyof BrandQuestions]: { kind: Kind } & BrandQuestions[Kind];
}[keyof BrandQuestions];

export type BrandReply = ReadReply<BrandAnswers[keyof BrandAnswers]>;
