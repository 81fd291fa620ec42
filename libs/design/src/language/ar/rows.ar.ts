import type { RowPhrases } from '../phrasebook/rows.phrases';
import { COLUMNS_AR } from './columns.ar';
import { counting, movement, placeWord, within } from './grammar.ar';

/** Rows of a table in Arabic. */
export const ROWS_AR: RowPhrases = {
  then: ({ who, value, place }) => {
    const rank = placeWord(place);
    return {
      any: [
        rank && `المركز ${rank}: ${who.ref}، ${value.ref}.`,
        `ثم ${who.ref}: ${value.ref}.`,
        `يليه ${who.ref} عند ${value.ref}.`,
        `وبعد ذلك ${who.ref}، ${value.ref}.`,
      ],
      poster: [`ثم ${who.ref}. ${value.ref}.`],
      desk: [`${who.ref} تاليًا، ${value.ref}.`],
      anchor: [`وتستمر القائمة مع ${who.ref}، ${value.ref}.`],
    };
  },
  thenTwo: ({ first, second, place }) => {
    const rank = placeWord(place);
    return {
      any: [
        `ثم ${first.who.ref} عند ${first.value.ref}، و${second.who.ref} عند ${second.value.ref}.`,
        `بعد ذلك ${first.who.ref}، ${first.value.ref}.`,
        rank && `المركز ${rank}: ${first.who.ref}، ${first.value.ref}، أمام ${second.who.ref}.`,
        `خلفه ${first.who.ref} ${first.value.ref}، ثم ${second.who.ref} ${second.value.ref}.`,
      ],
      poster: [`${first.who.ref}، ${first.value.ref}. ${second.who.ref}، ${second.value.ref}.`],
      desk: [`${first.who.ref} ${first.value.ref}، ${second.who.ref} ${second.value.ref}.`],
      anchor: [`يأتي بعده ${first.who.ref} عند ${first.value.ref}، ثم ${second.who.ref} عند ${second.value.ref}.`],
      loud: [`وفي المطاردة ${first.who.ref}: ${first.value.ref}!`],
      calm: [`أسفل منه ${first.who.ref}، ${first.value.ref}. ثم ${second.who.ref}، ${second.value.ref}.`],
    };
  },
  thenLevel: ({ list, value }) => ({
    any: [
      `ثم ${list}، كلٌّ عند ${value.ref}.`,
      `بعدها تعادل: ${list}، ${value.ref}.`,
      `يليه ${list}، والرقم نفسه ${value.ref}.`,
    ],
    poster: [`ثم ${list}. ${value.ref}.`],
    desk: [`${list}، معًا عند ${value.ref}.`],
    anchor: [`ويأتي بعده ${list} متعادلين عند ${value.ref}.`],
  }),
  side: ({ first, second, sold }) => {
    const side = sold ? 'البائعين' : 'المشترين';
    const did = sold ? 'مبيعًا' : 'شراءً';
    return {
      any: [
        `الأكثر ${did}: ${first.ref}، ثم ${second.ref}.`,
        `لدى ${side} ${first.ref} أولًا، ثم ${second.ref}.`,
        `ماذا ${sold ? 'باعوا' : 'اشتروا'} أكثر؟ ${first.ref}، وبعده ${second.ref}.`,
        `قائمة ${side} تضع ${first.ref} قبل ${second.ref}.`,
      ],
      poster: [`${sold ? 'البيع' : 'الشراء'}: ${first.ref} ثم ${second.ref}.`, `الأكثر ${did}، ${first.ref}.`],
      desk: [`${sold ? 'مبيعات' : 'مشتريات'}: ${first.ref}، ثم ${second.ref}.`],
      anchor: [
        `يضع جانب ${sold ? 'البيع' : 'الشراء'} ${first.ref} أمام ${second.ref}.`,
        `يتصدر ${first.ref} قائمة ${side}، ويليه ${second.ref}.`,
      ],
      loud: [`الأكثر ${did}؟ ${first.ref}! ثم ${second.ref}.`],
      calm: [`أولًا ${first.ref}، وبعد ذلك ${second.ref}.`],
    };
  },
  holding: ({ who, value, share, most }) => {
    if (!share)
      return {
        any: [
          `أكبر مركز ${who.ref}: ${value.ref}.`,
          `الأثقل وزنًا ${who.ref}، ${value.ref}.`,
          `${who.ref} أولًا في المحفظة: ${value.ref}.`,
        ],
      };
    return {
      any: [
        `أكبر مركز ${who.ref}، وهو ${value.ref} من المحفظة.`,
        `يشكل ${who.ref} ${value.ref} من المحفظة.`,
        `ماذا في المحفظة؟ ${who.ref} أولًا: ${value.ref}.`,
        most && `أكثر من النصف في ${who.ref}: ${value.ref}.`,
      ],
      poster: [`${who.ref}، ${value.ref} من المحفظة.`, `${value.ref} من المحفظة: ${who.ref}.`],
      desk: [`${who.ref} وزن ${value.ref}.`, `الوزن الأكبر: ${who.ref}، ${value.ref}.`],
      anchor: [`أكبر المراكز ${who.ref}، وحصته ${value.ref}.`, `يتصدر ${who.ref} المحفظة عند ${value.ref}.`],
      loud: [`القطعة الأكبر ${who.ref}: ${value.ref}!`],
      calm: [`أولًا ${who.ref}. ${value.ref} من المحفظة.`],
    };
  },
  list: ({ first, second, topic, noun }) => {
    const sum = counting(first.value, noun);
    const by = topic ? `في ${topic.text}` : '';
    return {
      any: [
        `${by}، ${first.who.ref} في المقدمة: ${sum}.`,
        `${first.who.ref} ${sum}، قبل ${second.who.ref} ${second.value.ref}.`,
        topic && `مَن الأول ${by}؟ ${first.who.ref}، ${first.value.ref}.`,
        `أولًا ${first.who.ref}: ${sum}.`,
      ],
      poster: [
        `${first.who.ref}، ${first.value.ref}. ${second.who.ref}، ${second.value.ref}.`,
        `${first.who.ref} أولًا، ${first.value.ref}. ثم ${second.who.ref}.`,
      ],
      desk: [`${first.who.ref} ${first.value.ref}، ${second.who.ref} ${second.value.ref}.`],
      anchor: [
        `يفتتح ${first.who.ref} القائمة عند ${sum}.`,
        `يتصدر ${first.who.ref} القائمة، ${first.value.ref}، ويليه ${second.who.ref}.`,
      ],
      loud: [`الجولة لـ ${first.who.ref}! ${sum}.`],
      calm: [`${first.who.ref} قبل غيره، ${sum}.`],
    };
  },
  listLevel: ({ list, value }) => ({
    any: [
      `${list} معًا في القمة: ${value.ref}.`,
      `تعادل في الأعلى: ${list}، ${value.ref}.`,
      `القمة مشتركة بين ${list}: ${value.ref}.`,
    ],
  }),
  listBare: ({ first, second }) => ({
    any: [
      `${first.who.ref}: ${first.value.ref}. ${second.who.ref}: ${second.value.ref}.`,
      `${first.who.ref} عند ${first.value.ref}، و${second.who.ref} عند ${second.value.ref}.`,
      `أولًا ${first.who.ref}، ${first.value.ref}، ثم ${second.who.ref}، ${second.value.ref}.`,
    ],
  }),
  second: ({ who, value, clear }) => ({
    any: [
      `المركز الثاني: ${who.ref}، ${value.ref}.`,
      `ومَن خلفه؟ ${who.ref}، ${value.ref}.`,
      `يليه ${who.ref} عند ${value.ref}.`,
      clear && `لا أحد غيره يتجاوز ${value.ref}.`,
    ],
    poster: [`خلفه ${who.ref}. ${value.ref}.`, `ثم ${who.ref}: ${value.ref}.`],
    desk: [`${who.ref} بعده، ${value.ref}.`, `الوصيف ${who.ref}: ${value.ref}.`],
    anchor: [`في المركز الثاني ${who.ref} عند ${value.ref}.`, `الأقرب إليه ${who.ref}: ${value.ref}.`],
    loud: [`الملاحق ${who.ref}: ${value.ref}!`, `و${who.ref} في الأثر، ${value.ref}!`],
    calm: [`درجة أدنى، ${who.ref}. ${value.ref}.`],
  }),
  foot: ({ who, value, teams, least }) => {
    const where = teams ? 'في ذيل الترتيب' : 'في الطرف الآخر';
    return {
      any: [
        `${where} ${who.ref}: ${value.ref}.`,
        `آخر القائمة ${who.ref}، ${value.ref}.`,
        `ومَن الأخير؟ ${who.ref}، ${value.ref}.`,
        least && `لا أحد أقل من ${who.ref}: ${value.ref}.`,
      ],
      poster: [`أخيرًا ${who.ref}. ${value.ref}.`],
      desk: [`ذيل القائمة ${who.ref}، ${value.ref}.`],
      anchor: [
        `${where} يأتي ${who.ref} عند ${value.ref}.`,
        `يختم ${who.ref} ${teams ? 'الترتيب' : 'القائمة'} عند ${value.ref}.`,
      ],
    };
  },
  too: ({ who, value, sold }) => {
    const side = sold ? 'البيع' : 'الشراء';
    return {
      any: [
        `${who.ref} أيضًا في جانب ${side}: ${value.size}.`,
        `من غيره ${sold ? 'باع' : 'اشترى'}؟ ${who.ref}، ${value.size}.`,
        `في الاتجاه نفسه ${who.ref}: ${value.size}.`,
        `و${who.ref} مثله: ${value.size}.`,
      ],
      poster: [`${who.ref} أيضًا. ${value.size}.`],
      desk: [`${who.ref}، الاتجاه ذاته: ${value.size}.`],
      anchor: [
        `كذلك ${who.ref}، صافي ${sold ? 'بيع' : 'شراء'} ${value.size}.`,
        `وفي جانب ${side} أيضًا ${who.ref}: ${value.size}.`,
      ],
    };
  },
  ...COLUMNS_AR,
  mover: ({ who, value, best, way, window }) => {
    const sum = movement(way, value);
    const span = within(window);
    const end = best ? 'الأفضل' : 'الأسوأ';
    return {
      any: [
        `${end}: ${who.ref}، ${sum} ${span}.`,
        `ومَن ${end}؟ ${who.ref}، ${sum}.`,
        `${who.ref} هو ${end}: ${sum} ${span}.`,
      ],
      poster: [`${end}، ${who.ref}. ${sum}.`, `${who.ref}: ${sum}. ${end}.`],
      desk: [`${who.ref}، ${end}: ${sum}.`, `${end} في القائمة ${who.ref}: ${sum}.`],
      anchor: [`${best ? 'في المقدمة' : 'في المؤخرة'} ${who.ref}: ${sum} ${span}.`],
      loud: [`${who.ref}! ${sum}. ${end}.`, `و${end} هو ${who.ref}: ${sum}!`],
      calm: [`من بين الكل، ${end} ${who.ref}. ${sum}.`],
    };
  },
  trade: ({ what, value, sold, again, wallet }) => {
    const also = again ? 'كذلك' : '';
    const did = sold ? 'بيع' : 'شراء';
    return {
      any: [
        `${also} ${did} ${what.ref} بقيمة ${value.ref}.`,
        sold ? `خرجت ${value.ref} من ${what.ref}.` : `ذهبت ${value.ref} إلى ${what.ref}.`,
        `ما الذي ${sold ? 'بيع' : 'اشتُري'}؟ ${what.ref}، ${value.ref}.`,
        `${sold ? 'مبيع' : 'مشترى'}: ${what.ref}، ${value.ref}.`,
      ],
      poster: [`${what.ref}، ${sold ? 'خروج' : 'دخول'} ${value.ref}.`],
      desk: [`${did} ${what.ref}، ${value.ref}.`],
      anchor: [
        wallet && `${sold ? 'باعت' : 'اشترت'} المحفظة ${also} ${what.ref} بقيمة ${value.ref}.`,
        `صفقة ${did}: ${what.ref}، ${value.ref}.`,
      ],
    };
  },
};
