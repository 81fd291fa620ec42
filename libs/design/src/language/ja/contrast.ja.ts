import type { ContrastPhrases } from '../phrasebook/contrast.phrases';
import { MOVEMENTS_JA } from './movements.ja';
import { beside, pastText, sized } from './grammar.ja';

/** Contrasts and parts in Japanese. */
export const CONTRAST_JA: ContrastPhrases = {
  opening: ({ what, value }) => `${what.text}は${sized(value, what)}。`,
  benchmark: ({ value, other, more }) => {
    const than = more ? 'より上' : 'より下';
    return {
      any: [
        `${other.text}は${value.ref}です。`,
        `比べる相手は${other.text}、${value.ref}。`,
        `では${other.text}は？${value.ref}です。`,
        `${value.ref}の${other.text}${than}です。`,
      ],
      poster: [`${other.text}、${value.ref}。`, `かたや${value.ref}。${other.text}。`],
      desk: [
        `対する${other.text}は${value.ref}。`,
        `${beside(other, value.ref)}、こちらが${more ? '上' : '下'}。`,
        `基準は${other.text}の${value.ref}。`,
      ],
      anchor: [
        `一方、${other.text}は${value.ref}です。`,
        `${other.text}の${value.ref}を${more ? '上' : '下'}回ります。`,
        `比較対象の${other.text}は${value.ref}です。`,
      ],
      loud: [
        `${other.text}？${value.ref}です！`,
        `相手は${other.text}、${value.ref}！`,
        `対するは${other.text}、${value.ref}。${more ? '超えました' : '届きません'}！`,
      ],
      calm: [
        `そのころ${other.text}は、${value.ref}。`,
        `隣に${other.text}。${value.ref}です。`,
        `${other.text}のほうは、${value.ref}。`,
      ],
    };
  },
  level: ({ value, other }) => ({
    any: [
      `${other.text}と同じ、${value.ref}です。`,
      `${other.text}も${value.ref}。差はありません。`,
      `${value.ref}で${other.text}と並びます。`,
    ],
  }),
  target: ({ value, goal, more, towards }) => ({
    any: [
      towards && `${goal.text}${value.ref}に対し、いま${towards.value.ref}。`,
      towards && `現在${towards.value.ref}。${goal.text}は${value.ref}です。`,
      `${goal.text}の${value.ref}を${more ? '上回っています' : '下回っています'}。`,
      `${goal.text}は？${value.ref}です。`,
      `${goal.text}は${value.ref}。${more ? '超えました' : 'まだ届きません'}。`,
    ],
    poster: [`${goal.text}、${value.ref}。`],
    desk: [`${goal.text}${value.ref}に${more ? '到達' : '未達'}。`],
    anchor: [`${goal.text}は${value.ref}に置かれています。`],
  }),
  met: ({ value, goal }) => ({
    any: [
      `ちょうど${goal.text}どおりの${value.ref}です。`,
      `${goal.text}も${value.ref}。達成です。`,
      `${value.ref}、${goal.text}とぴたり一致。`,
    ],
  }),
  before: ({ was, past, way }) => {
    const when = pastText(past);
    return {
      any: [
        `${when}は${was.ref}でした。`,
        `${when}は？${was.ref}です。`,
        `${when}の${was.ref}から${way === 'flat' ? '変わりません' : way === 'up' ? '上がりました' : '下がりました'}。`,
        `${when}の数字は${was.ref}。`,
      ],
      poster: [`${when}、${was.ref}。`, `${was.ref}だった${when}。`],
      desk: [
        `${when}は${was.ref}、${way === 'up' ? '上向き' : way === 'down' ? '下向き' : '横ばい'}。`,
        `${when}比較で${was.ref}から。`,
      ],
      anchor: [`${when}の時点では${was.ref}でした。`, `${when}の${was.ref}と比べた数字です。`],
      loud: [`${when}は${was.ref}！そこからここまで。`, `覚えていますか、${was.ref}。${when}の数字です。`],
      calm: [`${when}は、まだ${was.ref}でした。`, `${was.ref}。それが${when}の姿です。`],
    };
  },
  fromTo: ({ now, was, what, past, way }) => {
    const when = pastText(past);
    const [here, there] = [sized(now, what), sized(was, what)];
    const to = way === 'flat' ? '変わらず' : way === 'up' ? '上がって' : '下がって';
    return {
      any: [
        `${what.text}は${there}から${to}${here}です。`,
        `${what.text}は${here}。${when}は${there}でした。`,
        `${when}に${there}だった${what.text}、いまは${here}です。`,
      ],
      poster: [`${what.text}。${there}から${here}へ。`, `${here}。${when}は${there}。`],
      desk: [`${what.text}、${there}から${here}。`],
      anchor: [
        `${what.text}は${here}で、${when}の${there}から${way === 'flat' ? '変わっていません' : way === 'up' ? '上がりました' : '下がりました'}。`,
      ],
    };
  },
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
  parts: ({ largest, next, whole, half }) => {
    const first = largest.what.text;
    const other = next.what.text;
    const [most, less] = [sized(largest.value, largest.what), sized(next.value, next.what)];
    return {
      any: [
        `最も大きいのは${first}の${most}です。`,
        `${first}が${most}、${other}が${less}です。`,
        half && `${whole ? `${whole.text}の` : ''}過半は${first}、${most}です。`,
        `内訳は？まず${first}、${most}です。`,
        `うち${most}が${first}です。`,
      ],
      poster: [`${first}、${most}。${other}、${less}。`],
      desk: [`内訳、${beside(largest.what, most)}、${beside(next.what, less)}。`],
      anchor: [`内訳を見ると${first}が${most}、次いで${other}が${less}です。`],
      loud: [`いちばん大きいのは${first}、${most}！`],
      calm: [`大きな部分は${first}。${most}です。`],
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
