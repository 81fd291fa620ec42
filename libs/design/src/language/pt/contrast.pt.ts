import type { ContrastPhrases } from '../phrasebook/contrast.phrases';
import { moves, the, verb, within } from './grammar.pt';

/** Contrasts, parts and movements in Portuguese. */
export const CONTRAST_PT: ContrastPhrases = {
  otherSide: ({ who, amount, prescribed, out }) => {
    const name = who?.ref ?? 'o outro lado';
    const sum = prescribed ? amount : `${amount} de ${out ? 'saída' : 'entrada'}`;
    return {
      any: [
        `${name} faz o contrário: ${sum}.`,
        `E ${name}? ${sum}.`,
        `Na contramão, ${name}: ${sum}.`,
        `Do outro lado, ${name}: ${sum}.`,
      ],
      poster: [`${name}? ${sum}.`, `${name}, não. ${sum}.`, `Do lado oposto, ${name}: ${sum}.`],
      desk: [`${name}, ${sum}.`, `Contraparte, ${name}: ${sum}.`],
      anchor: [
        `No sentido oposto, ${name}: ${sum}.`,
        `O movimento se inverte em ${name}: ${sum}.`,
        `Enquanto isso, ${name}: ${sum}.`,
      ],
      loud: [`${name}? Justo o contrário! ${sum}.`, `No outro canto, ${name}: ${sum}.`],
      calm: [`Por outro caminho, ${name}. ${sum}.`, `${name}, no sentido inverso: ${sum}.`],
    };
  },
  poolParts: ({ borrowers, rewards, most }) => ({
    any: [
      `${borrowers.ref} vêm de quem toma emprestado; ${rewards.bare}, das recompensas.`,
      `Quem paga? Os tomadores, ${borrowers.ref}; as recompensas, ${rewards.bare}.`,
      most && `A maior parte quem paga é o tomador: ${borrowers.ref}.`,
      `Disso, ${borrowers.ref} saem do bolso dos tomadores.`,
    ],
    poster: [
      `Os tomadores: ${borrowers.ref}. As recompensas: ${rewards.bare}.`,
      `Duas fontes. Tomadores, ${borrowers.ref}. Recompensas, ${rewards.bare}.`,
    ],
    desk: [
      `Juros ${borrowers.ref}, incentivos ${rewards.bare}.`,
      `Juros dos tomadores, ${borrowers.ref}; recompensas, ${rewards.bare}.`,
    ],
    anchor: [
      most && `E não é brinde: ${borrowers.ref} vêm dos tomadores.`,
      `Os tomadores entram com ${borrowers.ref}, e as recompensas, com ${rewards.bare}.`,
    ],
    loud: [`Os tomadores, ${borrowers.ref}. E de bônus, ${rewards.bare}!`],
    calm: [`${borrowers.ref} chegam dos tomadores. ${rewards.bare}, das recompensas.`],
  }),
  moved: ({ amount, way, what, window }) => {
    const span = within(window);
    const up = way === 'up';
    const rise = up ? 'alta' : 'queda';
    return {
      any: [
        `São ${amount.size} a ${up ? 'mais' : 'menos'} ${span}.`,
        `É ${up ? 'uma alta' : 'uma queda'} de ${amount.size} ${span}.`,
        `${the(what)} ${moves(way, what)} ${amount.size} ${span}.`,
        `Para onde vai? Em ${rise}, ${amount.size} ${span}.`,
      ],
      poster: [
        `${what.text}, ${amount.signed} ${span}.`,
        window !== '' && `Em ${window}: ${amount.size} a ${up ? 'mais' : 'menos'}.`,
      ],
      desk: [`${what.text} em ${rise}, ${amount.size} ${span}.`, `${amount.signed} ${span}.`],
      anchor: [
        window !== '' && `Em ${window}, a ${rise} é de ${amount.size}.`,
        `${the(what)} ${verb(what, up ? 'subiu' : 'recuou', up ? 'subiram' : 'recuaram')} ${amount.size} ${span}.`,
      ],
      loud: [`${amount.size} a ${up ? 'mais' : 'menos'} ${span}!`],
      calm: [`${the(what)}, ${amount.size} a ${up ? 'mais' : 'menos'} ${span}.`],
    };
  },
  movedTo: ({ amount, way, what, value, window }) => {
    const up = way === 'up';
    const rise = up ? 'alta' : 'queda';
    return {
      any: [
        `${the(what)} ${moves(way, what)} ${amount.size}, para ${value.ref}.`,
        `${what.text}: ${value.ref}, ${rise} de ${amount.size} ${within(window)}.`,
        `${value.ref}, depois de ${rise} de ${amount.size}: ${the(what)}.`,
      ],
      poster: [`${what.text}: ${value.ref}. ${amount.signed}.`, `${value.ref}. ${what.text}, ${amount.signed}.`],
      desk: [`${what.text} ${value.ref}, ${amount.signed}.`, `${what.text} em ${rise}, a ${value.ref}.`],
      anchor: [
        `${the(what)} ${verb(what, 'chega', 'chegam')} a ${value.ref}, ${rise} de ${amount.size} ${within(window)}.`,
        `Uma ${rise} de ${amount.size} leva ${the(what)} a ${value.ref}.`,
      ],
      loud: [`${the(what)}, ${amount.signed}! Agora, ${value.ref}.`],
      calm: [`${the(what)}, ${amount.size} a ${up ? 'mais' : 'menos'}. Agora, ${value.ref}.`],
    };
  },
  unmoved: ({ what, window }) => ({
    any: [
      `${the(what)} ${moves('flat', what)} ${within(window)}.`,
      `Nenhuma mudança ${within(window)}: ${the(what)}.`,
      `Nada muda para ${the(what)} ${within(window)}.`,
    ],
  }),
};
