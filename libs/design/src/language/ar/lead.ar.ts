import type { LeadPhrases } from '../phrasebook/lead.phrases';
import { LEAD_ROWS_AR } from './lead-rows.ar';
import { within } from './grammar.ar';

/** Openings in Arabic. */
export const LEAD_AR: LeadPhrases = {
  pool: ({ rate, asset, place, venue }) => {
    const who = asset?.ref ?? 'هذا المجمّع';
    const where = place ? `على ${place.ref}` : '';
    return {
      any: [`${rate.ref} سنويًا، هذا عائد ${who} ${where}.`, `${where}، يدرّ ${who} عائدًا سنويًا قدره ${rate.ref}.`],
      poster: [`${rate.ref} سنويًا. ${who} ${where}.`, `${who} ${where}. ${rate.ref}.`, `عام من ${who}: ${rate.ref}.`],
      desk: [`${who} ${where}: ${rate.ref}.`, `${who} عند ${rate.ref} ${where}.`, `عائد ${who}، ${rate.ref}.`],
      anchor: [
        `تدرّ ودائع ${who} ${where} الآن ${rate.ref} سنويًا.`,
        place && `هذه هي العوائد ${where}: ${rate.ref} على ${who}.`,
        venue && `على ${venue.ref}، يبلغ عائد ${who} السنوي ${rate.ref}.`,
        `يبلغ العائد السنوي على ${who} ${where} ${rate.ref}.`,
      ],
      loud: [
        `${rate.ref}! هذا هو عائد ${who} ${where}.`,
        `${who} ${where}؟ ${rate.ref} سنويًا!`,
        `انتبهوا إلى ${who}: ${rate.ref}!`,
      ],
      calm: [
        `عام كامل، و${who} ${where}: ${rate.ref}.`,
        place && `${where}، بهدوء، يدرّ ${who} ${rate.ref}.`,
        `${rate.ref}، بعد عام من ${who}.`,
      ],
    };
  },
  wallet: ({ amount, way, holder, window, also }) => {
    const who = holder?.ref ?? 'المحفظة';
    const won = way === 'up' ? (holder ? 'ربح' : 'ربحت') : holder ? 'خسر' : 'خسرت';
    const result = way === 'up' ? 'ربح' : 'خسارة';
    const span = within(window);
    const beside = also ? `أي ${also.size}.` : '';
    return {
      any: [`${won} ${who} ${amount.size} ${span}.`, `${amount.size} ${span}: هذه حصيلة ${who}، ${result}.`],
      poster: [
        `${result} بقيمة ${amount.size}. ${who}.`,
        `${who}. ${amount.size}. ${result}.`,
        `${won} ${who} ${amount.size}. ${beside}`,
      ],
      desk: [
        `${who}، ${result} ${amount.size} ${span}.`,
        `${who}: ${result} ${amount.size}. ${beside}`,
        `حصيلة ${who} ${span}: ${amount.ref}.`,
      ],
      anchor: [
        `سجّل ${who} ${way === 'up' ? 'ربحًا قدره' : 'خسارة قدرها'} ${amount.size} ${span}.`,
        window !== '' && `خلال ${window}، ${won} ${who} ${amount.size}.`,
        `${result} بقيمة ${amount.size} من نصيب ${who}.`,
      ],
      loud: [
        `${amount.size}! هذا ${result} ${who} ${span}.`,
        `${who}، ${result} ${amount.size}!`,
        window !== '' && `${window}، و${won} ${who} ${amount.size}!`,
      ],
      calm: [`${who}، ${span}. ${result} بقيمة ${amount.size}.`, `مرّت الأيام، و${won} ${who} ${amount.size}.`],
    };
  },
  still: ({ what, holder, window }) => {
    const who = holder?.ref ?? what?.text ?? 'المحفظة';
    return {
      any: [`${who} بلا تغيير ${within(window)}.`, `لا تغيير ${within(window)}: ${who}.`, `${who}، كل شيء على حاله.`],
    };
  },
  flow: ({ amount, prescribed, sold, who, asset, window }) => {
    const subject = who?.ref ?? 'المتداولون';
    const did = sold ? 'بيع' : 'شراء';
    const sum = prescribed ? amount : `صافي ${did} ${amount}`;
    const of = asset ? asset.ref : '';
    const span = within(window);
    return {
      any: [
        `${subject}: ${sum} ${span}.`,
        `${subject} في جانب ${did === 'بيع' ? 'البيع' : 'الشراء'}: ${sum}.`,
        `${sum}. هكذا تحرك ${subject} ${span}.`,
      ],
      poster: [`${sum}. ${subject}.`, `${subject}. ${sum}.`, asset && `${of}: ${subject}، ${sum}.`],
      desk: [
        `${subject}، ${sum} ${span}.`,
        `${subject}، ${sold ? 'بائع' : 'مشترٍ'}: ${sum}.`,
        asset && `${of}. ${subject}: ${sum}.`,
      ],
      anchor: [
        `سجّل ${subject} ${span} ${sum}.`,
        `حتى الآن، ${subject}: ${sum}.`,
        `يقود ${subject} جانب ${sold ? 'البيع' : 'الشراء'}: ${sum} ${span}.`,
      ],
      loud: [
        `${sum}! إنه ${subject}.`,
        `مَن ${sold ? 'باع' : 'اشترى'}؟ ${subject}: ${sum}!`,
        `في الحلبة ${subject}: ${sum}!`,
      ],
      calm: [`من جهة ${subject}، ${sum}.`, `${sum}. من ${subject}.`],
    };
  },
  ...LEAD_ROWS_AR,
  weather: ({ value, place, sky }) => {
    const cover = sky ? `، ${sky.ref}` : '';
    const where = place ? `في ${place.ref}` : '';
    return {
      any: [
        `${value.ref} ${where} الآن${cover}.`,
        `الآن ${where} ${value.ref}${cover}.`,
        `الحرارة ${where} ${value.ref}${cover}.`,
      ],
      poster: [
        place && `${place.ref}. ${value.ref}.`,
        place && `${place.ref}: ${value.ref}${cover}.`,
        `${value.ref}${cover}.`,
      ],
      desk: [place && `${place.ref}، ${value.ref}${cover}.`, `ميزان الحرارة ${where}: ${value.ref}.`],
      anchor: [
        `تسجّل الحرارة ${where} في هذه الساعة ${value.ref}${cover}.`,
        `في هذه الساعة، ${value.ref} ${where}${cover}.`,
      ],
      loud: [place && `${place.ref}؟ ${value.ref}!`, `${value.ref} ${where}!`],
      calm: [`${where}، ${value.ref}${cover}.`, `${value.ref}. هكذا الجو ${where}${cover}.`],
    };
  },
  weatherDay: ({ value, place, time, warmest }) => {
    const where = place ? `في ${place.ref}` : '';
    return {
      any: [
        `${value.ref} ${where} ${time.at}.`,
        `${time.at} ${where}: ${value.ref}.`,
        warmest && `الأدفأ ${where} ${time.at}: ${value.ref}.`,
        warmest && `${value.ref} ${time.at}، أدفأ الأيام ${where}.`,
      ],
      poster: [`${time.ref}. ${value.ref} ${where}.`, place && `${place.ref}، ${time.ref}. ${value.ref}.`],
      desk: [`العظمى ${where}: ${value.ref} ${time.at}.`, `${time.ref}، ${value.ref} ${where}.`],
      anchor: [`تبلغ الحرارة ${where} ${value.ref} ${time.at}.`, `النشرة ${where} ${time.at}: ${value.ref}.`],
      loud: [`${time.ref}: ${value.ref} ${where}!`, `${value.ref} ${where}! ${time.at}.`],
      calm: [`يأتي ${time.ref}، ومعه ${value.ref} ${where}.`, `${value.ref}، ${time.at} ${where}.`],
    };
  },
};
