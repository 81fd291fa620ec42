import type { ClosingPhrases, WordPhrases } from '../phrasebook/words.phrases';
import { counting, placeWord } from './grammar.ar';

/** Names, texts, times and quotes in Arabic. */
export const WORDS_AR: WordPhrases = {
  named: ({ role, who, value, noun, home, leads }) => {
    const sum = counting(value, noun);
    return {
      any: [
        `${role.text}: ${who.ref}، ${sum}.`,
        `مَن ${role.text}؟ ${who.ref}، ${sum}.`,
        `${who.ref} هو ${role.text}، ${sum}.`,
        leads && home && `ولدى ${home.ref} ${role.text} أيضًا: ${who.ref}.`,
      ],
      poster: [`${who.ref}. ${sum}.`, `${role.text}: ${who.ref}. ${sum}.`],
      desk: [`${role.text}، ${who.ref}، ${sum}.`, home && `${who.ref} من ${home.ref}: ${sum}.`],
      anchor: [home && `${who.ref} من ${home.ref}، والرصيد ${sum}.`, `${role.text} هو ${who.ref} عند ${sum}.`],
      loud: [`${who.ref}! ${sum}.`],
    };
  },
  fixture: ({ home, away, at, places }) => {
    const [host, guest] = places ?? [null, null];
    const first = placeWord(host);
    const second = placeWord(guest);
    const ranked = first && second ? `${first} ضد ${second}` : '';
    return {
      any: [
        ranked !== '' && `${at}، ${ranked}: ${home.ref} و${away.ref}.`,
        `المباراة التالية: ${home.ref} ضد ${away.ref} ${at}.`,
        `مَن يلعب الآن؟ ${home.ref} و${away.ref}، ${at}.`,
        `يستقبل ${home.ref} ضيفه ${away.ref} ${at}.`,
      ],
      poster: [`${home.ref}، ${away.ref}. ${at}.`, ranked !== '' && `${ranked}. ${at}.`],
      desk: [`على الجدول ${at}: ${home.ref} و${away.ref}.`],
      anchor: [`اللقاء المقبل ${at}: ${home.ref} ضد ${away.ref}.`, ranked !== '' && `موعد ${ranked}، ${at}.`],
      loud: [`${home.ref} ضد ${away.ref}! ${at}.`],
    };
  },
  daylight: ({ from, to }) => ({
    any: [
      `تشرق الشمس عند ${from} وتغرب عند ${to}.`,
      `النهار من ${from} إلى ${to}.`,
      `متى الشروق؟ عند ${from}، والغروب عند ${to}.`,
      `الشروق عند ${from}، والغروب عند ${to}.`,
    ],
  }),
  times: ({ first, second, from, to }) => ({
    any: [
      `${first.text} عند ${from}، و${second.text} عند ${to}.`,
      `من ${from} إلى ${to}.`,
      `متى؟ من ${from} إلى ${to}.`,
      `يمتد من ${from} إلى ${to}.`,
    ],
  }),
  setup: ['إليكم الرقم.', 'ما الرقم؟', 'وماذا عن الرقم؟'],
  about: ({ name, place }) => ({
    any: [
      `هذا ${name.ref}.`,
      `${name.ref}${place ? `، في ${place.ref}` : ''}.`,
      `عمّن الحديث؟ ${name.ref}.`,
      `الاسم: ${name.ref}.`,
    ],
    anchor: [`الحديث عن ${name.ref}.`],
  }),
  poolVenue: ({ venue, place }) => ({
    any: [`المجمّع على ${venue.ref}.`, `أين؟ على ${venue.ref}.`, `كل ذلك على ${venue.ref}.`, `يديره ${venue.ref}.`],
    poster: [`على ${venue.ref}.`],
    desk: [`السوق، ${venue.ref}.`],
    anchor: [`يتبع المجمّع ${venue.ref}.`, place && `المجمّع لدى ${venue.ref}، على ${place.ref}.`],
  }),
  item: ({ title, by, first }) =>
    by
      ? {
          any: [
            `${first ? 'أولًا' : 'ثم'} ${title.ref}، من ${by.ref}.`,
            `${title.ref}، ${by.ref}.`,
            `${first ? 'البداية مع' : 'يليه'} ${by.ref}: ${title.ref}.`,
            `من ${by.ref}، ${title.ref}.`,
          ],
        }
      : {
          any: [
            `${title.ref}.`,
            `${first ? 'أولًا' : 'ثم'}، ${title.ref}.`,
            `${first ? 'البداية' : 'وأيضًا'}: ${title.ref}.`,
          ],
        },
  word: ({ what, words }) => ({
    any: [
      `${what.text}: ${words}.`,
      `${what.text}؟ ${words}.`,
      `أما ${what.text}: ${words}.`,
      `في خانة ${what.text}: ${words}.`,
    ],
  }),
  also: ({ words }) => ({ any: [`و${words}.`, `وأيضًا ${words}.`, `وأخيرًا، ${words}.`] }),
  list: ({ what, list, whole }) =>
    what
      ? {
          any: [
            `${what.text}: ${list}.`,
            `${what.text}؟ ${list}.`,
            whole ? `في القائمة ${list}.` : `من الأسماء ${list}.`,
          ],
        }
      : { any: [`${list}.`, `هنا ${list}.`, `بالترتيب: ${list}.`] },
  more: ({ list }) => ({ any: [`ثم ${list}.`, `وبعد ذلك ${list}.`, `وأيضًا ${list}.`, `ونتابع مع ${list}.`] }),
  next: ({ text, time }) => ({
    any: [
      `التالي ${time.at}: ${text}`,
      `${time.at}، بعد ذلك: ${text}`,
      `ما التالي؟ ${time.at}: ${text}`,
      `الموعد ${time.at}: ${text}`,
    ],
    poster: [`التالي: ${text}`, `${time.ref}. ${text}`],
    desk: [`على الجدول ${time.at}: ${text}`],
    anchor: [`الموعد المقبل ${time.at}: ${text}`],
    loud: [`اقترب الموعد، ${time.at}! ${text}`],
    calm: [`ثم يأتي ${time.ref}. ${text}`],
  }),
  latest: ({ text, time }) => ({
    any: [`الأحدث ${time.at}: ${text}`, `آخر ما جرى: ${text}`, `ما آخر ما جرى؟ ${time.at}: ${text}`],
    poster: [`${time.ref}. ${text}`],
    desk: [`آخر قيد ${time.at}: ${text}`],
    anchor: [`أحدث ما ورد ${time.at}: ${text}`],
    loud: [`الأحدث، ${time.at}! ${text}`],
    calm: [`وصولًا إلى ${time.ref}: ${text}`],
  }),
  first: ({ text, time }) => ({
    any: [`أولًا ${time.at}: ${text}`, `البداية ${time.at}: ${text}`, `تفتتح القائمة ${time.at}: ${text}`],
    poster: [`أولًا: ${text}`],
    anchor: [`جاءت البداية ${time.at}: ${text}`],
  }),
  then: ({ text, time }) => ({
    any: [`ثم ${time.at}: ${text}`, `بعد ذلك ${time.at}: ${text}`, `و${time.at}: ${text}`],
    poster: [`ثم: ${text}`],
    anchor: [`يليه ${time.at}: ${text}`],
    calm: [`لاحقًا ${time.at}: ${text}`],
  }),
  quote: ({ words, who }) =>
    who
      ? {
          any: [`${who.ref}: ${words}`, `من كلام ${who.ref}: ${words}`, `بكلمات ${who.ref}: ${words}`],
          loud: [`اسمعوا ${who.ref}: ${words}`],
        }
      : { any: [`بكلماتهم: ${words}`, `كما قيل: ${words}`] },
  source: ({ who, on }) => {
    if (!who)
      return {
        any: [
          on === '' ? 'هذه هي الأرقام.' : `الأرقام كما هي ${on}.`,
          on === '' ? 'تلك هي الحصيلة.' : `القراءة ${on}.`,
          on === '' ? 'هذا ما في البيانات.' : `هكذا كانت الأرقام ${on}.`,
        ],
      };
    return {
      any: [
        `الأرقام من ${who.ref} ${on === '' ? '' : `، ${on}`}.`,
        `البيانات لدى ${who.ref}.`,
        `من أين الأرقام؟ من ${who.ref}.`,
        `هذه قراءة ${who.ref} ${on === '' ? '' : `، ${on}`}.`,
      ],
      desk: [`البيانات: ${who.ref}.`],
      anchor: [`المصدر: ${who.ref} ${on === '' ? '' : `، ${on}`}.`, `بحسب بيانات ${who.ref} ${on}.`],
    };
  },
  against: 'ضد',
};

export const CLOSING_AR: ClosingPhrases = {
  link: (address) => `المزيد على ${address}`,
  source: (name) => `البيانات من ${name}`,
};
