import type { LanguageCode } from '@app/lingua';
import { Catalogue } from './catalogue';
import type { Said } from './said';

/** Modifiers that every language can attach to any noun. */
export type Modifier = 'average' | 'median' | 'total' | 'new';

/** Attaches a modifier to a noun: "die durchschnittliche Wartezeit". */
export function modifiedNoun(noun: Said, modifier: Modifier, code: LanguageCode): Said {
  const [text = '', bare = ''] = Catalogue.of(code).ways(`noun.${modifier}`, { noun });
  return { ...noun, text, bare };
}
