import type { ContrastPhrases } from '../phrasebook/contrast.phrases';
import { moves, moving, rise, verb, within } from './grammar.ar';

/** Contrasts, parts and movements in Arabic. */
export const CONTRAST_AR: ContrastPhrases = {
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
