import { readFacts } from '@app/facts';
import { type LineToken, tokenizeLine } from '../../figures/tokenize-line';
import { writtenLanguage } from '../../language/written-language';
import { SAMPLE_DATA, SAMPLE_SENTENCES } from './sample-sentences';

/** The sentence of a language as its voices say it. Throws `UnwrittenLanguageError`. */
export function sampleLine(code: string): LineToken[] {
  const language = writtenLanguage(code);
  const [fact] = readFacts(SAMPLE_DATA).facts;
  if (!fact) return [];
  const rise = {
    key: fact.key,
    value: fact.value,
    forms: language.writeFigure(fact),
    formatter: `${fact.kind}.${language.code}`,
  };
  return tokenizeLine(SAMPLE_SENTENCES[language.code], { rise }, (word) => language.pronounce(word));
}
