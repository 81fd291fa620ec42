import type { ClosingPhrases, WordPhrases } from '../phrasebook/words.phrases';
import { counting, nameObject, nameSubject, topic } from './grammar.ko';

/** Names, texts, times and quotes in Korean. */
export const WORDS_KO: WordPhrases = {
  named: ({ role, who, value, noun, home, leads }) => {
    const sum = counting(value, noun);
    return {
      any: [
        `${topic(role)} ${who.ref}, ${sum}입니다.`,
        `${topic(role)}? ${who.ref}, ${sum}입니다.`,
        `${nameSubject(who)} ${sum}, ${role.text}입니다.`,
        leads && home && `${role.text}도 ${home.ref}에서. ${who.ref}입니다.`,
      ],
      poster: [`${who.ref}. ${sum}.`, `${role.text}, ${who.ref}. ${sum}.`],
      desk: [`${role.text} ${who.ref}, ${sum}.`, home && `${home.ref} ${who.ref}, ${sum}.`],
      anchor: [
        home && `${home.ref}의 ${nameSubject(who)} ${sum}, ${role.text}입니다.`,
        `${sum}의 ${nameSubject(who)} ${role.text}입니다.`,
      ],
      loud: [`${who.ref}! ${sum}입니다.`],
    };
  },
  fixture: ({ home, away, at }) => {
    const when = at === '' ? '' : `${at},`;
    return {
      any: [
        `다음은 ${when} ${home.ref} 대 ${away.ref}입니다.`,
        `다음 맞대결은? ${when} ${home.ref} 대 ${away.ref}입니다.`,
        `${when} ${nameSubject(home)} ${nameObject(away)} 맞이합니다.`,
      ],
      poster: [`${home.ref} 대 ${away.ref}. ${at}.`],
      desk: [`다음 경기 ${when} ${home.ref} 대 ${away.ref}.`],
      anchor: [`다음 경기는 ${when} ${home.ref} 대 ${away.ref}, 맞대결입니다.`],
      loud: [`${home.ref} 대 ${away.ref}! ${at}입니다.`],
    };
  },
  daylight: ({ from, to }) => ({
    any: [
      `일출은 ${from}, 일몰은 ${to}입니다.`,
      `${from}부터 ${to}까지 환합니다.`,
      `해는 언제 뜰까요? ${from}. 지는 때는 ${to}입니다.`,
      `${from}에 해가 뜨고 ${to}에 집니다.`,
    ],
  }),
  times: ({ first, second, from, to }) => ({
    any: [
      `${topic(first)} ${from}, ${topic(second)} ${to}입니다.`,
      `${from}부터 ${to}까지입니다.`,
      `언제일까요? ${from}부터 ${to}까지입니다.`,
      `시간은 ${from}에서 ${to}까지입니다.`,
    ],
  }),
  setup: ['그 숫자를 보겠습니다.', '그 숫자는 얼마일까요?', '숫자로는 어떨까요?'],
  about: ({ name, place }) => ({
    any: [
      `${name.ref}입니다.`,
      `${place ? `${place.ref}의` : ''} ${name.ref}.`,
      `무슨 수치일까요? ${name.ref}입니다.`,
      `이름은 ${name.ref}입니다.`,
    ],
    anchor: [`전해 드리는 것은 ${name.ref}입니다.`],
  }),
  poolVenue: ({ venue, place }) => ({
    any: [
      `풀은 ${venue.ref}에 있습니다.`,
      `어디일까요? ${venue.ref}입니다.`,
      `모두 ${venue.ref}의 수치입니다.`,
      `운영은 ${venue.ref}입니다.`,
    ],
    poster: [`${venue.ref}에서.`],
    desk: [`시장은 ${venue.ref}.`],
    anchor: [
      `해당 풀은 ${venue.ref}에 속해 있습니다.`,
      place && `해당 풀은 ${place.ref} 위의 ${venue.ref}에 있습니다.`,
    ],
  }),
  item: ({ title, by, first }) =>
    by
      ? {
          any: [
            `${first ? '먼저' : '이어서'} ${by.ref}의 ${title.ref}.`,
            `${title.ref}, ${by.ref}.`,
            `${nameSubject(by)} 낸 ${title.ref}입니다.`,
            `${first ? '첫머리는' : '다음은'} ${title.ref}, ${by.ref}의 작품입니다.`,
          ],
        }
      : {
          any: [
            `${title.ref}.`,
            `${first ? '먼저' : '이어서'} ${title.ref}입니다.`,
            `${first ? '맨 앞에' : '그리고'} ${title.ref}.`,
          ],
        },
  word: ({ what, words }) => ({
    any: [
      `${topic(what)} ${words}입니다.`,
      `${topic(what)}? ${words}입니다.`,
      `${what.text}, ${words}.`,
      `${words}. 바로 ${what.text}입니다.`,
    ],
  }),
  also: ({ words }) => ({ any: [`그리고 ${words}입니다.`, `${words}도 있습니다.`, `끝으로 ${words}.`] }),
  list: ({ what, list, whole }) =>
    what
      ? {
          any: [
            whole ? `${topic(what)} ${list}입니다.` : `${what.text} 가운데 ${list} 등입니다.`,
            `${topic(what)}? ${list}입니다.`,
            whole ? `${what.text}, ${list}.` : `${what.text} 일부, ${list}.`,
          ],
        }
      : { any: [`${list}.`, `늘어놓으면 ${list}입니다.`, `차례로 ${list}.`] },
  more: ({ list }) => ({
    any: [`다음은 ${list}.`, `이어서 ${list}입니다.`, `그리고 ${list}.`, `그다음 ${list}입니다.`],
  }),
  next: ({ text, time }) => ({
    any: [
      `다음은 ${time.at}, ${text}`,
      `${time.at}에 기다리는 것은, ${text}`,
      `다음은 ${time.at}. ${text}`,
      `다음 일정은? ${time.at}, ${text}`,
    ],
    poster: [`다음은, ${text}`, `${time.at}. ${text}`],
    desk: [`${time.at} 일정: ${text}`],
    anchor: [`다음 일정은 ${time.at}입니다. ${text}`],
    loud: [`곧 ${time.at}! ${text}`],
    calm: [`그리고 나서 ${time.at}, ${text}`],
  }),
  latest: ({ text, time }) => ({
    any: [`최근 소식은 ${time.at}, ${text}`, `가장 새로운 것은, ${text}`, `최근에는? ${time.at}, ${text}`],
    poster: [`${time.at}. ${text}`],
    desk: [`최근 ${time.at}: ${text}`],
    anchor: [`가장 최근 기록은 ${time.at}입니다. ${text}`],
    loud: [`최신, ${time.at}! ${text}`],
    calm: [`그리고 ${time.at}, ${text}`],
  }),
  first: ({ text, time }) => ({
    any: [`처음은 ${time.at}, ${text}`, `시작은 ${time.at}. ${text}`, `먼저 ${time.at}에 ${text}`],
    poster: [`먼저, ${text}`],
    anchor: [`첫 기록은 ${time.at}입니다. ${text}`],
  }),
  then: ({ text, time }) => ({
    any: [`다음으로 ${time.at}, ${text}`, `그 뒤 ${time.at}에 ${text}`, `그리고 ${time.at}. ${text}`],
    poster: [`이어서, ${text}`],
    anchor: [`이어 ${time.at}입니다. ${text}`],
    calm: [`시간이 흘러 ${time.at}, ${text}`],
  }),
  quote: ({ words, who }) =>
    who
      ? {
          any: [
            `${who.ref}의 말입니다. ${words}`,
            `${who.ref}: ${words}`,
            `${nameSubject(who)} 이렇게 말합니다. ${words}`,
          ],
          loud: [`${who.ref}의 말을 들어 보세요. ${words}`],
        }
      : { any: [`이런 말이 있습니다. ${words}`, `그대로 옮깁니다. ${words}`] },
  source: ({ who, on }) => {
    if (!who)
      return {
        any:
          on === ''
            ? ['수치는 여기까지입니다.', '지금까지의 수치였습니다.', '전해 드린 수치입니다.']
            : [`${on} 기준 수치입니다.`, `수치는 ${on} 기준입니다.`, `${on}의 데이터입니다.`],
      };
    const when = on === '' ? '' : `${on} 기준`;
    return {
      any: [
        `${when} ${who.ref} 데이터입니다.`,
        `출처는 ${who.ref}입니다.`,
        `누구의 수치일까요? ${who.ref}입니다.`,
        `${who.ref} 집계${on === '' ? '' : `, ${on} 기준`}입니다.`,
      ],
      desk: [`데이터 ${who.ref}.`],
      anchor: [`수치는 ${who.ref}${on === '' ? '' : `의 ${on} 기준`} 자료입니다.`, `${who.ref} 집계 자료입니다.`],
    };
  },
  against: '대',
};

export const CLOSING_KO: ClosingPhrases = {
  link: (address) => `자세히 보기: ${address}`,
  source: (name) => `데이터: ${name}`,
};
