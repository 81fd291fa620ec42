import type { LeadPhrases } from '../phrasebook/lead.phrases';
import { counting, nameSubject, subject } from './grammar.ko';

type RowLeads = 'leader' | 'highest' | 'shared' | 'crowded';

/** Openings on a row of a table or of a series. */
export const LEAD_ROWS_KO: Pick<LeadPhrases, RowLeads> = {
  leader: ({ who, value, noun, by, league, teams }) => {
    const sum = counting(value, noun);
    const head = by ? `${by.text} ` : '';
    return {
      any: [
        `${head}선두는 ${who.ref}, ${sum}입니다.`,
        `${sum}. ${nameSubject(who)} ${head}선두입니다.`,
        `맨 위는 ${who.ref}. ${head}${sum}입니다.`,
      ],
      poster: [`${sum}. ${head}선두 ${who.ref}.`, `${who.ref}. ${sum}, 선두.`, `맨 앞에 ${who.ref}. ${sum}.`],
      desk: [`${head}선두 ${who.ref}, ${sum}.`, `${who.ref}, ${head}선두, ${sum}.`, `맨 앞 ${who.ref}, ${sum}.`],
      anchor: [
        league && `${league.ref} 선두는 ${who.ref}, ${sum}입니다.`,
        league && `${nameSubject(who)} ${sum}, ${league.ref} 선두에 올라 있습니다.`,
        `${nameSubject(who)} ${head}선두를 지키고 있습니다. ${sum}입니다.`,
        `${teams ? '순위표' : '목록'} 맨 위는 ${who.ref}. ${sum}입니다.`,
      ],
      loud: [
        `${nameSubject(who)} 선두! ${sum}입니다.`,
        `${head}선두는? ${who.ref}, ${sum}!`,
        `맨 앞은 ${who.ref}! ${sum}.`,
      ],
      calm: [`${nameSubject(who)} 맨 앞에서 갑니다. ${sum}.`, `${sum}. 맨 위에 ${who.ref}.`],
    };
  },
  highest: ({ who, value, what }) => ({
    any: [
      `${subject(what)} 가장 높은 곳은 ${who.ref}, ${value.ref}입니다.`,
      `${value.ref}. ${what.text} 최고는 ${who.ref}입니다.`,
      `${who.ref}의 ${what.text}, ${value.ref}. 최고입니다.`,
    ],
    poster: [`${value.ref}. ${who.ref}.`, `${who.ref}, ${value.ref}. 최고.`],
    desk: [`${what.text} 최고치 ${who.ref}, ${value.ref}.`, `${what.text} 상단은 ${who.ref} ${value.ref}.`],
    anchor: [
      `${what.text}에서는 ${who.ref}의 ${value.ref}, 가장 높은 수치입니다.`,
      `가장 높은 수치는 ${who.ref}의 ${value.ref}입니다.`,
    ],
  }),
  shared: ({ list, value, noun, by }) => {
    const sum = counting(value, noun);
    const head = by ? `${by.text} ` : '';
    return {
      any: [
        `${head}선두는 ${list}, 나란히 ${sum}입니다.`,
        `${list}, ${sum}. ${head}공동 선두입니다.`,
        `나란히 선두, ${list}. ${sum}입니다.`,
      ],
      poster: [`${sum}. ${list} 나란히.`, `${list}. 똑같이 ${sum}.`],
      desk: [`공동 선두 ${list}, ${sum}.`],
      anchor: [`${list}, ${sum}. ${head}선두를 나눠 갖고 있습니다.`, `차이가 없습니다. ${list}, 모두 ${sum}입니다.`],
    };
  },
  crowded: ({ value, noun, by }) => {
    const sum = counting(value, noun);
    const head = by ? `${by.text} ` : '';
    return {
      any: [
        `${head}선두는 혼전, ${sum} 동률입니다.`,
        `${sum}. 여럿이 선두에 나란히 섰습니다.`,
        `${head}맨 위는 공동입니다. ${sum}.`,
      ],
    };
  },
};
