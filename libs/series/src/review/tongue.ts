import { WRITING } from '@app/lingua';

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The small words that sentences of a language cannot do without; figures and names have none. */
const SMALL_WORDS: Readonly<Record<string, readonly string[]>> = {
  en: listed(
    'the of and is are to for with on by it that this from as was were has have its than you they not but or an now which',
  ),
  es: listed(
    'el la los las de del y es son en por con una un se que su sus al más como para este esta lo pero hay está desde hasta',
  ),
  pt: listed(
    'o os as de do da dos das e é são em no na por com uma um se que seu sua ao mais como para este esta mas há está não foi',
  ),
  fr: listed(
    'le la les de des du et est sont en au aux par avec une un se que qui sur dans plus pour ce cette mais il elle sa son ses',
  ),
  de: listed(
    'der die das den dem des und ist sind im in von zu mit auf für ein eine einen bei nicht es sich wie als hat aus am vom noch',
  ),
  it: listed(
    'il lo la i gli le di del della dei delle e è sono in nel nella per con una un si che su suo sua al più come ma ha da dal',
  ),
  tr: listed(
    've bir bu için ile da de en daha çok olan olarak şu var yok ne o her gibi kadar sonra ise göre değil üzerinde mi',
  ),
  id: listed(
    'yang dan di ke dari ini itu untuk dengan pada adalah dalam akan oleh ada juga tidak lebih atau satu masih saat sudah kini para',
  ),
};
/** So many small words of another language, and so many times those of the video's own, are no accident. */
const LEAST_WORDS = 4;
const TIMES = 2.5;
/** Names and quotes stay as the payload has them; with less than this share of own letters nothing else is left. */
const OWN_LETTERS = 0.03;

/**
 * Tells a text that cannot be in a language (ISO code) by its script and its small words: names the language that it looks
 * like, or `null` where it may well be in it. Texts of a few names and figures say nothing.
 */
export function otherTongue(text: string, language: string): string | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 20) return null;
  const own = lettersOf(language, text);
  const isOwn = own / letters >= OWN_LETTERS;
  if (!isOwn && scriptOf(text)) return scriptOf(text);
  if (language === 'zh' && KANA.test(text)) return 'ja';
  if (language === 'ja' && isOwn && !KANA.test(text)) return 'zh';
  if (isOwn && !SMALL_WORDS[language]) return null;
  const counts = countsOf(text);
  const [best, most] = bestOf(counts);
  return best !== language && most >= LEAST_WORDS && most >= TIMES * (counts.get(language) ?? 0) ? best : null;
}

function scriptOf(text: string): string | null {
  const [best] = ['ko', 'hi', 'ar', KANA.test(text) ? 'ja' : 'zh']
    .map((code) => [code, lettersOf(code, text)] as const)
    .sort(([, a], [, b]) => b - a);
  return best && best[1] > lettersOf('en', text) ? best[0] : null;
}

/** How many letters of a text are of a language's script. */
function lettersOf(language: string, text: string): number {
  const { letters } = WRITING[language] ?? WRITING.en;
  return [...text].filter((letter) => letters.test(letter)).length;
}

function countsOf(text: string): Map<string, number> {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return new Map(
    Object.entries(SMALL_WORDS).map(([code, small]) => [code, words.filter((word) => small.includes(word)).length]),
  );
}

function bestOf(counts: ReadonlyMap<string, number>): [language: string, count: number] {
  return [...counts].sort(([, a], [, b]) => b - a)[0] ?? ['en', 0];
}

function listed(words: string): string[] {
  return words.split(' ');
}
