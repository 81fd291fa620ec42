import type { ByLanguage } from '@app/lingua';

/** What a voice says so that it can be chosen by ear: a few seconds with a figure, as its videos have them. */
export const SAMPLE_SENTENCES: ByLanguage<string> = {
  en: 'Up {{rise}} in one week. This is how I would tell your story.',
  es: 'Un {{rise}} más en una semana. Así contaría yo tu historia.',
  pt: 'Alta de {{rise}} em uma semana. Assim eu conto a sua história.',
  fr: 'Une hausse de {{rise}} en une semaine. Voilà comment je raconterais votre histoire.',
  de: 'Ein Plus von {{rise}} in einer Woche. So würde ich Ihre Geschichte erzählen.',
  it: 'Più {{rise}} in una settimana. Così racconterei la tua storia.',
  tr: 'Bir haftada {{rise}} artış. İşte böyle anlatırım.',
  id: 'Naik {{rise}} dalam seminggu. Beginilah saya bercerita.',
  ja: '一週間で{{rise}}増えました。こんな声でお伝えします。',
  ko: '일주일 만에 {{rise}} 늘었습니다. 이런 목소리로 전해 드립니다.',
  zh: '一周上涨{{rise}}。我会这样讲述。',
  hi: 'एक हफ़्ते में {{rise}} की बढ़त। सुनिए पूरी कहानी।',
  ar: 'زيادة {{rise}} في أسبوع. هكذا أروي.',
};

/** The payload behind the sentences: their figure is written and said by the language, like any other. */
export const SAMPLE_DATA = { risePct: 8.4 };
