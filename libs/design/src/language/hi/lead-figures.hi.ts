import type { LeadPhrases } from '../phrasebook/lead.phrases';
import { agree, alone, counting, hasMoved, is, moved, periodWith, placed } from './grammar.hi';

type FigureLeads = 'weather' | 'weatherDay' | 'moved' | 'traded' | 'plain' | 'counted' | 'describing';

/** Openings on one figure: a temperature, a price, a count. */
export const LEAD_FIGURES_HI: Pick<LeadPhrases, FigureLeads> = {
  weather: ({ value, place, sky }) => {
    const cover = sky ? `, ${sky.ref}` : '';
    const above = sky ? `आसमान: ${sky.ref}।` : '';
    if (!place)
      return {
        any: [`अभी ${value.ref}${cover}।`, `इस समय तापमान ${value.ref}${cover}।`, `बाहर ${value.ref}। ${above}`],
      };
    return {
      any: [
        `${place.ref} में ${value.ref}${cover}।`,
        `${place.ref} का तापमान अभी ${value.ref} है। ${above}`,
        `अभी ${place.ref} में पारा ${value.ref} पर है। ${above}`,
      ],
      poster: [
        `${place.ref}। ${value.ref}। ${above}`,
        `${value.ref}। यही है ${place.ref}।`,
        `${place.ref}: ${value.ref}${cover}।`,
      ],
      desk: [
        `${place.ref}, ${value.ref}। ${above}`,
        `${place.ref} में पारा ${value.ref}${cover}।`,
        `थर्मामीटर, ${place.ref}: ${value.ref}।`,
      ],
      anchor: [
        `${place.ref} में इस समय तापमान ${value.ref} दर्ज हुआ है।`,
        `${place.ref} से ख़बर: ${value.ref}। ${above}`,
        `इस घड़ी ${place.ref} में तापमान ${value.ref} है${cover}।`,
      ],
      loud: [`${place.ref}, ${value.ref}! ${above}`, `${place.ref}? ${value.ref}!`],
      calm: [`${place.ref} के ऊपर, ${value.ref}${cover}।`, `${value.ref}। ${place.ref}, इस पल। ${above}`],
    };
  },
  weatherDay: ({ value, place, time, period, warmest }) => {
    const where = place ? `${place.ref} में` : '';
    const top = periodWith(period, 'सबसे गरम');
    return {
      any: [
        `${time.at} ${where} ${value.ref}।`,
        `${where} ${time.at} तापमान ${value.ref}।`,
        warmest && `${where} ${time.at} ${value.ref}, ${top}।`,
      ],
      poster: [`${value.ref}। ${where} ${time.ref}।`, place && `${place.ref}, ${time.ref}। ${value.ref}।`],
      desk: [`${where} अधिकतम: ${value.ref}, ${time.at}।`, `${time.ref}, ${where} ${value.ref}।`],
      anchor: [
        place && `${place.ref} में पारा ${time.at} ${value.ref} तक पहुँचता है।`,
        `${where} ${time.ref} का तापमान: ${value.ref}।`,
      ],
      loud: [place && `${place.ref}? ${time.ref}: ${value.ref}!`, `${where} ${value.ref}! ${time.at}।`],
      calm: [`आता है ${time.ref}। ${where} ${value.ref}।`],
    };
  },
  moved: ({ value, what, way }) => {
    if (way === 'flat')
      return {
        any: [
          `${value.ref}। ${what.text} जहाँ का तहाँ।`,
          `${what.text} अब भी ${value.ref} ${is(what)}।`,
          `कोई बदलाव नहीं: ${what.text}, ${value.ref}।`,
        ],
      };
    const up = way === 'up';
    return {
      any: [
        `${what.text} ${up ? 'बढ़कर' : 'घटकर'} ${value.ref}।`,
        `${value.ref}। ${what.text} ${hasMoved(way, what)}।`,
        `${what.text} अब ${value.ref}, पहले से ${up ? 'ज़्यादा' : 'कम'}।`,
      ],
      poster: [`${what.text} ${up ? 'ऊपर' : 'नीचे'}। ${value.ref}।`, `${value.ref}। ${what.text} ${moved(way, what)}।`],
      desk: [`${what.text} ${up ? 'ऊपर' : 'नीचे'}, ${value.ref}।`, `${what.text} अब ${value.ref}।`],
      anchor: [
        `${what.text} ${up ? 'बढ़कर' : 'घटकर'} ${value.ref} पर पहुँच ${agree(what, 'गया', 'गई', 'गए')} ${is(what)}।`,
        `${what.text} इस समय ${value.ref} ${is(what)}, पहले से ${up ? 'ज़्यादा' : 'कम'}।`,
      ],
      loud: [`${value.ref}! ${what.text} ${hasMoved(way, what)}।`, `${what.text} ${up ? 'ऊपर' : 'नीचे'}: ${value.ref}!`],
      calm: [`${what.text}, पहले से ${up ? 'ऊपर' : 'नीचे'}। ${value.ref}।`],
    };
  },
  traded: ({ value, who }) => ({
    any: [`${who.ref} का भाव ${value.ref} है।`, `${value.ref}: यही है ${who.ref} का भाव।`, `${who.ref} ${value.ref} पर।`],
    poster: [`${value.ref}। ${who.ref}।`, `${who.ref}। ${value.ref}।`],
    desk: [`${who.ref}, आख़िरी सौदा ${value.ref}।`, `${who.ref}, ${value.ref}।`],
    anchor: [`${who.ref} इस समय ${value.ref} पर कारोबार कर रहा है।`, `${who.ref} की कीमत: ${value.ref}।`],
    loud: [`${who.ref}! ${value.ref} पर।`, `${value.ref}! ये है ${who.ref} का दाम।`],
    calm: [`${who.ref} ${value.ref} पर ठहरा है।`, `${value.ref} पर, ${who.ref}।`],
  }),
  plain: ({ value, what, where }) => {
    const named = `${placed(where, what)} ${what.text}`;
    return {
      any: [`${value.ref}: ${named}।`, `${named} ${value.ref} ${is(what)}।`, `${value.ref}। यह ${is(what)} ${named}।`],
      poster: [`${value.ref}। ${named}।`, `${named}। ${value.ref}।`],
      desk: [`${named}, ${value.ref}।`, `${named}: ${value.ref}।`],
      anchor: [`${named} इस समय ${value.ref} ${is(what)}।`, `ताज़ा आँकड़ा, ${named}: ${value.ref}।`],
      loud: [`${value.ref}! ${named}।`, `${named}? ${value.ref}!`],
      calm: [`${named}... ${value.ref}।`, `${value.ref}, ${named}।`],
    };
  },
  counted: ({ value, noun, where }) => {
    const sum = counting(value, noun);
    const named = `${placed(where, noun)} ${noun.text}`;
    const held = alone(where);
    return {
      any: [`${held} ${sum}।`, `${held} ${sum} ${value.fact.number === 1 ? 'है' : 'हैं'}।`, `${named}: ${value.ref}।`],
      poster: [`${value.ref}। ${named}।`, `${sum}। ${held} यही गिनती।`],
      desk: [`${named}, ${value.ref}।`, `${held} गिनती: ${sum}।`],
      anchor: [`${held} कुल ${sum} दर्ज हैं।`, `गिनती बताती है: ${held} ${sum}।`],
      loud: [`${held} ${sum}!`, `गिन लीजिए, ${held} ${sum}!`],
      calm: [`${named}। ${value.ref}।`, `${held}, ${sum}।`],
    };
  },
  describing: ({ value, what, where }) => {
    const held = alone(where);
    return {
      any: [
        `${held} ${value.ref} ${what.text}।`,
        `${held} ${what.text}: ${value.ref}।`,
        `${value.ref}। ${held} ${what.text}।`,
      ],
      poster: [`${what.text}। ${value.ref}।`],
      desk: [`${held} ${what.text}, ${value.ref}।`],
      anchor: [`इस समय ${held} ${value.ref} ${what.text} है।`],
    };
  },
};
