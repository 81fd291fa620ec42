import type { ContrastPhrases } from '../phrasebook/contrast.phrases';
import { agree, moves, ofThe, pastText, the, verb, within } from './grammar.pt';

/** Contrasts, parts and movements in Portuguese. */
export const CONTRAST_PT: ContrastPhrases = {
  opening: ({ what, value }) => `${what.text}: ${value.ref}.`,
  benchmark: ({ value, other, more, rate }) => {
    const who = the(other);
    const stands = rate ? verb(other, 'paga', 'pagam') : verb(other, 'está em', 'estão em');
    return {
      any: [
        `E ${who}? ${value.ref}.`,
        `Já ${who} ${stands} ${value.ref}.`,
        `${who} ${more ? verb(other, 'fica atrás', 'ficam atrás') : verb(other, 'vai além', 'vão além')}: ${value.ref}.`,
        `${more ? 'Acima' : 'Abaixo'} ${ofThe(other)}, em ${value.ref}.`,
      ],
      poster: [`${who}: ${value.ref}.`, `Do outro lado, ${value.ref}. ${who}.`],
      desk: [
        `${other.text}, ${value.ref}.`,
        `Contra ${value.ref} ${ofThe(other)}.`,
        `${other.text} ${more ? 'atrás' : 'à frente'}, ${value.ref}.`,
      ],
      anchor: [
        `Na comparação, ${who} ${stands} ${value.ref}.`,
        rate && `${who} oferece ${more ? 'menos' : 'mais'}: ${value.ref}.`,
        `O termo de comparação, ${who}, está em ${value.ref}.`,
      ],
      loud: [
        `${who}? ${more ? 'Só' : 'Nada menos que'} ${value.ref}!`,
        `No outro canto, ${who}: ${value.ref}.`,
        `${who}, ${value.ref}. ${more ? 'Ficou para trás!' : 'Na frente!'}`,
      ],
      calm: [
        `${who}, enquanto isso, em ${value.ref}.`,
        `Em outro lugar, ${who}: ${value.ref}.`,
        `Ao lado, ${who}. ${value.ref}.`,
      ],
    };
  },
  level: ({ value, other }) => ({
    any: [
      `O mesmo que ${the(other)}: ${value.ref}.`,
      `${the(other)}, igualzinho: ${value.ref}.`,
      `Empate com ${the(other)}, em ${value.ref}.`,
    ],
  }),
  target: ({ value, goal, more, towards }) => ({
    any: [
      towards && `Por enquanto, ${towards.value.ref} de ${value.ref}.`,
      towards && `São ${towards.value.ref} até aqui; ${the(goal)} está em ${value.ref}.`,
      `${more ? 'Acima' : 'Abaixo'} ${ofThe(goal)}, de ${value.ref}.`,
      `${the(goal)}? ${value.ref}.`,
      `${the(goal)} é de ${value.ref}.`,
      more && `${the(goal)} era de ${value.ref}, e já passou.`,
    ],
    poster: [`${the(goal)}: ${value.ref}.`],
    desk: [`${more ? 'Acima' : 'Abaixo'} ${ofThe(goal)}, ${value.ref}.`],
    anchor: [`${the(goal)} foi ${agree(goal, 'fixado')} em ${value.ref}.`],
  }),
  met: ({ value, goal }) => ({
    any: [
      `Na mosca, ${the(goal)}: ${value.ref}.`,
      `${the(goal)} era de ${value.ref}. ${agree(goal, 'Batido')}.`,
      `${value.ref}: exatamente ${the(goal)}.`,
    ],
  }),
  before: ({ was, past, way }) => {
    const when = pastText(past);
    return {
      any: [
        `${when}, era ${was.ref}.`,
        `E ${when}? ${was.ref}.`,
        `Estava em ${was.ref} ${when}.`,
        way !== 'flat' && `Contra ${was.ref} ${when}: ${way === 'up' ? 'em alta' : 'em queda'}.`,
      ],
      poster: [`${when}: ${was.ref}.`, `${was.ref} ${when}.`],
      desk: [`Contra ${was.ref} ${when}.`, `${when}, ${was.ref}.`],
      anchor: [`${when}, o número era ${was.ref}.`, `A comparação é com ${was.ref} ${when}.`],
      loud: [`E quanto era ${when}? ${was.ref}!`, `O antes e o agora: ${was.ref}, e isto!`],
      calm: [`${when}, ainda ${was.ref}.`, `Havia ${was.ref} ${when}.`],
    };
  },
  fromTo: ({ now, was, what, past, way }) => {
    const when = pastText(past);
    const against = way === 'flat' ? 'igual a' : 'contra';
    return {
      any: [
        `${what.text}: ${now.ref}, ${against} ${was.ref} ${when}.`,
        `${the(what)} ${verb(what, 'passa', 'passam')} de ${was.ref} para ${now.ref}.`,
        `${the(what)} ${verb(what, 'está', 'estão')} em ${now.ref}. ${when}, ${was.ref}.`,
      ],
      poster: [`${what.text}. De ${was.ref} para ${now.ref}.`, `${now.ref}. ${when}, ${was.ref}.`],
      desk: [`${what.text}, ${now.ref} contra ${was.ref}.`],
      anchor: [`${the(what)} ${verb(what, 'chega', 'chegam')} a ${now.ref}, ante ${was.ref} ${when}.`],
    };
  },
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
  parts: ({ largest, next, whole, half }) => {
    const first = the(largest.what);
    return {
      any: [
        `A maior parte: ${first}, ${largest.value.ref}.`,
        `${first} ${verb(largest.what, 'soma', 'somam')} ${largest.value.ref}; ${the(next.what)}, ${next.value.ref}.`,
        half && `Mais da metade ${whole ? ofThe(whole) : ''} é ${largest.what.text}: ${largest.value.ref}.`,
        `Do que é feito? ${first}, ${largest.value.ref}.`,
        `No conjunto, ${largest.value.ref} para ${first}.`,
      ],
      poster: [`${largest.what.text}: ${largest.value.ref}. ${next.what.text}: ${next.value.ref}.`],
      desk: [`${largest.what.text} ${largest.value.ref}, ${next.what.text} ${next.value.ref}.`],
      anchor: [
        `${first} ${verb(largest.what, 'responde', 'respondem')} por ${largest.value.ref}, e ${the(next.what)}, por ${next.value.ref}.`,
      ],
      loud: [`O maior pedaço, ${largest.what.text}: ${largest.value.ref}!`],
      calm: [`Primeiro, ${first}. ${largest.value.ref}.`],
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
