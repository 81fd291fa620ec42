import type { FigurePhrases } from '../phrasebook/figures.phrases';
import { AMOUNTS_AR } from './meanings-amounts.ar';
import { counting } from './grammar.ar';
import { LEXICON_AR } from './lexicon.ar';

/** Figures of a known meaning, said as they are said in Arabic. */
export const MEANINGS_AR: FigurePhrases['meanings'] = {
  ratingAndReviews: ({ value, second }) => {
    const reviews = second ? counting(second, LEXICON_AR.reviews) : '';
    return {
      any: [
        `التقييم ${value.ref} من ${reviews}.`,
        `${reviews}، والتقييم ${value.ref}.`,
        `ما التقييم؟ ${value.ref}، في ${reviews}.`,
        `تقييم ${value.ref} بعد ${reviews}.`,
      ],
    };
  },
  windAndHumidity: ({ value, second }) => ({
    any: [
      `الرياح ${value.ref}، والرطوبة ${second?.ref ?? ''}.`,
      `والرياح؟ ${value.ref}، مع رطوبة ${second?.ref ?? ''}.`,
      `رياح بسرعة ${value.ref}، ورطوبة ${second?.ref ?? ''}.`,
      `في الهواء رطوبة ${second?.ref ?? ''}، ورياح ${value.ref}.`,
    ],
  }),
  bagAndPositions: ({ value, second }) => {
    const positions = second ? counting(second, LEXICON_AR.positions) : '';
    return {
      any: [
        `المحفظة كلها: ${value.ref}.`,
        `في المحفظة ${value.ref}.`,
        `كم في المحفظة؟ ${value.ref}.`,
        `${value.ref} في ${positions}.`,
        `قيمة المحفظة ${value.ref}.`,
      ],
      poster: [`المحفظة. ${value.ref}.`],
      desk: [`المحفظة عند ${value.ref}، ${positions}.`],
      anchor: [`تبلغ قيمة المحفظة ${value.ref}.`],
    };
  },
  prepAndBake: ({ value, second }) => ({
    any: [
      `${value.ref} للتحضير، و${second?.ref ?? ''} في الفرن.`,
      `كم تستغرق؟ ${value.ref}، ثم ${second?.ref ?? ''} في الفرن.`,
      `أولًا ${value.ref} من العمل، ثم ${second?.ref ?? ''} في الفرن.`,
      `على الطاولة ${value.ref}، وفي الفرن ${second?.ref ?? ''}.`,
    ],
  }),
  presentTemperature: ({ value, sky }) => {
    const cover = sky ? `، ${sky.ref}` : '';
    return {
      any: [
        `الآن ${value.ref}${cover}.`,
        `في هذه اللحظة ${value.ref}${cover}.`,
        `وماذا عن الآن؟ ${value.ref}${cover}.`,
        `في الخارج ${value.ref}${cover}.`,
      ],
      desk: [`آخر قراءة، ${value.ref}.`],
      anchor: [`تسجّل الحرارة الآن ${value.ref}${cover}.`],
      loud: [`والآن؟ ${value.ref}!`],
      calm: [`في هذه الساعة، ${value.ref}${cover}.`],
    };
  },
  utilization: ({ value, most, pool }) =>
    pool
      ? {
          any: [
            most && `معظمها لدى المقترضين: ${value.ref}.`,
            `${value.ref} من المجمّع على سبيل القرض.`,
            `كم منها مُقرَض؟ ${value.ref}.`,
            most && `معظم الأموال مُقرَضة: ${value.ref}.`,
            `نسبة الاستخدام ${value.ref}.`,
          ],
          poster: [`مُقرَض: ${value.ref}.`],
          desk: [`الاستخدام، ${value.ref}.`],
          anchor: [`لدى المقترضين ${value.ref} من المجمّع.`, most && `معظم أموال المجمّع مُقرَضة: ${value.ref}.`],
        }
      : {
          any: [
            `قيد الاستخدام ${value.ref}.`,
            most && `معظمه قيد الاستخدام: ${value.ref}.`,
            `كم يُستخدم؟ ${value.ref}.`,
            `نسبة الاستخدام: ${value.ref}.`,
          ],
        },
  turnout: ({ value, most }) => ({
    any: [
      `صوّت ${value.ref}.`,
      most && `أكثر من النصف صوّتوا: ${value.ref}.`,
      `كم صوّت؟ ${value.ref}.`,
      `نسبة المشاركة: ${value.ref}.`,
    ],
    anchor: [`بلغت نسبة المشاركة ${value.ref}.`],
  }),
  uptime: ({ value }) => ({
    any: [
      `يعمل ${value.ref} من الوقت.`,
      `نسبة التشغيل ${value.ref}.`,
      `هل يُعتمد عليه؟ يعمل ${value.ref} من الوقت.`,
      `متاح ${value.ref} من الوقت.`,
    ],
  }),
  occupancy: ({ value, most }) => ({
    any: [
      `مشغول ${value.ref}.`,
      most && `معظمه مشغول: ${value.ref}.`,
      `كم امتلأ؟ ${value.ref}.`,
      `نسبة الإشغال ${value.ref}.`,
    ],
  }),
  humidity: ({ value }) => ({
    any: [
      `الرطوبة ${value.ref}.`,
      `والرطوبة؟ ${value.ref}.`,
      `في الهواء رطوبة ${value.ref}.`,
      `تبلغ الرطوبة ${value.ref}.`,
    ],
  }),
  margin: ({ value }) => ({
    any: [
      `هامش الربح ${value.ref}.`,
      `الهامش: ${value.ref}.`,
      `والهامش؟ ${value.ref}.`,
      `يبقى هامش قدره ${value.ref}.`,
    ],
  }),
  churn: ({ value }) => ({
    any: [`معدل التسرب ${value.ref}.`, `غادر ${value.ref}.`, `كم غادر؟ ${value.ref}.`, `التسرب: ${value.ref}.`],
  }),
  unemployment: ({ value }) => ({
    any: [
      `البطالة عند ${value.ref}.`,
      `والبطالة؟ ${value.ref}.`,
      `بلا عمل ${value.ref}.`,
      `معدل البطالة: ${value.ref}.`,
    ],
  }),
  inflation: ({ value }) => ({
    any: [
      `التضخم عند ${value.ref}.`,
      `والأسعار؟ تضخم ${value.ref}.`,
      `التضخم: ${value.ref}.`,
      `يسجّل التضخم ${value.ref}.`,
    ],
  }),
  dividend: ({ value }) => ({
    any: [
      `عائد التوزيعات ${value.ref}.`,
      `توزيعات بعائد ${value.ref}.`,
      `والتوزيعات؟ ${value.ref}.`,
      `توزَّع أرباح بعائد ${value.ref}.`,
    ],
  }),
  ...AMOUNTS_AR,
};
