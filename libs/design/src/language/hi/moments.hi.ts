import type { WordPhrases } from '../phrasebook/words.phrases';

/** Moments in time, in Hindi. */
export const MOMENTS_HI: Pick<WordPhrases, 'next' | 'latest' | 'first' | 'then'> = {
  next: ({ text, time }) => ({
    any: [
      `आगे ${time.at}: ${text}`,
      `${time.at} बारी है: ${text}`,
      `अभी बाकी है, ${time.at}: ${text}`,
      `अब आगे क्या? ${time.at}: ${text}`,
    ],
    poster: [`आगे: ${text}`, `${time.ref}। ${text}`],
    desk: [`कैलेंडर में ${time.at}: ${text}`],
    anchor: [`अगला कार्यक्रम ${time.at}: ${text}`],
    loud: [`बस आने को है, ${time.at}! ${text}`],
    calm: [`और फिर ${time.at}, ${text}`],
  }),
  latest: ({ text, time }) => ({
    any: [`ताज़ा, ${time.at}: ${text}`, `सबसे नया: ${text}`, `आख़िर में क्या हुआ? ${time.at}: ${text}`],
    poster: [`${time.ref}। ${text}`],
    desk: [`आख़िरी एंट्री ${time.at}: ${text}`],
    anchor: [`सबसे हाल की बात, ${time.at}: ${text}`],
    loud: [`एकदम नया, ${time.at}! ${text}`],
    calm: [`अंत में, ${time.at}: ${text}`],
  }),
  first: ({ text, time }) => ({
    any: [`सबसे पहले, ${time.at}: ${text}`, `शुरुआत, ${time.at}: ${text}`, `सिलसिला ${time.at} शुरू हुआ: ${text}`],
    poster: [`पहले: ${text}`],
    anchor: [`शुरुआत ${time.at} हुई: ${text}`],
  }),
  then: ({ text, time }) => ({
    any: [`फिर ${time.at}: ${text}`, `इसके बाद, ${time.at}: ${text}`, `और ${time.at}: ${text}`],
    poster: [`फिर: ${text}`],
    anchor: [`अगला पड़ाव ${time.at}: ${text}`],
    calm: [`कुछ देर बाद, ${time.at}: ${text}`],
  }),
};
