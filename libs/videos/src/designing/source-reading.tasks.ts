import { checkScript, type Script, writtenLanguage } from '@app/design';
import type { WorkTask } from '@app/platform';
import { type FactPack, type FieldMeanings, readFacts } from '@app/facts';
import { type PackContent } from '@app/sources';
import { sourceScript, type SourceTelling } from './source-script';

/** What a video's facts are read from. */
export interface ReadableOrder {
  /** Null where the script is the only source. */
  data: Record<string, unknown> | null;
  /** What is declared of them. */
  fields?: FieldMeanings;
  script: Script | null;
  language: string;
}

/** A source, and the video that may be told in its own sentences. */
export interface QuotableSource extends SourceTelling {
  source: PackContent;
}

/** Throws coded errors for data without facts, and for a script whose figures are not in them. */
export const readSource: WorkTask<ReadableOrder, FactPack> = {
  file: __filename,
  name: 'readSource',
  run: ({ data, fields, script, language }) => {
    const own = data ? readFacts(data, { defaults: fields }) : null;
    return script ? checkScript(script, own, writtenLanguage(language)) : (own ?? readFacts({}));
  },
};

export const quoteSource: WorkTask<QuotableSource, Script | null> = {
  file: __filename,
  name: 'quoteSource',
  run: ({ source, ...telling }) => sourceScript(source, telling),
};
