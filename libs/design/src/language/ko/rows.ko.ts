import type { RowPhrases } from '../phrasebook/rows.phrases';
import { COLUMNS_KO } from './columns.ko';
import { counting, many, movement, nameObject, nameSubject, nameTopic, placeWord, within } from './grammar.ko';

/** Rows of a table in Korean. */
export const ROWS_KO: RowPhrases = {
  then: ({ who, value, place }) => {
    const rank = placeWord(place);
    return {
      any: [
        rank && `${rank} 자리는 ${who.ref}, ${value.ref}입니다.`,
        `다음은 ${who.ref}, ${value.ref}입니다.`,
        `이어서 ${who.ref}, ${value.ref}.`,
        `그 뒤에 ${who.ref}, ${value.ref}입니다.`,
      ],
      poster: [`다음, ${who.ref}. ${value.ref}.`],
      desk: [`이어 ${who.ref} ${value.ref}.`],
      anchor: [`그 뒤를 ${nameSubject(who)} 잇습니다. ${value.ref}입니다.`],
    };
  },
  thenTwo: ({ first, second, place }) => {
    const rank = placeWord(place);
    const [a, b] = [first, second];
    return {
      any: [
        `이어 ${nameSubject(a.who)} ${a.value.ref}, ${nameSubject(b.who)} ${b.value.ref}입니다.`,
        `다음은 ${a.who.ref}, ${a.value.ref}입니다.`,
        rank && `${rank} 자리에 ${a.who.ref}, ${a.value.ref}. 그 뒤는 ${b.who.ref}.`,
        `뒤쫓는 쪽은 ${a.who.ref} ${a.value.ref}, ${b.who.ref} ${b.value.ref}입니다.`,
      ],
      poster: [`${a.who.ref}, ${a.value.ref}. ${b.who.ref}, ${b.value.ref}.`],
      desk: [`이하 ${a.who.ref} ${a.value.ref}, ${b.who.ref} ${b.value.ref}.`],
      anchor: [`그 뒤로 ${a.who.ref}의 ${a.value.ref}, ${b.who.ref}의 ${b.value.ref}, 이런 순서입니다.`],
      loud: [`추격하는 ${a.who.ref}, ${a.value.ref}!`],
      calm: [`그 아래 ${a.who.ref}, ${a.value.ref}. 또 그 아래 ${b.who.ref}, ${b.value.ref}.`],
    };
  },
  thenLevel: ({ list, value }) => ({
    any: [
      `이어서 ${list}, 나란히 ${value.ref}입니다.`,
      `다음은 ${list}, 똑같이 ${value.ref}입니다.`,
      `${value.ref}, 나란한 것은 ${list}입니다.`,
    ],
    poster: [`다음, ${list}. ${value.ref}.`],
    desk: [`${list}, 모두 ${value.ref}.`],
    anchor: [`그 뒤로 ${list}, 같은 ${value.ref}입니다.`],
  }),
  side: ({ first, second, sold }) => {
    const most = sold ? '가장 많이 판 것' : '가장 많이 산 것';
    const word = sold ? '매도' : '매수';
    return {
      any: [
        `${most}은 ${first.ref}, 다음은 ${second.ref}입니다.`,
        `${word} 목록 맨 위는 ${first.ref}. ${nameSubject(second)} 뒤를 잇습니다.`,
        `무엇을 ${sold ? '팔았을까요' : '샀을까요'}? ${first.ref}, 그리고 ${second.ref}입니다.`,
        `${word} 순서대로 ${first.ref}, ${second.ref}입니다.`,
      ],
      poster: [`${word}는 ${first.ref}, 다음 ${second.ref}.`, `${most}, ${first.ref}.`],
      desk: [`${word}: ${first.ref}, 다음 ${second.ref}.`],
      anchor: [
        `${word} 규모는 ${first.ref}, ${second.ref} 순으로 컸습니다.`,
        `${word} 목록에서는 ${nameSubject(first)} ${second.ref}보다 위입니다.`,
      ],
      loud: [`${most}은? ${first.ref}! 다음은 ${second.ref}.`],
      calm: [`먼저 ${first.ref}, 그다음 ${second.ref}.`],
    };
  },
  holding: ({ who, value, share, most }) => {
    if (!share)
      return {
        any: [
          `가장 큰 보유는 ${who.ref}, ${value.ref}입니다.`,
          `가장 무거운 것은 ${who.ref}. ${value.ref}입니다.`,
          `보유 자산 맨 위는 ${who.ref}, ${value.ref}.`,
        ],
      };
    return {
      any: [
        `가장 큰 보유는 ${who.ref}, 전체의 ${value.ref}입니다.`,
        `${nameSubject(who)} 전체의 ${value.ref}를 차지합니다.`,
        `지갑 속은? 먼저 ${who.ref}, ${value.ref}입니다.`,
        most && `과반은 ${who.ref}, ${value.ref}입니다.`,
      ],
      poster: [`${who.ref}, 전체의 ${value.ref}.`, `전체의 ${value.ref}가 ${who.ref}.`],
      desk: [`최대 비중 ${who.ref}, ${value.ref}.`, `${who.ref} 비중 ${value.ref}.`],
      anchor: [
        `보유 자산의 ${value.ref}를 ${nameSubject(who)} 차지하고 있습니다.`,
        `가장 큰 보유 종목은 ${who.ref}, 비중은 ${value.ref}입니다.`,
      ],
      loud: [`가장 큰 덩치, ${who.ref}. ${value.ref}!`],
      calm: [`먼저 ${who.ref}. 전체의 ${value.ref}입니다.`],
    };
  },
  list: ({ first, second, topic, noun }) => {
    const sum = many(first.value, noun);
    const head = topic ? `${topic.text} ` : '';
    return {
      any: [
        `${head}선두는 ${first.who.ref}, ${sum}입니다.`,
        `${nameSubject(first.who)} ${sum}, ${nameSubject(second.who)} ${second.value.ref}입니다.`,
        topic && `${topic.text} 맨 위는? ${first.who.ref}, ${first.value.ref}입니다.`,
        `먼저 ${first.who.ref}, ${sum}입니다.`,
      ],
      poster: [
        `${first.who.ref}, ${first.value.ref}. ${second.who.ref}, ${second.value.ref}.`,
        `맨 앞 ${first.who.ref}, ${first.value.ref}. 다음 ${second.who.ref}.`,
      ],
      desk: [`${first.who.ref} ${first.value.ref}, ${second.who.ref} ${second.value.ref}.`],
      anchor: [
        `${head}맨 위는 ${first.who.ref}, ${counting(first.value, noun)}입니다.`,
        `${nameSubject(first.who)} ${first.value.ref}, 선두이고 ${nameSubject(second.who)} 뒤를 잇습니다.`,
      ],
      loud: [`${head}승자는 ${first.who.ref}! ${sum}입니다.`],
      calm: [`맨 위에 ${first.who.ref}, ${sum}.`],
    };
  },
  listLevel: ({ list, value }) => ({
    any: [
      `${list}, ${value.ref}. 나란히 선두입니다.`,
      `맨 앞은 ${list}, 똑같이 ${value.ref}입니다.`,
      `${value.ref}, 동률인 것은 ${list}입니다.`,
    ],
  }),
  listBare: ({ first, second }) => ({
    any: [
      `${nameTopic(first.who)} ${first.value.ref}, ${nameTopic(second.who)} ${second.value.ref}입니다.`,
      `${first.who.ref}, ${first.value.ref}. ${second.who.ref}, ${second.value.ref}.`,
      `먼저 ${nameSubject(first.who)} ${first.value.ref}, 다음 ${nameSubject(second.who)} ${second.value.ref}입니다.`,
    ],
  }),
  second: ({ who, value, clear }) => ({
    any: [
      `다음은 ${who.ref}, ${value.ref}입니다.`,
      `그다음은? ${who.ref}, ${value.ref}입니다.`,
      `${nameSubject(who)} ${value.ref}, 뒤를 잇습니다.`,
      clear && `${value.ref}보다 위는 선두뿐입니다.`,
    ],
    poster: [`뒤이어 ${who.ref}. ${value.ref}.`, `다음 ${who.ref}. ${value.ref}.`],
    desk: [`차순위 ${who.ref}, ${value.ref}.`, `추격 ${who.ref}, ${value.ref}.`],
    anchor: [
      `${value.ref}의 ${nameSubject(who)} 뒤를 쫓고 있습니다.`,
      `가장 가까운 쪽은 ${who.ref}, ${value.ref}입니다.`,
    ],
    loud: [`추격자는 ${who.ref}! ${value.ref}입니다.`, `도전하는 ${who.ref}, ${value.ref}!`],
    calm: [`바로 아래 ${who.ref}. ${value.ref}입니다.`],
  }),
  foot: ({ who, value, teams, least }) => {
    const end = teams ? '최하위' : '맨 끝';
    const named = teams ? '최하위는' : '맨 끝은';
    return {
      any: [
        `${named} ${who.ref}, ${value.ref}입니다.`,
        `맨 아래에 ${who.ref}, ${value.ref}입니다.`,
        `${named}? ${who.ref}, ${value.ref}입니다.`,
        least && `${who.ref}의 ${value.ref}보다 적은 곳은 없습니다.`,
      ],
      poster: [`${end}, ${who.ref}. ${value.ref}.`],
      desk: [`${end} ${who.ref}, ${value.ref}.`],
      anchor: [
        `${teams ? '순위표' : '목록'} ${named} ${who.ref}, ${value.ref}입니다.`,
        `${nameTopic(who)} ${value.ref}, ${end}에 있습니다.`,
      ],
    };
  },
  too: ({ who, value, sold }) => {
    const side = sold ? '매도' : '매수';
    return {
      any: [
        `${who.ref}도 ${side}, ${value.ref}입니다.`,
        `${side} 쪽에 또 누가? ${who.ref}, ${value.ref}입니다.`,
        `같은 편에 ${who.ref}, ${value.ref}.`,
        `${who.ref}도 같은 방향으로 ${value.ref}입니다.`,
      ],
      poster: [`${who.ref}도. ${value.ref}.`],
      desk: [`같은 방향 ${who.ref}, ${value.ref}.`],
      anchor: [
        `${who.ref} 역시 ${value.ref} 순${side}입니다.`,
        `${side} 쪽에는 ${who.ref}도 있습니다. ${value.ref}입니다.`,
      ],
    };
  },
  ...COLUMNS_KO,
  mover: ({ who, value, best, way, window }) => {
    const sum = movement(way, value);
    const span = within(window);
    const end = best ? '가장 좋은' : '가장 나쁜';
    const word = best ? '최고' : '최저';
    return {
      any: [
        `${end} 성적은 ${who.ref}, ${span} ${sum}입니다.`,
        `${word}는? ${who.ref}, ${sum}입니다.`,
        `${nameSubject(who)} ${word}, ${span} ${sum}입니다.`,
      ],
      poster: [`${word}, ${who.ref}. ${sum}.`, `${who.ref}, ${sum}. ${word}.`],
      desk: [`등락 ${word} ${who.ref}, ${sum}.`, `${word} ${who.ref}, ${span} ${sum}.`],
      anchor: [`움직임이 ${end} 것은 ${who.ref}, ${span} ${sum}입니다.`],
      loud: [`${who.ref}, ${sum}! ${word}입니다.`, `그리고 ${word}는 ${who.ref}, ${sum}!`],
      calm: [`그중 ${end} 것은 ${who.ref}. ${sum}입니다.`],
    };
  },
  trade: ({ what, value, sold, again, wallet }) => {
    const word = sold ? '매도' : '매수';
    const did = sold ? '팔았습니다' : '샀습니다';
    const also = again ? '또' : '';
    return {
      any: [
        `${also} ${nameObject(what)} ${value.ref}어치 ${did}.`,
        `${also} ${value.ref}, ${what.ref} ${word}입니다.`,
        `${also} 무엇을 ${sold ? '팔았을까요' : '샀을까요'}? ${what.ref}, ${value.ref}입니다.`,
        `${also} ${word}는 ${what.ref}, ${value.ref}입니다.`,
      ],
      poster: [`${what.ref} ${word}. ${value.ref}.`],
      desk: [`${word}: ${what.ref}, ${value.ref}.`],
      anchor: [
        `${wallet ? '해당 지갑은' : ''} ${also} ${nameObject(what)} ${value.ref}어치 ${word}했습니다.`,
        `${what.ref} ${word} 규모는 ${value.ref}입니다.`,
      ],
    };
  },
};
