import type { Noun } from '../lexicon';
import type { LeadPhrases } from '../phrasebook/lead.phrases';
import { counting } from './grammar.zh';

/** "营收方面，": what a table is ranked by, where nothing is counted. */
function rankedBy(by: Noun | null): string {
  return by ? `${by.text}方面，` : '';
}

type RowLeads = 'leader' | 'highest' | 'shared' | 'crowded';

/** Openings on a row of a table or of a series. */
export const LEAD_ROWS_ZH: Pick<LeadPhrases, RowLeads> = {
  leader: ({ who, value, noun, by, league, teams }) => {
    const sum = counting(value, noun);
    const tail = rankedBy(by);
    return {
      any: [
        `${tail}${who.ref}排第一，${sum}。`,
        `${sum}，${who.ref}${tail === '' ? '' : `的${by?.text ?? ''}`}领先。`,
        `${tail}领头的是${who.ref}，${sum}。`,
      ],
      poster: [`${who.ref}第一。${sum}。`, `${sum}。${who.ref}领先。`, `榜首，${who.ref}。${sum}。`],
      desk: [`${who.ref}领跑，${sum}。`, `榜首${who.ref}：${sum}。`, `${tail}第一，${who.ref}，${sum}。`],
      anchor: [
        league && `${who.ref}以${sum}领跑${league.ref}。`,
        league && `${league.ref}最新排名：${who.ref}居首，${sum}。`,
        `${tail}${who.ref}以${sum}位居${teams ? '积分榜首' : '榜首'}。`,
        `${tail}排在首位的是${who.ref}，${sum}。`,
      ],
      loud: [`第一名，${who.ref}，${sum}！`, `${tail}谁是第一？${who.ref}，${sum}！`, `${who.ref}冲在最前，${sum}！`],
      calm: [`走在最前面的，是${who.ref}。${sum}。`, `${sum}。${who.ref}，然后才是别人。`],
    };
  },
  highest: ({ who, value, what }) => ({
    any: [
      `${who.ref}的${what.text}最高，${value.ref}。`,
      `${what.text}最高的是${who.ref}：${value.ref}。`,
      `${value.ref}，${who.ref}的${what.text}排在最上面。`,
    ],
    poster: [`${value.ref}。${who.ref}。`, `${who.ref}：${value.ref}。最高。`],
    desk: [`${what.text}高点，${who.ref}，${value.ref}。`, `${who.ref}居高，${value.ref}。`],
    anchor: [`${what.text}最高的为${who.ref}，达${value.ref}。`, `没有谁的${what.text}高过${who.ref}：${value.ref}。`],
  }),
  shared: ({ list, value, noun, by }) => {
    const sum = counting(value, noun);
    const tail = rankedBy(by);
    return {
      any: [
        `${tail}${list}并列第一，都是${sum}。`,
        `${tail}榜首打平：${list}，${sum}。`,
        `${list}同为${sum}，并列领先。`,
      ],
      poster: [`${list}。并列，${sum}。`, `${sum}。${list}。`],
      desk: [`${tail}并列榜首，${list}，${sum}。`],
      anchor: [`${tail}${list}以${sum}并列首位。`, `首位由${list}共享，均为${sum}。`],
    };
  },
  crowded: ({ value, noun, by }) => ({
    any: [
      `${rankedBy(by)}多家并列第一，${counting(value, noun)}。`,
      `榜首挤着好几家，都是${counting(value, noun)}。`,
      `${rankedBy(by)}最高${counting(value, noun)}，不止一家。`,
    ],
  }),
};
