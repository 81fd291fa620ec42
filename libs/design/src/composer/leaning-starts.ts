import { wordTable } from '@app/facts';
import type { ByLanguage } from '@app/lingua';

/** Words that lean on a line before them, by language: no video opens on one. */
const LEANING = wordTable<RegExp>({
  en: /^(and|then|but|also|next|after|behind|meanwhile|plus|there is also|beside|further)(?=[\s,:])/i,
  es: /^[¿¡]?(y|e|luego|después|además|también|pero|le sigue|detrás)(?=[\s,:])/i,
  pt: /^(e|depois|além|também|mas|já|em seguida|atrás)(?=[\s,:])/i,
  fr: /^(et|puis|ensuite|après|aussi|mais|autre chiffre|derrière)(?=[\s,:])/i,
  de: /^(und|dann|danach|dazu|auch|außerdem|aber|es folgt|es folgen|dahinter)(?=[\s,:])/i,
  it: /^(e|ed|poi|dopo|inoltre|anche|ma|dietro|segue)(?=[\s,:])/i,
  tr: /^(ve|sonra|ardından|ayrıca|peki|ama|bir de)(?=\s|,)/i,
  id: /^(dan|lalu|kemudian|selanjutnya|juga|tapi|berikutnya)(?=[\s,:])/i,
  ja: /^(そして|次|続|また|それから|さらに|一方)/,
  ko: /^(그리고|다음|이어|또|한편|그다음)/,
  zh: /^(然后|接着|其次|还有|而|再|另外|另一边)/,
  hi: /^(और|फिर|इसके बाद|साथ ही|लेकिन|वहीं)(?=\s|,)/,
  ar: /^(و|ثم|يليه|بعد ذلك|كذلك|أما)/,
} satisfies ByLanguage<RegExp>);

/** Whether a line leans on one before it. */
export function leansBack(line: string, language: string): boolean {
  return LEANING[language]?.test(line) ?? false;
}
