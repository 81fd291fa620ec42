import type { ContrastPhrases } from '../phrasebook/contrast.phrases';
import { moves, moving, pastText, rise, verb, within } from './grammar.ar';

/** Contrasts, parts and movements in Arabic. */
export const CONTRAST_AR: ContrastPhrases = {
  opening: ({ what, value }) => `${what.text}: ${value.ref}.`,
  benchmark: ({ value, other, more, rate }) => {
    const who = other.text;
    return {
      any: [
        `و${who}؟ ${value.ref}.`,
        `أما ${who} فعند ${value.ref}.`,
        `${more ? 'أعلى من' : 'أدنى من'} ${who}: ${value.ref}.`,
        `للمقارنة، ${who}: ${value.ref}.`,
      ],
      poster: [`${who}: ${value.ref}.`, `في المقابل، ${value.ref}. ${who}.`],
      desk: [
        `${who}، ${value.ref}.`,
        `مقابل ${value.ref} لدى ${who}.`,
        `${who} ${more ? 'في الخلف' : 'في المقدمة'}، ${value.ref}.`,
      ],
      anchor: [
        `في المقابل، ${rate ? 'يدفع' : 'يسجّل'} ${who} ${value.ref}.`,
        `وهذا ${more ? 'أعلى من' : 'أدنى من'} ${who} عند ${value.ref}.`,
        `بالمقارنة، يقف ${who} عند ${value.ref}.`,
      ],
      loud: [
        `${who}؟ عند ${value.ref}!`,
        `في الزاوية الأخرى ${who}: ${value.ref}!`,
        `${who} ${value.ref}، ${more ? 'في الخلف' : 'في المقدمة'}!`,
      ],
      calm: [
        `و${who}، في هذه الأثناء، ${value.ref}.`,
        `إلى جانبه ${who}. ${value.ref}.`,
        `في مكان آخر، ${who}: ${value.ref}.`,
      ],
    };
  },
  level: ({ value, other }) => ({
    any: [
      `تمامًا مثل ${other.text}: ${value.ref}.`,
      `${other.text} كذلك عند ${value.ref}.`,
      `تعادل مع ${other.text}، ${value.ref}.`,
    ],
  }),
  target: ({ value, goal, more, towards }) => ({
    any: [
      towards && `حتى الآن ${towards.value.ref} من ${value.ref}.`,
      towards && `${towards.value.ref}، و${goal.text} ${value.ref}.`,
      `${more ? 'فوق' : 'تحت'} ${goal.text} البالغ ${value.ref}.`,
      `${goal.text}؟ ${value.ref}.`,
      `${goal.text} محدد عند ${value.ref}.`,
      `${more ? 'أكثر من' : 'أقل من'} ${goal.text}: ${value.ref}.`,
    ],
    poster: [`${goal.text}: ${value.ref}.`],
    desk: [`${more ? 'فوق' : 'دون'} ${goal.text}، ${value.ref}.`],
    anchor: [`حُدّد ${goal.text} عند ${value.ref}.`],
  }),
  met: ({ value, goal }) => ({
    any: [
      `${goal.text} بالضبط: ${value.ref}.`,
      `كان ${goal.text} ${value.ref}، وقد تحقق.`,
      `${value.ref}، وهو ${goal.text} تمامًا.`,
    ],
  }),
  before: ({ was, past, way }) => {
    const when = pastText(past);
    return {
      any: [
        `${when} كان الرقم ${was.ref}.`,
        `و${when}؟ ${was.ref}.`,
        `كان عند ${was.ref} ${when}.`,
        way !== 'flat' && `${way === 'up' ? 'صعودًا' : 'هبوطًا'} من ${was.ref}.`,
      ],
      poster: [`${when}: ${was.ref}.`, `${was.ref} ${when}.`],
      desk: [`السابق ${was.ref}.`, `${when}، ${was.ref}.`],
      anchor: [`${when}، بلغ الرقم ${was.ref}.`, `بالمقارنة مع ${was.ref} ${when}.`],
      loud: [`${when}؟ ${was.ref}!`, `قارنوا مع ${was.ref} ${when}!`],
      calm: [`${when}، كان ${was.ref}.`, `وراءنا، ${was.ref} ${when}.`],
    };
  },
  fromTo: ({ now, was, what, past, way }) => {
    const when = pastText(past);
    const than = way === 'flat' ? 'كما' : way === 'up' ? 'أعلى مما' : 'أدنى مما';
    return {
      any: [
        `${what.text} من ${was.ref} إلى ${now.ref}.`,
        `${what.text}: ${now.ref}. ${when}، ${was.ref}.`,
        `${what.text} عند ${now.ref}، ${than} كان ${when}: ${was.ref}.`,
      ],
      poster: [`${what.text}. ${was.ref}، ثم ${now.ref}.`, `${now.ref}. ${when}، ${was.ref}.`],
      desk: [`${what.text}، ${now.ref} من ${was.ref}.`],
      anchor: [`${verb(what, 'بلغ', 'بلغت')} ${what.text} ${now.ref}، مقابل ${was.ref} ${when}.`],
      loud: [`${what.text}: ${now.ref}! و${when} ${was.ref}.`],
      calm: [`${what.text}، من ${was.ref} إلى ${now.ref}.`],
    };
  },
  otherSide: ({ who, amount, prescribed, out }) => {
    const name = who?.ref ?? 'الجانب الآخر';
    const sum = prescribed ? amount : `صافي ${out ? 'خروج' : 'دخول'} ${amount}`;
    return {
      any: [
        `${name} على العكس: ${sum}.`,
        `و${name}؟ ${sum}.`,
        `في الاتجاه المعاكس ${name}: ${sum}.`,
        `في المقابل ${name}: ${sum}.`,
      ],
      poster: [`${name}؟ ${sum}.`, `${name}، لا. ${sum}.`, `الجانب الآخر، ${name}: ${sum}.`],
      desk: [`${name}، ${sum}.`, `الطرف المقابل ${name}: ${sum}.`],
      anchor: [
        `على الجانب الآخر، سجّل ${name} ${sum}.`,
        `في الأثناء، ${name}: ${sum}.`,
        `ويتحرك ${name} في اتجاه معاكس: ${sum}.`,
      ],
      loud: [`${name}؟ العكس تمامًا! ${sum}.`, `في الزاوية الأخرى ${name}: ${sum}!`],
      calm: [`من طريق آخر، ${name}. ${sum}.`, `أما ${name}، فبالعكس: ${sum}.`],
    };
  },
  parts: ({ largest, next, whole, half }) => {
    const [a, b] = [largest.what.text, next.what.text];
    return {
      any: [
        `الجزء الأكبر ${a}: ${largest.value.ref}.`,
        `${a}: ${largest.value.ref}، و${b}: ${next.value.ref}.`,
        half && `أكثر من النصف ${whole ? `من ${whole.text}` : ''} هو ${a}: ${largest.value.ref}.`,
        `مم يتكون؟ ${a} أولًا، ${largest.value.ref}.`,
        `${largest.value.ref} تعود إلى ${a}.`,
      ],
      poster: [`${a}: ${largest.value.ref}. ${b}: ${next.value.ref}.`],
      desk: [`${a} ${largest.value.ref}، ${b} ${next.value.ref}.`],
      anchor: [`في المقدمة ${a} عند ${largest.value.ref}، ثم ${b} عند ${next.value.ref}.`],
      loud: [`القطعة الأكبر ${a}: ${largest.value.ref}!`],
      calm: [`الأكبر، ${a}. ${largest.value.ref}.`],
    };
  },
  poolParts: ({ borrowers, rewards, most }) => ({
    any: [
      `منها ${borrowers.ref} من المقترضين، و${rewards.ref} من المكافآت.`,
      `مَن يدفع؟ المقترضون ${borrowers.ref}، والمكافآت ${rewards.ref}.`,
      most && `المقترضون يدفعون الجزء الأكبر: ${borrowers.ref}.`,
      `${borrowers.ref} يدفعها المقترضون، والباقي مكافآت.`,
    ],
    poster: [
      `المقترضون ${borrowers.ref}. المكافآت ${rewards.ref}.`,
      `من المقترضين ${borrowers.ref}، ومن المكافآت ${rewards.ref}.`,
    ],
    desk: [`الأساس ${borrowers.ref}، الحوافز ${rewards.ref}.`, `فائدة أساسية ${borrowers.ref}، مكافآت ${rewards.ref}.`],
    anchor: [
      most && `وليست هبة: ${borrowers.ref} يدفعها المقترضون.`,
      `حصة المقترضين ${borrowers.ref} وحصة المكافآت ${rewards.ref}.`,
    ],
    loud: [`المقترضون ${borrowers.ref}، وفوقها مكافآت ${rewards.ref}!`],
    calm: [`${borrowers.ref} تأتي من المقترضين، و${rewards.ref} من المكافآت.`],
  }),
  moved: ({ amount, way, what: given, window }) => {
    const what = moving(given);
    const span = within(window);
    return {
      any: [
        `${rise(way)} قدره ${amount.size} ${span}.`,
        `${moves(way, what)} ${what.text} ${amount.size} ${span}.`,
        `إلى أين؟ ${way === 'up' ? 'إلى أعلى' : 'إلى أسفل'}، ${amount.size} ${span}.`,
        window !== '' && `خلال ${window}، ${rise(way)} ${amount.size}.`,
      ],
      poster: [
        `${what.text}، ${rise(way)} ${amount.size}.`,
        window !== '' && `${window}. ${rise(way)} ${amount.size}.`,
      ],
      desk: [
        `${what.text} ${way === 'up' ? 'صعودًا' : 'هبوطًا'}، ${amount.size} ${span}.`,
        `${rise(way)} ${amount.size} ${span}.`,
      ],
      anchor: [
        `${verb(what, 'سجّل', 'سجّلت')} ${what.text} ${rise(way)}ًا قدره ${amount.size} ${span}.`,
        window !== '' && `خلال ${window}، ${moves(way, what)} ${what.text} ${amount.size}.`,
      ],
      loud: [`${rise(way)} ${amount.size} ${span}!`],
      calm: [`${span}، ${rise(way)} بقدر ${amount.size}.`],
    };
  },
  movedTo: ({ amount, way, what: given, value, window }) => {
    const what = moving(given);
    const span = within(window);
    return {
      any: [
        `${moves(way, what)} ${what.text} ${amount.size} إلى ${value.ref}.`,
        `${what.text}: ${value.ref}، ${rise(way)} ${amount.size} ${span}.`,
        `${value.ref} بعد ${rise(way)} ${amount.size}: ${what.text}.`,
      ],
      poster: [
        `${what.text}: ${value.ref}. ${rise(way)} ${amount.size}.`,
        `${value.ref}. ${what.text}، ${rise(way)} ${amount.size}.`,
      ],
      desk: [
        `${what.text} ${value.ref}، ${rise(way)} ${amount.size}.`,
        `${what.text} ${way === 'up' ? 'صعودًا' : 'هبوطًا'}، عند ${value.ref}.`,
      ],
      anchor: [
        `${verb(what, 'بلغ', 'بلغت')} ${what.text} ${value.ref}، بعد ${rise(way)} ${amount.size} ${span}.`,
        `${rise(way)} بقدر ${amount.size} أوصل ${what.text} إلى ${value.ref}.`,
      ],
      loud: [`${what.text}، ${rise(way)} ${amount.size}! الآن ${value.ref}.`],
      calm: [`${what.text}، ${rise(way)} ${amount.size}. والآن ${value.ref}.`],
    };
  },
  unmoved: ({ what, window }) => ({
    any: [
      `${what.text} بلا تغيير ${within(window)}.`,
      `لا تغيير في ${what.text} ${within(window)}.`,
      `${what.text}، ${verb(what, 'كما كان', 'كما كانت')} ${within(window)}.`,
    ],
  }),
};
