import type { FigurePhrases } from '../phrasebook/figures.phrases';
import { counting } from './grammar.ar';
import { LEXICON_AR } from './lexicon.ar';

/** Amounts, counts and measures of a known meaning. */
export const AMOUNTS_AR: FigurePhrases['meanings'] = {
  tvl: ({ value }) => ({
    any: [
      `في المجمّع ${value.ref}.`,
      `في الداخل ${value.ref}.`,
      `كم في المجمّع؟ ${value.ref}.`,
      `الودائع: ${value.ref}.`,
    ],
    desk: [`الودائع، ${value.ref}.`],
  }),
  marketCap: ({ value, subject }) => ({
    any: [
      `القيمة السوقية ${value.ref}.`,
      `${subject ? `${subject.ref} كله` : 'الكل'} يساوي ${value.ref}.`,
      `كم يساوي؟ ${value.ref}.`,
      `بسعر السوق، ${value.ref}.`,
    ],
    anchor: [`تبلغ القيمة السوقية ${subject ? `لدى ${subject.ref}` : ''} ${value.ref}.`],
  }),
  holders: ({ value }) => {
    const sum = counting(value, LEXICON_AR.holders);
    return { any: [`يملكه ${sum}.`, `موزع على ${sum}.`, `كم حائزًا؟ ${value.ref}.`, `${sum}.`] };
  },
  positions: ({ value }) => {
    const sum = counting(value, LEXICON_AR.positions);
    return { any: [`هي ${sum}.`, `موزعة على ${sum}.`, `كم مركزًا؟ ${value.ref}.`, `${sum} في المجموع.`] };
  },
  revenue: ({ value }) => ({
    any: [`الإيرادات: ${value.ref}.`, `دخل ${value.ref}.`, `كم دخل؟ ${value.ref}.`, `إيرادات بقيمة ${value.ref}.`],
    anchor: [`بلغت الإيرادات ${value.ref}.`],
  }),
  profit: ({ value, negative }) =>
    negative
      ? {
          any: [
            `خسارة ${value.size}.`,
            `النتيجة خسارة بقيمة ${value.size}.`,
            `والربح؟ لا: خسارة ${value.size}.`,
            `الخسائر: ${value.size}.`,
          ],
        }
      : {
          any: [`الربح ${value.ref}.`, `بقي ربح قدره ${value.ref}.`, `والربح؟ ${value.ref}.`, `ربح صافٍ: ${value.ref}.`],
        },
  price: ({ value, what, subject }) => ({
    any: [
      `${what.text}: ${value.ref}.`,
      `ثمنه ${value.ref}.`,
      `سعره ${value.ref}.`,
      `بسعر ${value.ref}.`,
      `كم الثمن؟ ${value.ref}.`,
      `${what.text} عند ${value.ref}.`,
    ],
    anchor: [subject && what.text === 'السعر' && `يبلغ سعر ${subject.ref} ${value.ref}.`],
  }),
  employees: ({ value }) => {
    const sum = counting(value, LEXICON_AR.people);
    return { any: [`يعمل هنا ${sum}.`, `طاقم من ${sum}.`, `كم يعمل هنا؟ ${sum}.`, `في الفريق ${sum}.`] };
  },
  visitors: ({ value }) => {
    const sum = counting(value, LEXICON_AR.visitors);
    return { any: [`جاء ${sum}.`, `كم جاء؟ ${sum}.`, `${sum}.`, `مرّ من هنا ${sum}.`] };
  },
  population: ({ value }) => {
    const sum = counting(value, LEXICON_AR.residents);
    return { any: [`يعيش هنا ${sum}.`, `عدد السكان ${value.ref}.`, `كم يعيش هنا؟ ${sum}.`, `السكان: ${value.ref}.`] };
  },
  rating: ({ value }) => ({
    any: [
      `التقييم: ${value.ref}.`,
      `نال تقييم ${value.ref}.`,
      `ما التقييم؟ ${value.ref}.`,
      `التقييم عند ${value.ref}.`,
    ],
  }),
  weight: ({ value }) => ({
    any: [`الوزن ${value.ref}.`, `على الميزان، ${value.ref}.`, `كم الوزن؟ ${value.ref}.`, `يزن ${value.ref}.`],
  }),
  distance: ({ value }) => ({
    any: [
      `المسافة ${value.ref}.`,
      `كم المسافة؟ ${value.ref}.`,
      `من أول الطريق إلى آخره، ${value.ref}.`,
      `طوله ${value.ref}.`,
    ],
  }),
  height: ({ value }) => ({
    any: [`الارتفاع ${value.ref}.`, `يعلو ${value.ref}.`, `كم الارتفاع؟ ${value.ref}.`, `الارتفاع: ${value.ref}.`],
  }),
  wind: ({ value }) => ({
    any: [
      `تهب الرياح بسرعة ${value.ref}.`,
      `رياح ${value.ref}.`,
      `والرياح؟ ${value.ref}.`,
      `سرعة الرياح ${value.ref}.`,
    ],
  }),
  wait: ({ value }) => ({
    any: [
      `الانتظار ${value.ref}.`,
      `عليك أن تنتظر ${value.ref}.`,
      `كم الانتظار؟ ${value.ref}.`,
      `مدة الانتظار: ${value.ref}.`,
    ],
  }),
  response: ({ value }) => ({
    any: [
      `يأتي الرد في ${value.ref}.`,
      `كم يستغرق الرد؟ ${value.ref}.`,
      `الرد خلال ${value.ref}.`,
      `وقت الاستجابة: ${value.ref}.`,
    ],
  }),
};
