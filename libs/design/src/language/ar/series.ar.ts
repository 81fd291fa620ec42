import type { SeriesPhrases } from '../phrasebook/series.phrases';
import { counting, periodName, periodWith, verb } from './grammar.ar';
import { MARKET_AR } from './series-market.ar';

/** Figures that stand in time, in Arabic. */
export const SERIES_AR: SeriesPhrases = {
  flat: ({ what, value }) => ({
    any: [
      `لا حركة: ${value.ref} من البداية إلى النهاية.`,
      `${value.ref}، بلا تغيير.`,
      `${what?.text ?? 'الرقم'} ${verb(what, 'ثابت', 'ثابتة')} عند ${value.ref}.`,
    ],
  }),
  nothing: ({ what, period }) => ({
    any: [
      `${what.text} غائبة كل ${periodName(period)}.`,
      `${what.text}: لا شيء في أي ${periodName(period)}.`,
      `هل من ${what.text}؟ لا شيء في أي ${periodName(period)}.`,
    ],
  }),
  unbroken: ({ what, period }) => {
    const one = periodName(period);
    return {
      any: [
        `كل ${one} أعلى ${periodWith(period, 'مما قبله', 'مما قبلها')}.`,
        `لا تراجع في أي ${one}.`,
        `هل من تراجع؟ ولا في ${one}.`,
        `صعود متصل، ${one} بعد ${one}.`,
      ],
      poster: [`${one} بعد ${one}، إلى أعلى.`, 'لا تراجع.'],
      desk: [`صعود كل ${one}.`, `لا ${one} في الأحمر.`],
      anchor: [`${what?.text ?? 'الرقم'} في صعود بلا انقطاع.`, `على الرسم، كل ${one} فوق ما سبق.`],
      loud: [`كل ${one} إلى أعلى!`],
      calm: [`${one} بعد ${one}، والرقم يعلو.`],
    };
  },
  trend: ({ what, from, to, since, up }) => {
    const thing = what?.text ?? 'الرقم';
    return {
      any: [
        `${thing} من ${from.ref} إلى ${to.ref}.`,
        `كان ${from.ref} ${since.at}، ثم ${to.ref}.`,
        `${since.at} ${from.ref}. بعدها ${to.ref}.`,
        `الاتجاه؟ ${up ? 'إلى أعلى' : 'إلى أسفل'}، من ${from.ref} إلى ${to.ref}.`,
      ],
      poster: [`${from.ref}. ثم ${to.ref}.`],
      desk: [`${thing} ${from.ref} إلى ${to.ref}.`, `${up ? 'صعودًا' : 'هبوطًا'}: ${from.ref}، ${to.ref}.`],
      anchor: [
        `${verb(what, 'بدأ', 'بدأت')} ${thing} عند ${from.ref} ${verb(what, 'وانتهى', 'وانتهت')} عند ${to.ref}.`,
      ],
      loud: [`من ${from.ref} إلى ${to.ref}!`],
      calm: [`${since.at} كان ${from.ref}. وفي النهاية، ${to.ref}.`],
    };
  },
  crest: ({ what, value, time }) => ({
    any: [
      `الحد الأعلى: ${value.ref} ${time.at}.`,
      `${time.at} جاءت القمة: ${value.ref}.`,
      `متى كانت القمة؟ ${time.at}، ${value.ref}.`,
      `${what?.text ?? 'الرقم'} في القمة ${time.at}: ${value.ref}.`,
    ],
    poster: [`${value.ref} ${time.at}. الأعلى.`],
    desk: [`قمة ${value.ref} ${time.at}.`],
    anchor: [`أعلى نقطة جاءت ${time.at}: ${value.ref}.`],
    loud: [`${value.ref} ${time.at}! الأعلى.`],
    calm: [`${time.at}، أعلى ما في الرسم. ${value.ref}.`],
  }),
  above: ({ period, alone, next, warm }) => {
    const one = periodName(period);
    const runner = next ? `${next.value.ref} ${next.time.at}` : '';
    return {
      any: [
        alone ? `لا ${one} ${periodWith(period, 'آخر يبلغ', 'أخرى تبلغ')} هذا الحد.` : `لا ${one} فوق ذلك.`,
        alone ? 'البقية كلها أدنى.' : 'لا شيء أعلى من ذلك.',
        next && `${warm ? 'يليه في الدفء' : 'يليه'} ${runner}.`,
        next && `ثم يأتي ${runner}.`,
        next && `ما الأقرب؟ ${runner}.`,
      ],
      poster: [next && `بعده، ${runner}.`, 'لا أعلى.'],
      desk: [next && `القراءة التالية: ${runner}.`],
      anchor: [next && `الأقرب إليه ${runner}.`],
      loud: ['لا شيء فوقه!'],
      calm: [next && `وأدنى منه، ${runner}.`],
    };
  },
  holds: ({ what, value }) => ({
    any: [`${what.text} الآن: ${value.ref}.`, `ينتهي الخط عند ${value.ref}.`, `الرسم يقف الآن عند ${value.ref}.`],
    desk: [`${what.text}، آخر قراءة ${value.ref}.`],
    anchor: [`${verb(what, 'يبلغ', 'تبلغ')} ${what.text} ${value.ref}.`],
  }),
  poolHolds: ({ value, source }) => ({
    any: [
      `في المجمّع ${value.ref}.`,
      `${value.ref} من الودائع.`,
      source && `يحصي ${source.ref} في المجمّع ${value.ref}.`,
      `كم في الداخل؟ ${value.ref}.`,
    ],
    poster: [`في المجمّع: ${value.ref}.`, `${value.ref}، في مجمّع.`],
    desk: [`الودائع، ${value.ref}.`, `حجم المجمّع، ${value.ref}.`],
    anchor: [`تبلغ الودائع ${value.ref}.`, source && `بحسب ${source.ref}، يضم المجمّع ${value.ref}.`],
    loud: [`${value.ref} في المجمّع!`],
    calm: [`في المجمّع تستقر ${value.ref}.`],
  }),
  warmest: ({ value, time, climbs }) => ({
    any: [
      climbs && `ترتفع إلى ${value.ref} ${time.at}، وهي الأدفأ.`,
      `الأدفأ ${time.at}: ${value.ref}.`,
      `متى تبلغ أعلاها؟ ${time.at}، ${value.ref}.`,
      `العظمى ${value.ref} ${time.at}.`,
    ],
    poster: [`${value.ref} ${time.at}. الأدفأ.`, `الأدفأ: ${time.ref}. ${value.ref}.`],
    desk: [`القصوى ${value.ref}، ${time.at}.`],
    anchor: [`تأتي الحرارة العظمى ${time.at}: ${value.ref}.`, `${time.at} تسجَّل العظمى، ${value.ref}.`],
    loud: [`${value.ref} ${time.at}!`],
    calm: [`${time.at}، ${value.ref}. الأكثر دفئًا.`],
  }),
  warmestShared: ({ value, time, period }) => ({
    any: [
      `العظمى ${value.ref}، منها ${time.at}.`,
      `لا تتجاوز الحرارة ${value.ref}.`,
      `لا ${periodName(period)} فوق ${value.ref}.`,
    ],
  }),
  coldest: ({ value, time }) => ({
    any: [
      `الأبرد ${time.at}: ${value.ref}.`,
      `ومتى البرد؟ ${time.at}، ${value.ref}.`,
      `الصغرى ${value.ref} ${time.at}.`,
      `${time.at} لا تتعدى ${value.ref}.`,
    ],
    poster: [`${value.ref} ${time.at}. الأبرد.`, `الأبرد: ${time.ref}. ${value.ref}.`],
    desk: [`الدنيا ${value.ref}، ${time.at}.`, `قاع الحرارة ${value.ref} ${time.at}.`],
    anchor: [`تأتي الحرارة الصغرى ${time.at}: ${value.ref}.`, `${time.at} هو الأبرد، ${value.ref}.`],
  }),
  low: ({ value, time, noun, counted }) => ({
    any: [
      `الحد الأدنى: ${value.ref} ${time.at}.`,
      `أدنى ما في الرسم ${value.ref}، ${time.at}.`,
      `والأدنى؟ ${value.ref} ${time.at}.`,
      counted && `الأقل ${time.at}: ${counting(value, noun)}.`,
    ],
    poster: [`${time.at}، ${value.ref} لا غير.`],
    desk: [`قاع ${value.ref} ${time.at}.`],
    anchor: [`في الطرف الآخر، ${value.ref} ${time.at}.`, counted && `وسُجّل الأدنى ${time.at}: ${counting(value, noun)}.`],
  }),
  began: ({ value, time }) => ({
    any: [
      `${time.at} كان ${value.ref}.`,
      `البداية من ${value.ref} ${time.at}.`,
      `و${time.at}؟ ${value.ref}.`,
      `أول نقطة: ${value.ref}، ${time.at}.`,
    ],
    poster: [`${time.ref}: ${value.ref}.`, `في البدء، ${value.ref} ${time.at}.`],
    desk: [`من ${value.ref} ${time.at}.`, `تفتتح السلسلة عند ${value.ref}.`],
    anchor: [`يبدأ الرسم عند ${value.ref} ${time.at}.`, `${time.at}، كان الرقم ${value.ref}.`],
  }),
  turned: ({ value, below }) => ({
    any: [
      `كانت البداية ${below ? 'تحت' : 'فوق'} الصفر: ${value.ref}.`,
      `لم تكن البداية كذلك: ${value.ref}.`,
      `من أين بدأ؟ من ${value.ref}.`,
      `انطلق من ${below ? 'السالب' : 'الموجب'}: ${value.ref}.`,
    ],
    poster: [`البداية: ${value.ref}. ${below ? 'تحت' : 'فوق'} الصفر.`],
    desk: [`تفتتح السلسلة عند ${value.ref}.`],
    anchor: [`يبدأ الرسم ${below ? 'تحت' : 'فوق'} الصفر، عند ${value.ref}.`],
  }),
  total: ({ value, period, week }) => ({
    any: [
      `المجموع ${value.ref}.`,
      `كلها معًا: ${value.ref}.`,
      `وكم المجموع؟ ${value.ref}.`,
      week ? `الأسبوع كله: ${value.ref}.` : `بجمع كل ${periodName(period)}: ${value.ref}.`,
    ],
    poster: [`${value.ref} في المجموع.`],
    desk: [`الإجمالي، ${value.ref}.`],
    anchor: [`يبلغ الإجمالي ${value.ref}.`],
  }),
  ...MARKET_AR,
};
