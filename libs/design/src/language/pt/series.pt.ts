import type { SeriesPhrases } from '../phrasebook/series.phrases';
import { counting, ofThe, the, verb } from './grammar.pt';
import { feminine, periodName, periodWith } from './periods.pt';
import { STRETCHES_PT } from './stretches.pt';

/** Figures that stand in time, in Portuguese. */
export const SERIES_PT: SeriesPhrases = {
  ...STRETCHES_PT,
  flat: ({ what, value }) => ({
    any: [
      `Nada se mexe: ${value.ref} do começo ao fim.`,
      `${value.ref}, sem mudança.`,
      `${what ? the(what) : 'O nível'} ${verb(what, 'segue', 'seguem')} em ${value.ref}.`,
    ],
  }),
  nothing: ({ what, period }) => ({
    any: [
      `Sem ${what.text} em ${periodWith(period, 'nenhum', 'nenhuma')}.`,
      `${periodWith(period, 'Nem um', 'Nem uma')} com ${what.text}.`,
      `${what.text}: ${periodWith(period, 'nenhum', 'nenhuma')}.`,
    ],
  }),
  unbroken: ({ what, period }) => ({
    any: [
      `Cada ${periodName(period)} supera ${feminine(period) ? 'a' : 'o'} anterior.`,
      `${periodWith(period, 'Nem um', 'Nem uma')} em queda.`,
      `Algum recuo? ${periodWith(period, 'Nenhum', 'Nenhuma')}.`,
      `Sempre mais alto, ${periodName(period)} após ${periodName(period)}.`,
    ],
    poster: [`Mais alto, ${periodName(period)} após ${periodName(period)}.`, `A cada ${periodName(period)}, mais.`],
    desk: [`Em alta a cada ${periodName(period)}.`, `${periodWith(period, 'Nenhum', 'Nenhuma')} no vermelho.`],
    anchor: [
      `${what ? the(what) : 'A curva'} ${verb(what, 'sobe', 'sobem')} sem uma pausa sequer.`,
      `No gráfico, cada ${periodName(period)} fica acima ${feminine(period) ? 'da' : 'do'} anterior.`,
    ],
    loud: [`A cada ${periodName(period)}, um degrau acima!`],
    calm: [`${periodName(period)} após ${periodName(period)}, sempre mais.`],
  }),
  trend: ({ what, from, to, since, up }) => ({
    any: [
      `${what ? the(what) : 'A curva'} ${verb(what, 'vai', 'vão')} de ${from.ref} a ${to.ref}.`,
      `De ${from.ref} ${since.at} para ${to.ref}.`,
      `${since.at}, ${from.ref}. Depois, ${to.ref}.`,
      `A tendência? De ${up ? 'alta' : 'queda'}, de ${from.ref} a ${to.ref}.`,
    ],
    poster: [`${from.ref}. Depois, ${to.ref}.`],
    desk: [
      `${what?.text ?? 'Série'} de ${from.ref} a ${to.ref}.`,
      `Em ${up ? 'alta' : 'queda'}: ${from.ref}, ${to.ref}.`,
    ],
    anchor: [
      `${what ? the(what) : 'A curva'} ${verb(what, 'sai', 'saem')} de ${from.ref} e ${verb(what, 'chega', 'chegam')} a ${to.ref}.`,
    ],
    loud: [`De ${from.ref} para ${to.ref}!`],
    calm: [`${since.at}, era ${from.ref}. No fim, ${to.ref}.`],
  }),
  crest: ({ what, value, time }) => ({
    any: [
      `O máximo: ${value.ref}, ${time.at}.`,
      `${time.at} veio o pico: ${value.ref}.`,
      `Quando foi o pico? ${time.at}, com ${value.ref}.`,
      `${what ? the(what) : 'A curva'} ${verb(what, 'chega', 'chegam')} ao topo ${time.at}, em ${value.ref}.`,
    ],
    poster: [`${value.ref}, ${time.at}. O topo.`],
    desk: [`Máxima ${value.ref} ${time.at}.`],
    anchor: [`O ponto mais alto ${what ? ofThe(what) : ''} foi ${time.at}: ${value.ref}.`],
    loud: [`${value.ref} ${time.at}! O topo.`],
    calm: [`${time.at}, o ponto mais alto. ${value.ref}.`],
  }),
  above: ({ period, alone, next, warm }) => {
    const runner = next ? `${next.value.ref}, ${next.time.at}` : '';
    return {
      any: [
        alone
          ? `${periodWith(period, 'Nenhum outro', 'Nenhuma outra')} chega a tanto.`
          : `${periodWith(period, 'Nenhum', 'Nenhuma')} passa disso.`,
        alone ? 'O resto fica abaixo.' : 'Daí não passa.',
        next && `Em seguida, o mais ${warm ? 'quente' : 'alto'}: ${runner}.`,
        next && `Logo depois vem ${runner}.`,
        next && `Quem chega mais perto? ${runner}.`,
      ],
      poster: [next && `Depois, ${runner}.`],
      desk: [next && `Segundo registro: ${runner}.`],
      anchor: [next && `A marca mais próxima: ${runner}.`],
      loud: ['Nada acima!'],
      calm: [next && `Mais abaixo, ${runner}.`],
    };
  },
  holds: ({ what, value }) => ({
    any: [
      `${the(what)}, agora: ${value.ref}.`,
      `A linha termina em ${value.ref}.`,
      `O gráfico marca agora ${value.ref}.`,
    ],
    desk: [`${what.text}, último: ${value.ref}.`],
    anchor: [`${the(what)} ${verb(what, 'está', 'estão')} em ${value.ref}.`],
  }),
  poolHolds: ({ value, source }) => ({
    any: [
      `O pool soma ${value.ref}.`,
      `${value.ref} em depósitos.`,
      source && `${source.ref} conta ${value.ref} no pool.`,
      `Quanto tem lá dentro? ${value.ref}.`,
    ],
    poster: [`No pool: ${value.ref}.`, `${value.ref}, em um só pool.`],
    desk: [`TVL, ${value.ref}.`, `Tamanho do pool, ${value.ref}.`],
    anchor: [`Os depósitos chegam a ${value.ref}.`, source && `Segundo ${source.ref}, o pool reúne ${value.ref}.`],
    loud: [`${value.ref} no pool!`],
    calm: [`No pool repousam ${value.ref}.`],
  }),
  low: ({ value, time, noun, counted }) => {
    const sum = counting(value, noun);
    return {
      any: [
        `O mínimo: ${value.ref}, ${time.at}.`,
        `No ponto mais baixo, ${value.ref} ${time.at}.`,
        `E o mínimo? ${value.ref}, ${time.at}.`,
        counted && `O menor número foi ${time.at}: ${sum}.`,
      ],
      poster: [`${time.at}, só ${value.ref}.`],
      desk: [`Mínima ${value.ref} ${time.at}.`],
      anchor: [`Na outra ponta, ${value.ref} ${time.at}.`, counted && `O dado mais baixo, ${time.at}: ${sum}.`],
    };
  },
  coldest: ({ value, time, period }) => ({
    any: [
      `O mais frio, ${time.at}: ${value.ref}.`,
      `${periodWith(period, 'O', 'A')} mais ${feminine(period) ? 'fria' : 'frio'}? ${time.ref}, ${value.ref}.`,
      `A menor temperatura: ${value.ref}, ${time.at}.`,
      `${time.at} fica em ${value.ref}.`,
    ],
    poster: [`${value.ref} ${time.at}. O mais frio.`, `O mais frio: ${time.ref}. ${value.ref}.`],
    desk: [`Mínima ${value.ref} ${time.at}.`, `Piso: ${value.ref} ${time.at}.`],
    anchor: [`A menor temperatura vem ${time.at}: ${value.ref}.`, `${time.at} traz o maior frio, ${value.ref}.`],
  }),
  groups: ({ first, second, at, who, always }) => {
    const where = who ? `em ${who.ref}` : at;
    return {
      any: [
        `${where}: ${first.what.text}, ${first.value.ref}; ${second.what.text}, ${second.value.ref}.`,
        `${first.value.ref} de ${first.what.text} ${where}, e ${second.value.ref} de ${second.what.text}.`,
        always && `${the(always.over)} sempre acima ${ofThe(always.under)}.`,
        `Como fica o duelo ${where}? ${first.value.ref} contra ${second.value.ref}.`,
      ],
      poster: [
        `${first.what.text}, ${first.value.ref}. ${second.what.text}, ${second.value.ref}.`,
        always && `${always.over.text} na frente, ${periodName(always.period)} após ${periodName(always.period)}.`,
      ],
      desk: [`${first.what.text} ${first.value.ref} contra ${second.what.text} ${second.value.ref}, ${where}.`],
      anchor: [
        `${where}, ${the(first.what)} ${verb(first.what, 'chega', 'chegam')} a ${first.value.ref} e ${the(second.what)}, a ${second.value.ref}.`,
        always &&
          `Em ${periodWith(always.period, 'nenhum', 'nenhuma')} ${the(always.under)} ${verb(always.under, 'supera', 'superam')} ${the(always.over)}.`,
      ],
      loud: [`${first.what.text} contra ${second.what.text}: ${first.value.ref} a ${second.value.ref}!`],
      calm: [`Lado a lado ${where}: ${first.value.ref} e ${second.value.ref}.`],
    };
  },
};
