import type { SeriesPhrases } from '../phrasebook/series.phrases';
import { periodName, verb } from './grammar.ar';

type Market = 'closed' | 'opened' | 'range' | 'groups' | 'towardsGoal' | 'furthest';

/** Candles, columns side by side and goals, in Arabic. */
export const MARKET_AR: Pick<SeriesPhrases, Market> = {
  closed: ({ value, time }) => ({
    any: [
      `آخر إغلاق: ${value.ref}.`,
      `أغلق عند ${value.ref} ${time.at}.`,
      `والإغلاق؟ ${value.ref}.`,
      `انتهت الجلسة عند ${value.ref}.`,
    ],
    poster: [`الإغلاق: ${value.ref}.`],
    desk: [`آخر سعر ${value.ref}.`, `${value.ref} عند الإغلاق.`],
    anchor: [`أغلق السعر ${time.at} عند ${value.ref}.`],
    loud: [`جرس الإغلاق! ${value.ref}.`],
    calm: [`انتهى اليوم عند ${value.ref}.`],
  }),
  opened: ({ from, since }) => ({
    any: [
      `يبدأ الرسم من ${from} ${since.at}.`,
      `الافتتاح ${since.at}: ${from}.`,
      `من أين بدأ؟ من ${from}.`,
      `أول افتتاح: ${from}.`,
      `انطلق من ${from}.`,
    ],
    poster: [`الافتتاح: ${from}.`],
    desk: [`افتتاح عند ${from}.`, `فتح على ${from} ${since.at}.`],
    anchor: [`افتتح التداول ${since.at} عند ${from}.`, `تبدأ السلسلة عند ${from}.`],
    loud: [`جرس الافتتاح: ${from}!`],
    calm: [`بدأ كل شيء ${since.at}، عند ${from}.`],
  }),
  range: ({ high, low, time }) => ({
    any: [
      `لا فوق ${high.ref} ولا تحت ${low.ref}.`,
      `النطاق من ${low.ref} إلى ${high.ref}.`,
      `ما مدى التذبذب؟ بين ${low.ref} و${high.ref}.`,
      `لم يدفع أحد أكثر من ${high.ref}.`,
      `ولم ينزل تحت ${low.ref}.`,
    ],
    poster: [`الأعلى ${high.ref}. الأدنى ${low.ref}.`],
    desk: [`نطاق ${low.ref} إلى ${high.ref}.`, `قمة ${high.ref} ${time.at}، قاع ${low.ref}.`],
    anchor: [`تحرك السعر بين ${low.ref} و${high.ref}.`, `جاءت القمة ${time.at} عند ${high.ref}.`],
    loud: [`القاع ${low.ref}، والسقف ${high.ref}!`],
    calm: [`بين ${low.ref} و${high.ref}، ذهابًا وإيابًا.`],
  }),
  groups: ({ first, second, at, who, always }) => {
    const where = who ? who.ref : at;
    const [a, b] = [first.what.text, second.what.text];
    return {
      any: [
        `${where}: ${a} ${first.value.ref}، و${b} ${second.value.ref}.`,
        `${a} ${where} ${first.value.ref}، و${b} ${second.value.ref}.`,
        always && `${always.over.text} دائمًا فوق ${always.under.text}.`,
        `كيف المقارنة ${where}؟ ${first.value.ref} مقابل ${second.value.ref}.`,
      ],
      poster: [
        `${a}، ${first.value.ref}. ${b}، ${second.value.ref}.`,
        always && `كل ${periodName(always.period)}، ${always.over.text} أعلى.`,
      ],
      desk: [`${a} ${first.value.ref} مقابل ${b} ${second.value.ref}، ${where}.`],
      anchor: [
        `${where}، ${verb(first.what, 'بلغ', 'بلغت')} ${a} ${first.value.ref}، و${b} ${second.value.ref}.`,
        always && `${always.under.text} تحت ${always.over.text} في كل ${periodName(always.period)}.`,
      ],
      loud: [`${a} ضد ${b}: ${first.value.ref} مقابل ${second.value.ref}!`],
      calm: [`جنبًا إلى جنب ${where}: ${first.value.ref} و${second.value.ref}.`],
    };
  },
  towardsGoal: ({ who, what, value, goal, closest }) => {
    const name = who?.ref ?? what.text;
    return {
      any: [
        `${name}: ${value.ref} من ${goal.ref}.`,
        `تم ${value.ref} من ${goal.ref}: ${name}.`,
        `أين وصل؟ إلى ${value.ref} من ${goal.ref}.`,
        closest && `الأقرب إلى هدفه ${name}: ${value.ref} من ${goal.ref}.`,
      ],
      poster: [`${value.ref}. من ${goal.ref}.`],
      desk: [`${name}، ${value.ref} من ${goal.ref}.`],
      anchor: [`حتى الآن، ${value.ref} من ${goal.ref}: ${name}.`],
      loud: [`الهدف ${goal.ref}، وقد تم ${value.ref}!`],
      calm: [`من أصل ${goal.ref}، ${value.ref} إلى الآن.`],
    };
  },
  furthest: ({ who, what, value, next }) => {
    const name = who?.ref ?? what.text;
    return {
      any: [
        `الأكثر تقدمًا ${name}: ${value.ref}.`,
        `${name} في المقدمة عند ${value.ref}.`,
        next && `${name} ${value.ref}، ثم ${next.who.ref} ${next.value.ref}.`,
        `مَن قطع أكثر؟ ${name}، ${value.ref}.`,
      ],
      poster: [`${name}. ${value.ref}.`],
      desk: [`${name}، أُنجز ${value.ref}.`],
      anchor: [`يتقدم ${name} عند ${value.ref}.`],
      loud: [`${name} في الطليعة: ${value.ref}!`],
      calm: [`أبعدهم ${name}. ${value.ref}.`],
    };
  },
};
