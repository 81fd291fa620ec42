import type { ContrastPhrases } from '../phrasebook/contrast.phrases';
import { nameTopic } from './grammar.ko';
import { MOVEMENTS_KO } from './movements.ko';

/** Contrasts and parts in Korean. */
export const CONTRAST_KO: ContrastPhrases = {
  otherSide: ({ who, amount, prescribed, out }) => {
    const name = who?.ref ?? '반대편';
    const named = who ? nameTopic(who) : '반대편은';
    const sum = prescribed ? amount : `${amount} ${out ? '유출' : '유입'}`;
    return {
      any: [
        `${named} 반대로 ${sum}입니다.`,
        `${named}? ${sum}입니다.`,
        `거꾸로 움직인 쪽은 ${name}, ${sum}입니다.`,
        `${name}에서는 ${sum}입니다.`,
      ],
      poster: [`${named} 반대. ${sum}.`, `맞은편 ${name}, ${sum}.`, `${name}? ${sum}.`],
      desk: [`${name}, ${sum}.`, `반대편 ${name}, ${sum}.`],
      anchor: [
        `반면 ${named} ${sum}입니다.`,
        `반대 방향으로 움직인 것은 ${name}입니다. ${sum}.`,
        `이에 비해 ${named} ${sum}입니다.`,
      ],
      loud: [`${named} 정반대! ${sum}입니다.`, `맞은편 ${name}, ${sum}!`],
      calm: [`다른 길을 가는 ${name}. ${sum}입니다.`, `${named} 그 반대로. ${sum}.`],
    };
  },
  poolParts: ({ borrowers, rewards, most }) => ({
    any: [
      `${borrowers.ref}는 대출 이자, ${rewards.ref}는 보상입니다.`,
      `누가 낼까요? 차입자가 ${borrowers.ref}, 보상이 ${rewards.ref}입니다.`,
      most && `대부분은 차입자의 몫, ${borrowers.ref}입니다.`,
      `그중 ${borrowers.ref}는 차입자가 냅니다.`,
    ],
    poster: [
      `차입자에게서 ${borrowers.ref}. 보상으로 ${rewards.ref}.`,
      `속을 보면 이자 ${borrowers.ref}, 보상 ${rewards.ref}.`,
    ],
    desk: [`기본 금리 ${borrowers.ref}, 보상 ${rewards.ref}.`, `이자 ${borrowers.ref}에 보상 ${rewards.ref} 추가.`],
    anchor: [
      most && `수익률 대부분인 ${borrowers.ref}, 차입자가 냅니다.`,
      `내역은 대출 이자 ${borrowers.ref}, 보상 ${rewards.ref}입니다.`,
    ],
    loud: [`차입자가 ${borrowers.ref}! 보상이 ${rewards.ref}를 더합니다.`],
    calm: [`${borrowers.ref}는 차입자에게서. 나머지 ${rewards.ref}는 보상에서.`],
  }),
  ...MOVEMENTS_KO,
};
