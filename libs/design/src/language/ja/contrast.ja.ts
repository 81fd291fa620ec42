import type { ContrastPhrases } from '../phrasebook/contrast.phrases';
import { MOVEMENTS_JA } from './movements.ja';

/** Contrasts and parts in Japanese. */
export const CONTRAST_JA: ContrastPhrases = {
  otherSide: ({ who, amount, prescribed, out }) => {
    const name = who?.ref ?? '反対側';
    const sum = prescribed ? amount : `${amount}の${out ? '流出' : '流入'}`;
    return {
      any: [
        `${name}は逆の動き、${sum}です。`,
        `では${name}は？${sum}です。`,
        `反対に${name}は${sum}。`,
        `${name}では${sum}です。`,
      ],
      poster: [`${name}は逆。${sum}。`, `かたや${name}、${sum}。`, `${name}？${sum}。`],
      desk: [`${name}、${sum}。`, `相手方は${name}、${sum}。`],
      anchor: [
        `一方で${name}は、${sum}となりました。`,
        `逆方向に動いたのは${name}です。${sum}。`,
        `これに対し${name}は${sum}です。`,
      ],
      loud: [`${name}は正反対！${sum}です。`, `向かいの${name}は、${sum}！`],
      calm: [`別の道を行く${name}。${sum}です。`, `${name}は、その逆へ。${sum}。`],
    };
  },
  poolParts: ({ borrowers, rewards, most }) => ({
    any: [
      `${borrowers.ref}は借り手の利息、${rewards.ref}は報酬です。`,
      `払うのは誰か。借り手が${borrowers.ref}、報酬が${rewards.ref}です。`,
      most && `大半は借り手の支払い、${borrowers.ref}です。`,
      `そのうち${borrowers.ref}は、借り手が払う利息です。`,
    ],
    poster: [
      `借り手から${borrowers.ref}。報酬で${rewards.ref}。`,
      `中身はこの通り。利息${borrowers.ref}、報酬${rewards.ref}。`,
    ],
    desk: [`基本金利${borrowers.ref}、報酬${rewards.ref}。`, `利息分${borrowers.ref}に、上乗せ${rewards.ref}。`],
    anchor: [
      most && `利回りの大半、${borrowers.ref}は借り手が払っています。`,
      `内訳は借り手の利息が${borrowers.ref}、報酬が${rewards.ref}です。`,
    ],
    loud: [`借り手が${borrowers.ref}！報酬が${rewards.ref}を上乗せ。`],
    calm: [`${borrowers.ref}は借り手から。残る${rewards.ref}は報酬から。`],
  }),
  ...MOVEMENTS_JA,
};
