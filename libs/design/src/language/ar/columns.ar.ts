import type { RowPhrases } from '../phrasebook/rows.phrases';
import { movement, periodName, periodWith } from './grammar.ar';

type Columns = 'top' | 'below' | 'columnPeak' | 'wettest' | 'tie' | 'dry' | 'unmoved' | 'none';

/** Rows that are told for another column than the video's own. */
export const COLUMNS_AR: Pick<RowPhrases, Columns> = {
  top: ({ who, value, what, again, way }) => {
    const sum = movement(way, value);
    if (again)
      return {
        any: [
          `وفي ${what.text} أيضًا: ${sum}.`,
          `${what.text}؟ ${who.ref} مجددًا، ${sum}.`,
          `والحال نفسه في ${what.text}: ${who.ref}، ${sum}.`,
        ],
        poster: [`${what.text} أيضًا. ${sum}.`, `${who.ref} من جديد. ${what.text}: ${sum}.`],
        desk: [`${what.text}، ${who.ref} مرة أخرى: ${sum}.`],
        anchor: [
          `ويتصدر ${who.ref} كذلك في ${what.text}: ${sum}.`,
          `في ${what.text} يعود ${who.ref} أولًا، ${value.ref}.`,
        ],
      };
    return {
      any: [
        `في ${what.text}، ${who.ref} أولًا: ${sum}.`,
        `وماذا عن ${what.text}؟ ${who.ref}، ${sum}.`,
        `الأعلى في ${what.text}: ${who.ref}، ${sum}.`,
        `بحساب ${what.text} يتقدم ${who.ref}: ${sum}.`,
      ],
      poster: [`${what.text}: ${who.ref}. ${sum}.`],
      desk: [`${what.text}، القمة لـ ${who.ref}: ${sum}.`],
      anchor: [`بترتيب ${what.text}، يتصدر ${who.ref}: ${sum}.`],
    };
  },
  below: ({ who, value, what }) => ({
    any: [
      `وحده ${who.ref} تحت الصفر في ${what.text}: ${value.ref}.`,
      `السالب الوحيد في ${what.text}: ${who.ref}، ${value.ref}.`,
      `مَن تحت الصفر؟ ${who.ref} وحده، ${value.ref}.`,
    ],
    poster: [`وحده ${who.ref} تحت الصفر. ${value.ref}.`],
    desk: [`سالب في ${what.text}: ${who.ref}، ${value.ref}.`],
    anchor: [`في ${what.text} لا ينزل تحت الصفر سوى ${who.ref}: ${value.ref}.`],
  }),
  columnPeak: ({ what, value, time }) => ({
    any: [
      `قمة ${what.text} ${time.at}: ${value.ref}.`,
      `و${what.text}؟ القمة ${time.at}، ${value.ref}.`,
      `${what.text}: الأعلى ${value.ref}، ${time.at}.`,
    ],
    poster: [`${what.text}: ${value.ref}. ${time.ref}.`],
    desk: [`${what.text}، أعلى ${value.ref} ${time.at}.`],
    anchor: [`في ${what.text} تأتي القمة ${time.at}: ${value.ref}.`],
  }),
  wettest: ({ value, time, period }) => ({
    any: [
      `يشتد المطر ${time.at}: ${value.ref}.`,
      `والمطر؟ أكثره ${time.at}، ${value.ref}.`,
      `أكثر ${periodName(period)} مطرًا: ${time.ref}، ${value.ref}.`,
      `أغزر المطر ${time.at}: ${value.ref}.`,
    ],
    poster: [`${value.ref} من المطر ${time.at}.`, `الأكثر مطرًا: ${time.ref}. ${value.ref}.`],
    desk: [`قمة المطر ${time.at}، ${value.ref}.`],
    anchor: [`يبلغ المطر أشده ${time.at}: ${value.ref}.`],
  }),
  tie: ({ list, value }) => ({
    any: [
      `${list} في تعادل عند ${value.ref}.`,
      `تعادل: ${list}، ${value.ref}.`,
      `مَن تعادل؟ ${list}، ${value.ref}.`,
      `${value.ref} لكل من ${list}.`,
    ],
    poster: [`تعادل: ${list}. ${value.ref}.`],
    desk: [`${list}، سواء، ${value.ref}.`],
    anchor: [`لا شيء يفصل بين ${list}: ${value.ref}.`],
  }),
  dry: ({ list, only, period }) => {
    if (!only)
      return { any: [`بلا مطر: ${list}.`, `${list} من دون مطر.`, `متى يغيب المطر؟ ${list}.`, `لا قطرة: ${list}.`] };
    return {
      any: [
        `لا مطر ${only.at} فقط.`,
        `ال${periodName(period)} ${periodWith(period, 'الوحيد', 'الوحيدة')} بلا مطر: ${only.ref}.`,
        `متى يغيب المطر؟ ${only.at}.`,
        `لا قطرة مطر ${only.at}.`,
      ],
      poster: [`${only.ref}، بلا مطر.`],
      desk: [`بلا مطر ${only.at} وحده.`],
      anchor: [`يغيب المطر ${only.at} دون سواه.`],
    };
  },
  unmoved: ({ list }) => ({
    any: [`${list} بلا حركة.`, `لا تغيير: ${list}.`, `و${list}؟ لا تغيير.`, `${list}، كل شيء على حاله.`],
    poster: [`${list}: بلا تغيير.`],
    desk: [`${list}، ثبات.`],
    anchor: [`لا تغيير لدى ${list}.`],
  }),
  none: ({ list, what, several }) => ({
    any: [
      `${list} بلا ${what.text}.`,
      `لا شيء من ${what.text} لدى ${list}.`,
      `و${list}؟ صفر في ${what.text}.`,
      `${what.text}: لا شيء لدى ${list}.`,
    ],
    desk: [`${list}، صفر في ${what.text}.`],
    anchor: [`${several ? 'كل من' : ''} ${list} من دون ${what.text}.`],
  }),
};
