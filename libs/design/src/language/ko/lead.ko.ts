import type { LeadPhrases } from '../phrasebook/lead.phrases';
import { nameObject, nameSubject, nameTopic, topic, within } from './grammar.ko';
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
};
