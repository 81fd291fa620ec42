import type { ContrastPhrases } from '../phrasebook/contrast.phrases';
import { amountOf, label, moved, moves } from './grammar.tr';

/** Movements in Turkish. */
export const MOVEMENT_TR: Pick<ContrastPhrases, 'moved' | 'movedTo' | 'unmoved'> = {
  moved: ({ amount, way, what: given, window }) => {
    const what = amountOf(given);
    const up = way === 'up';
    return {
      any: [
        `${window} ${amount.size} ${moved(way)}.`,
        `${what.text} ${window} ${amount.size} ${moved(way)}.`,
        `Yön ne? ${window} ${amount.size} ${up ? 'yukarı' : 'aşağı'}.`,
        `${window} ${amount.size} ${up ? 'artış' : 'düşüş'} var.`,
      ],
      poster: [
        `${what.text}, ${window} ${amount.signed}.`,
        window !== '' && `${window}: ${amount.size} ${up ? 'yukarı' : 'aşağı'}.`,
      ],
      desk: [`${what.text} ${up ? 'yukarıda' : 'aşağıda'}, ${window} ${amount.size}.`, `${window} ${amount.signed}.`],
      anchor: [
        window !== '' && `${window} görülen ${up ? 'artış' : 'düşüş'} ${amount.size}.`,
        `${what.text} ${window} ${amount.size} ${up ? 'yükseldi' : 'geriledi'}.`,
      ],
      loud: [`${window} ${amount.size} ${up ? 'yukarı' : 'aşağı'}!`],
      calm: [`${window}, ${amount.size} ${up ? 'büyüdü' : 'küçüldü'}.`],
    };
  },
  movedTo: ({ amount, way, what: given, value, window }) => {
    const what = amountOf(given);
    const up = way === 'up';
    return {
      any: [
        `${what.text} ${amount.size} ${moved(way)} ve ${value.ref} oldu.`,
        `${what.text}: ${value.ref}, ${window} ${amount.size} ${up ? 'artış' : 'düşüş'}.`,
        `${value.ref}: ${what.text} ${window} ${amount.size} ${moved(way)}.`,
      ],
      poster: [`${what.text}: ${value.ref}. ${amount.signed}.`, `${value.ref}. ${what.text}, ${amount.signed}.`],
      desk: [`${label(what)} ${value.ref}, ${amount.signed}.`],
      anchor: [
        `${what.text} ${window} ${amount.size} ${up ? 'yükselerek' : 'gerileyerek'} ${value.ref} oldu.`,
        `${label(what)} ${value.ref} düzeyinde, ${window} ${amount.size} ${moves(way)}.`,
      ],
      loud: [`${what.text} ${amount.size} ${up ? 'yukarı' : 'aşağı'}! Şimdi ${value.ref}.`],
      calm: [`${what.text}, ${window} ${amount.size} ${up ? 'büyüdü' : 'küçüldü'}. Şimdi ${value.ref}.`],
    };
  },
  unmoved: ({ what: given, window }) => {
    const what = amountOf(given);
    return {
      any: [
        `${what.text} ${window} değişmedi.`,
        `${window} hareket yok: ${what.text}.`,
        `${what.text} ${window} yerinde sayıyor.`,
      ],
    };
  },
};
