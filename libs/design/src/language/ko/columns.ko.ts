import type { RowPhrases } from '../phrasebook/rows.phrases';
import { movement, nameSubject, nameTopic, periodName, subject, timeTopic, topic } from './grammar.ko';

type Columns = 'top' | 'below' | 'columnPeak' | 'wettest' | 'tie' | 'dry' | 'unmoved' | 'none';

/** Rows that are told for another column than the video's own. */
export const COLUMNS_KO: Pick<RowPhrases, Columns> = {
  top: ({ who, value, what, again, way }) => {
    const sum = movement(way, value);
    if (again)
      return {
        any: [
          `${what.text}에서도 선두, ${sum}입니다.`,
          `${topic(what)}? 역시 ${who.ref}, ${sum}입니다.`,
          `${what.text}도 ${nameSubject(who)} 위. ${sum}입니다.`,
        ],
        poster: [`${what.text}도. ${sum}.`, `${what.text}도 ${who.ref}. ${sum}.`],
        desk: [`${what.text}도 ${who.ref}, ${sum}.`],
        anchor: [
          `${nameTopic(who)} ${what.text}에서도 ${sum}, 선두입니다.`,
          `${what.text} 역시 ${who.ref}의 ${sum}, 가장 높습니다.`,
        ],
      };
    return {
      any: [
        `${what.text}에서는 ${nameSubject(who)} 선두, ${sum}입니다.`,
        `${topic(what)}? ${who.ref}, ${sum}입니다.`,
        `${what.text} 최고는 ${who.ref}, ${sum}입니다.`,
        `${what.text} 기준으로는 ${who.ref}, ${sum}입니다.`,
      ],
      poster: [`${what.text}, ${who.ref}. ${sum}.`],
      desk: [`${what.text} 선두 ${who.ref}, ${sum}.`],
      anchor: [`${what.text}에서는 순서가 바뀌어 ${nameSubject(who)} ${sum}, 선두입니다.`],
    };
  },
  below: ({ who, value, what }) => ({
    any: [
      `${subject(what)} 마이너스로 내려간 곳은 ${who.ref}뿐, ${value.ref}입니다.`,
      `${what.text}에서 마이너스는 ${who.ref}뿐입니다. ${value.ref}.`,
      `${what.text} 유일한 마이너스, ${who.ref}. ${value.ref}입니다.`,
      `${subject(what)} 마이너스인 곳은? ${who.ref}뿐입니다.`,
    ],
    poster: [`${who.ref}만 마이너스. ${value.ref}.`],
    desk: [`${what.text} 마이너스는 ${who.ref}뿐, ${value.ref}.`],
    anchor: [`${what.text}에서는 ${who.ref}만 마이너스인 ${value.ref}입니다.`],
  }),
  columnPeak: ({ what, value, time }) => ({
    any: [
      `${what.text} 최고는 ${time.at}의 ${value.ref}입니다.`,
      `${topic(what)}? ${time.at}의 ${value.ref}, 정점입니다.`,
      `${topic(what)} ${time.at}에 가장 높은 ${value.ref}입니다.`,
    ],
    poster: [`${what.text}, ${value.ref}. ${time.at}.`],
    desk: [`${what.text} 고점 ${value.ref}, ${time.at}.`],
    anchor: [`${topic(what)} ${time.at}에 ${value.ref}, 최고에 이릅니다.`],
  }),
  wettest: ({ value, time, period }) => ({
    any: [
      `비가 가장 많은 때는 ${time.at}, ${value.ref}입니다.`,
      `비는? ${time.at}에 ${value.ref}입니다.`,
      `가장 많이 내리는 ${periodName(period)}, ${time.at}. ${value.ref}입니다.`,
      `${timeTopic(time)} 비가 굵어져 ${value.ref}입니다.`,
    ],
    poster: [`${time.at} 비 ${value.ref}.`, `비의 정점은 ${time.at}. ${value.ref}.`],
    desk: [`최대 강수 ${value.ref}, ${time.at}.`],
    anchor: [`비가 가장 강한 때는 ${time.at}, 강수량은 ${value.ref}입니다.`],
  }),
  tie: ({ list, value }) => ({
    any: [
      `${list}, 나란히 ${value.ref}입니다.`,
      `동률입니다. ${list}, ${value.ref}.`,
      `${value.ref}씩, ${list}입니다.`,
      `나란한 곳은? ${list}, ${value.ref}입니다.`,
    ],
    poster: [`맞수 ${list}. ${value.ref}.`],
    desk: [`${list}, 동률 ${value.ref}.`],
    anchor: [`${list}, 차이가 없습니다. 모두 ${value.ref}입니다.`],
  }),
  dry: ({ list, only, period }) => {
    if (!only)
      return {
        any: [
          `비가 없는 때는 ${list}입니다.`,
          `${list}, 비 없음.`,
          `우산이 필요 없는 날은? ${list}입니다.`,
          `${list}, 빗방울도 없습니다.`,
        ],
      };
    return {
      any: [
        `비가 오지 않는 때는 ${only.at}뿐입니다.`,
        `비 없는 ${periodName(period)}, ${only.at}뿐입니다.`,
        `비가 쉬는 때는? ${only.at}뿐입니다.`,
        `${timeTopic(only)} 빗방울도 없습니다.`,
      ],
      poster: [`${only.at}만 비 없음.`],
      desk: [`비 없음, ${only.at}뿐.`],
      anchor: [`비 예보가 없는 때는 ${only.at}뿐입니다.`],
    };
  },
  unmoved: ({ list }) => ({
    any: [`${list}, 움직이지 않았습니다.`, `변동 없음, ${list}.`, `${list}? 그대로입니다.`, `${list}, 제자리입니다.`],
    poster: [`${list}: 변동 없음.`],
    desk: [`${list}, 보합.`],
    anchor: [`${list}에는 변동이 없습니다.`],
  }),
  none: ({ list, what }) => ({
    any: [
      `${list}, ${subject(what)} 없습니다.`,
      `${what.text} 없음, ${list}.`,
      `${list}? ${subject(what)} 없습니다.`,
      `${list}에는 ${subject(what)} 없습니다.`,
    ],
    desk: [`${list}, ${what.text} 없음.`],
    anchor: [`${list}에서는 ${subject(what)} 집계되지 않았습니다.`],
  }),
};
