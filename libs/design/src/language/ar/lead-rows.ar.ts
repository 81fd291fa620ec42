import type { Noun } from '../lexicon';
import type { LeadPhrases } from '../phrasebook/lead.phrases';
import { counting } from './grammar.ar';

/** "في الإيرادات": what a table is ranked by, where nothing is counted. */
function rankedBy(by: Noun | null): string {
  return by ? `في ${by.text}` : '';
}

type RowLeads = 'leader' | 'highest' | 'shared' | 'crowded';

/** Openings on a row of a table or of a series. */
export const LEAD_ROWS_AR: Pick<LeadPhrases, RowLeads> = {
  leader: ({ who, value, noun, by, league, teams }) => {
    const sum = counting(value, noun);
    const tail = rankedBy(by);
    return {
      any: [
        `${who.ref} في الصدارة ${tail}: ${sum}.`,
        `${sum}، و${who.ref} في المقدمة ${tail}.`,
        `في المقدمة ${tail} ${who.ref}: ${sum}.`,
      ],
      poster: [`${sum}. ${who.ref} في الصدارة.`, `الصدارة لـ ${who.ref}. ${sum}.`, `${who.ref} أولًا. ${sum}.`],
      desk: [
        `${who.ref} متصدر ${tail}، ${sum}.`,
        `المركز الأول ${tail}، ${who.ref}: ${sum}.`,
        `المتصدر ${who.ref}: ${sum}.`,
      ],
      anchor: [
        league && `يتصدر ${who.ref} ترتيب ${league.ref}، والرصيد ${sum}.`,
        league && `على رأس ${league.ref}: ${who.ref}، ${sum}.`,
        `يتصدر ${who.ref} ${teams ? 'الترتيب' : 'القائمة'} عند ${sum}.`,
        `المركز الأول ${tail} من نصيب ${who.ref}: ${sum}.`,
      ],
      loud: [
        `${who.ref} في القمة، ${sum}!`,
        `مَن المتصدر ${tail}؟ ${who.ref}: ${sum}!`,
        `الأول ${tail} ${who.ref}! ${sum}.`,
      ],
      calm: [`أمام الجميع، ${who.ref}. ${sum}.`, `${sum}. ${who.ref}، ثم البقية.`],
    };
  },
  highest: ({ who, value, what }) => ({
    any: [
      `${value.ref} لـ ${who.ref}، الأعلى في ${what.text}.`,
      `الأعلى في ${what.text}، ${who.ref}: ${value.ref}.`,
      `${who.ref}، ${value.ref}. لا أعلى في ${what.text}.`,
    ],
    poster: [`${value.ref}. ${who.ref}.`, `${who.ref}: ${value.ref}. الأعلى.`],
    desk: [`قمة ${what.text}: ${who.ref}، ${value.ref}.`, `${who.ref} عند القمة، ${value.ref}.`],
    anchor: [`لا أحد يتجاوز ${who.ref} في ${what.text}: ${value.ref}.`, `يسجّل ${who.ref} الأعلى: ${value.ref}.`],
  }),
  shared: ({ list, value, noun, by }) => {
    const sum = counting(value, noun);
    return {
      any: [
        `صدارة مشتركة ${rankedBy(by)}: ${list}، ${sum}.`,
        `${list} معًا في الصدارة: ${sum}.`,
        `تعادل في القمة ${rankedBy(by)}: ${list}، ${sum}.`,
      ],
      poster: [`${sum} لكل طرف. ${list}.`, `${list}. تعادل عند ${sum}.`],
      desk: [`تعادل في الصدارة: ${list}، ${sum}.`],
      anchor: [`المركز الأول مشترك بين ${list}، عند ${sum}.`, `لا شيء يفصل ${list}: ${sum}.`],
    };
  },
  crowded: ({ value, noun, by }) => ({
    any: [
      `صدارة مزدحمة ${rankedBy(by)}: ${counting(value, noun)}.`,
      `عند ${counting(value, noun)}، أكثر من متصدر.`,
      `في القمة تعادل ${rankedBy(by)}: ${counting(value, noun)}.`,
    ],
  }),
};
