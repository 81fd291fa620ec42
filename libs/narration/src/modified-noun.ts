import type { LanguageCode } from '@app/lingua';
import { Catalogue } from './catalogue';
import type { Said } from './said';

/** What a noun can have before it, whatever the noun. */
export type Modifier = 'average' | 'median' | 'total' | 'new';

/** A noun with a word before or behind it, as the language sets it: "die durchschnittliche Wartezeit". */
export function modifiedNoun(noun: Said, modifier: Modifier, code: LanguageCode): Said {
  const [text = '', bare = ''] = Catalogue.of(code).ways(`noun.${modifier}`, { noun });
  return { ...noun, text, bare };
}
