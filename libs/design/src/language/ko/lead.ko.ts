import type { LeadPhrases } from '../phrasebook/lead.phrases';
import {
  counting,
  many,
  moves,
  nameObject,
  nameSubject,
  nameTopic,
  sized,
  sizedWith,
  subject,
  topic,
  within,
} from './grammar.ko';
import { LEAD_ROWS_KO } from './lead-rows.ko';
import { LEAD_WEATHER_KO } from './lead-weather.ko';

/** Openings in Korean. */
export const LEAD_KO: LeadPhrases = {
  pool: ({ rate, asset, place, venue }) => {
    const at = place ? `${place.ref}의` : '';
    const who = `${at} ${asset?.ref ?? '예치 풀'}`;
    return {
      any: [
        `연 ${rate.ref}. ${who}의 지금 수익률입니다.`,
        `${who}, 지금 연 ${rate.ref}입니다.`,
        `${who} 수익률은 연 ${rate.ref}입니다.`,
      ],
      poster: [`연 ${rate.ref}. ${who}.`, `${who}. 연 ${rate.ref}.`, `맡기면 연 ${rate.ref}. ${who}.`],
      desk: [`${who}, 연 ${rate.ref}.`, `수익률 ${rate.ref}, ${who}.`, `${who} 금리, 연 ${rate.ref}.`],
      anchor: [
        `${who} 예치 수익률이 현재 연 ${rate.ref}입니다.`,
        place && `${place.ref} 금리입니다. ${asset?.ref ?? '예치 풀'}, 연 ${rate.ref}.`,
        venue && `${venue.ref}의 ${asset?.ref ?? '예치 풀'}, 연 ${rate.ref}의 수익률입니다.`,
      ],
      loud: [
        `연 ${rate.ref}! ${who}입니다.`,
        `${who}? 연 ${rate.ref}입니다!`,
        `주목하세요, 연 ${rate.ref}! ${who}입니다.`,
      ],
      calm: [
        `${who}. 차분하게, 연 ${rate.ref}.`,
        `시간이 흘러 연 ${rate.ref}. ${who}입니다.`,
        `${who}, 느긋하게 연 ${rate.ref}입니다.`,
      ],
    };
  },
  wallet: ({ amount, way, holder, window, also }) => {
    const who = holder?.ref ?? '해당 지갑';
    const whoTopic = holder ? nameTopic(holder) : '해당 지갑은';
    const result = way === 'up' ? '수익' : '손실';
    const span = within(window);
    const beside = also ? `비율로는 ${also.size}입니다.` : '';
    return {
      any: [
        `${whoTopic} ${span} ${amount.size} ${result}입니다.`,
        `${amount.size} ${result}. ${who}의 ${window === '' ? '' : `${window}`} 성적입니다.`,
        `${span} ${amount.size}. ${who}의 ${result}입니다.`,
      ],
      poster: [
        `${who}. ${amount.size} ${result}.`,
        `${result} ${amount.size}. ${who}.`,
        `${amount.signed}. ${who}. ${beside}`,
      ],
      desk: [
        `${who}, ${result} ${amount.size}.`,
        `${who} 손익, ${amount.ref}. ${beside}`,
        `${window} 손익 ${amount.ref}, ${who}.`,
      ],
      anchor: [
        `${whoTopic} ${span} ${amount.size}의 ${result}을 기록했습니다.`,
        `${who}의 성적입니다. ${span} ${amount.size}의 ${result}.`,
        `${span} ${amount.size}의 ${result}을 낸 곳, ${who}입니다.`,
      ],
      loud: [
        `${amount.size} ${result}! ${who}입니다.`,
        `${who}, ${span} ${amount.size} ${result}!`,
        `보세요, ${who}. ${amount.size} ${result}입니다!`,
      ],
      calm: [
        `${who}. ${span} ${amount.size}의 ${result}이었습니다.`,
        `${window === '' ? '시간' : window}이 지나고, ${who}의 ${result}은 ${amount.size}입니다.`,
      ],
    };
  },
  change: ({ amount, way, what, window, also }) => {
    const span = within(window);
    const beside = also ? `비율로는 ${also.size}입니다.` : '';
    const { past, noun } = moves(what, way);
    return {
      any: [
        `${topic(what)} ${span} ${amount.size} ${past}.`,
        `${amount.size} ${noun}. ${window === '' ? '' : `${window}간의`} ${what.text}입니다.`,
        `${what.text}, ${span} ${amount.size} ${noun}입니다.`,
      ],
      poster: [`${what.text}. ${amount.signed}. ${beside}`, `${amount.size} ${noun}. ${what.text}.`],
      desk: [`${what.text}, ${span} ${amount.signed}.`, `${what.text} ${noun}, ${amount.size}.`],
      anchor: [
        `${subject(what)} ${span} ${amount.size} ${noun}했습니다.`,
        `${span} ${amount.size} ${noun}한 것은 ${what.text}입니다.`,
      ],
      loud: [`${what.text}, ${amount.signed}!`, `${amount.size} ${noun}! ${what.text}입니다.`],
      calm: [`${topic(what)} ${span} ${amount.size}만큼 ${past}.`, `${amount.size}. ${subject(what)} 움직인 폭입니다.`],
    };
  },
  still: ({ what, holder, window }) => {
    const who = holder ? nameTopic(holder) : what ? topic(what) : '해당 지갑은';
    const name = holder?.ref ?? what?.text ?? '해당 지갑';
    return {
      any: [
        `${who} ${within(window)} 움직이지 않았습니다.`,
        `변동 없음. ${name}입니다.`,
        `${name}, ${within(window)} 그대로입니다.`,
      ],
    };
  },
  flow: ({ amount, sold, who, asset, window }) => {
    const name = who?.ref ?? '해당 계좌';
    const did = sold ? '순매도' : '순매수';
    const sum = amount;
    const span = within(window);
    const whoSubject = who ? nameSubject(who) : '해당 계좌가';
    const of = asset ? nameObject(asset) : '';
    return {
      any: [
        `${whoSubject} ${of} ${did}했습니다. ${sum}입니다.`,
        `${name}, ${span} ${did}입니다. ${sum}.`,
        `${sum}. ${whoSubject} ${of} ${did}했습니다.`,
      ],
      poster: [
        `${sum}. ${name}, ${did}.`,
        `${name} ${did}. ${sum}.`,
        asset && `${asset.ref}, ${sum}. ${name}의 ${did}.`,
      ],
      desk: [`${name}, ${did} ${sum}.`, `${did} 주체 ${name}, ${sum}.`, asset && `${asset.ref}: ${name}, ${sum}.`],
      anchor: [
        `${whoSubject} ${span} ${of} ${did}했습니다. 규모는 ${sum}입니다.`,
        `${span} ${sum} ${did}. ${name}의 움직임입니다.`,
        `지금 눈에 띄는 것은 ${name}입니다. ${did} ${sum}.`,
      ],
      loud: [
        `${sum}! ${whoSubject} ${did}!`,
        `${name}, ${of} ${did}! ${sum}입니다.`,
        `움직인 쪽은 ${name}! ${sum}입니다.`,
      ],
      calm: [`${name}, 조금씩 ${did}로. ${sum}입니다.`, `${sum}. ${name}의 차분한 ${did}입니다.`],
    };
  },
  ...LEAD_ROWS_KO,
  ...LEAD_WEATHER_KO,
  moved: ({ value, what, way }) => {
    const sum = sized(value, what);
    if (way === 'flat')
      return {
        any: [
          `${sum}. ${topic(what)} 그대로입니다.`,
          `${topic(what)} 여전히 ${sum}입니다.`,
          `${what.text}, 변함없이 ${sum}입니다.`,
        ],
      };
    const { past, te, noun } = moves(what, way);
    const to = sizedWith(value, what, '으로', '로');
    return {
      any: [`${topic(what)} ${to} ${past}.`, `${sum}. ${subject(what)} ${past}.`, `${what.text}, ${sum}까지 ${past}.`],
      poster: [`${what.text}. ${sum}.`, `${to}. ${what.text} ${noun}.`],
      desk: [`${what.text} ${noun}, ${sum}.`, `${sum}, ${topic(what)} ${noun}.`],
      anchor: [`${subject(what)} ${to} ${noun}했습니다.`, `${what.text}의 최신 수치는 ${sum}. ${past}.`],
      loud: [`${what.text}, ${sum}! ${noun}입니다.`, `${te} ${sum}! ${what.text}입니다.`],
      calm: [`${topic(what)} 어느새 ${sum}.`, `이제 ${sum}. ${topic(what)} ${past}.`],
    };
  },
  traded: ({ value, who }) => ({
    any: [
      `${who.ref}, 지금 ${value.ref}입니다.`,
      `${value.ref}. ${who.ref}의 가격입니다.`,
      `${who.ref} 가격은 ${value.ref}입니다.`,
    ],
    poster: [`${who.ref}. ${value.ref}.`, `${value.ref}. ${who.ref}.`],
    desk: [`${who.ref}, ${value.ref}.`, `${who.ref} 현재가 ${value.ref}.`],
    anchor: [
      `${nameTopic(who)} 현재 ${value.ref}에 거래되고 있습니다.`,
      `시장에서 ${nameSubject(who)} ${value.ref}입니다.`,
    ],
    loud: [`${who.ref}, ${value.ref}!`, `지금 ${value.ref}! ${who.ref}입니다.`],
    calm: [`지금 ${nameTopic(who)} ${value.ref}.`, `${value.ref}. 지금의 ${who.ref}입니다.`],
  }),
  plain: ({ value, what, where }) => ({
    any: [
      `${where} ${topic(what)} ${value.ref}입니다.`,
      `${value.ref}. ${where} ${what.text}입니다.`,
      `${where} ${what.text}, ${value.ref}입니다.`,
    ],
    poster: [`${value.ref}. ${where} ${what.text}.`, `${where} ${what.text}. ${value.ref}.`],
    desk: [`${where} ${what.text}, ${value.ref}.`, `${value.ref}, ${where} ${what.text}.`],
    anchor: [`${where} ${topic(what)} 현재 ${value.ref}입니다.`, `${value.ref}. 현재 ${where} ${what.text}입니다.`],
    loud: [`${value.ref}! ${where} ${what.text}입니다.`, `${where} ${what.text}, ${value.ref}!`],
    calm: [`${where} ${topic(what)}, ${value.ref}.`, `${value.ref}. 그것이 ${where} ${what.text}입니다.`],
  }),
  counted: ({ value, noun, where }) => {
    const bare = many(value, noun);
    return {
      any: [
        `${where} ${counting(value, noun)}입니다.`,
        `${bare}. ${where} ${noun.text}입니다.`,
        `${where} ${topic(noun)} ${bare}입니다.`,
      ],
      poster: [`${bare}. ${where} ${noun.text}.`, `${where} ${noun.text}. ${bare}.`],
      desk: [`${where} ${noun.text}, ${bare}.`, `${bare}, ${where} ${noun.text}.`],
      anchor: [`${where} ${topic(noun)} 모두 ${bare}입니다.`, `${where} ${noun.text}입니다. 모두 ${bare}.`],
      loud: [`${bare}! ${where} ${noun.text}입니다.`, `${where} ${noun.text}, ${bare}!`],
      calm: [`${where} ${topic(noun)}, ${bare}.`, `세어 보니 ${bare}. ${where} ${noun.text}입니다.`],
    };
  },
  describing: ({ value, what, where }) => ({
    any: [
      `${where} ${value.ref}, ${what.text}입니다.`,
      `${where} ${what.text} 비율은 ${value.ref}입니다.`,
      `${value.ref}. ${where} ${what.text}입니다.`,
    ],
    poster: [`${value.ref} ${what.text}.`],
    desk: [`${where} ${what.text}, ${value.ref}.`],
    anchor: [`현재 ${where} ${what.text} 비율은 ${value.ref}입니다.`],
  }),
};
