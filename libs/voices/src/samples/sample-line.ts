import type { ByLanguage } from '@app/lingua';
import { type LineToken, tokenizeLine } from '../tokenize-line';

/**
 * What a voice says so that it can be chosen by ear: a few seconds with a figure, as its videos have them. The figure is
 * shown and said as videos of the language do it, which libs/design/test/languages.spec.ts compares.
 */
const SENTENCES: ByLanguage<readonly [line: string, display: string, spoken: string]> = {
  en: ['Up {{rise}} in one week. This is how I would tell your story.', '8.4%', '8.4 percent'],
  es: ['Un {{rise}} más en una semana. Así contaría yo tu historia.', '8,4\u00a0%', '8,4 por ciento'],
  pt: ['Alta de {{rise}} em uma semana. Assim eu conto a sua história.', '8,4%', '8,4 por cento'],
  fr: [
    'Une hausse de {{rise}} en une semaine. Voilà comment je raconterais votre histoire.',
    '8,4\u00a0%',
    '8,4 pour cent',
  ],
  de: ['Ein Plus von {{rise}} in einer Woche. So würde ich Ihre Geschichte erzählen.', '8,4\u00a0%', '8,4 Prozent'],
  it: ['Più {{rise}} in una settimana. Così racconterei la tua storia.', '8,4%', '8,4 per cento'],
  tr: ['Bir haftada {{rise}} artış. İşte böyle anlatırım.', '%8,4', 'yüzde 8,4'],
  id: ['Naik {{rise}} dalam seminggu. Beginilah saya bercerita.', '8,4%', '8,4 persen'],
  ja: ['一週間で{{rise}}増えました。こんな声でお伝えします。', '8.4%', 'ハッテンヨンパーセント'],
  ko: ['일주일 만에 {{rise}} 늘었습니다. 이런 목소리로 전해 드립니다.', '8.4%', '팔점사 퍼센트'],
  zh: ['一周上涨{{rise}}。我会这样讲述。', '8.4%', '百分之八点四'],
  hi: ['एक हफ़्ते में {{rise}} की बढ़त। सुनिए पूरी कहानी।', '8.4%', '8.4 प्रतिशत'],
  ar: ['زيادة {{rise}} في أسبوع. هكذا أروي.', '8.4%', '8.4 بالمِئَة'],
};

/** The sentence of a language as its voices say it. Throws `RangeError` for one that no voice speaks. */
export function sampleLine(language: string): LineToken[] {
  const sentence = SENTENCES[language];
  if (!sentence) throw new RangeError(`no voice speaks ${language}`);
  const [line, display, spoken] = sentence;
  return tokenizeLine(line, { rise: { forms: { full: { display, spoken } } } }, (word) => word);
}
