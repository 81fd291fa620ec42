import type { SeriesPhrases } from '../phrasebook/series.phrases';
import { at, counting, ofSum, ofThe, periodName, periodWith, the, toThe, verb } from './grammar.es';

/** Figures that stand in time, in Spanish. */
export const SERIES_ES: SeriesPhrases = {
  flat: ({ what, value }) => ({
    any: [
      `No se mueve: ${value.ref} de principio a fin.`,
      `${value.ref}, sin cambios.`,
      `${what ? the(what) : ''} ${verb(what, 'sigue', 'siguen')} ${at(value)}.`,
    ],
  }),
  nothing: ({ what, period }) => ({
    any: [
      `Sin ${what.text} en ${periodWith(period, 'ningún', 'ninguna')}.`,
      `${periodWith(period, 'Ni un', 'Ni una')} con ${what.text}.`,
      `${what.text}: ${periodWith(period, 'ningún', 'ninguna')}.`,
    ],
  }),
  unbroken: ({ what, period }) => ({
    any: [
      `Cada ${periodName(period)} queda por encima.`,
      `${periodWith(period, 'Ni un', 'Ni una')} a la baja.`,
      `¿Algún retroceso? ${periodWith(period, 'Ningún', 'Ninguna')}.`,
      `Siempre más que ${periodWith(period, 'el', 'la')} anterior.`,
    ],
    poster: [`Arriba, ${periodName(period)} tras ${periodName(period)}.`, `Cada ${periodName(period)}, más.`],
    desk: [`Al alza cada ${periodName(period)}.`, `${periodWith(period, 'Ningún', 'Ninguna')} en rojo.`],
    anchor: [
      `${what ? the(what) : ''} ${verb(what, 'sube', 'suben')} sin una sola pausa.`,
      `En la gráfica, cada ${periodName(period)} supera lo anterior.`,
    ],
    loud: [`¡Cada ${periodName(period)}, más arriba!`],
    calm: [`${periodName(period)} tras ${periodName(period)}, siempre más.`],
  }),
  trend: ({ what, from, to, since, up }) => ({
    any: [
      `${what ? the(what) : ''} ${verb(what, 'pasa', 'pasan')} de ${from.ref} a ${to.ref}.`,
      `De ${from.ref} ${since.at} a ${to.ref}.`,
      `${since.at}, ${from.ref}. Después, ${to.ref}.`,
      `¿La tendencia? ${up ? 'Arriba' : 'Abajo'}, de ${from.ref} a ${to.ref}.`,
    ],
    poster: [`${from.ref}. Luego, ${to.ref}.`],
    desk: [
      `${what?.text ?? ''} de ${from.ref} a ${to.ref}.`,
      `${up ? 'Al alza' : 'A la baja'}: ${from.ref}, ${to.ref}.`,
    ],
    anchor: [
      `${what ? the(what) : ''} ${verb(what, 'empezó', 'empezaron')} ${at(from)} y ${verb(what, 'acaba', 'acaban')} ${at(to)}.`,
    ],
    loud: [`¡De ${from.ref} a ${to.ref}!`],
    calm: [`${since.at} era ${from.ref}. Al final, ${to.ref}.`],
  }),
  crest: ({ what, value, time }) => ({
    any: [
      `El máximo: ${value.ref}, ${time.at}.`,
      `${time.at} llegó el máximo: ${value.ref}.`,
      `¿Cuándo fue el máximo? ${time.at}, con ${value.ref}.`,
      `${what ? the(what) : ''} ${verb(what, 'toca', 'tocan')} techo ${time.at}, ${at(value)}.`,
    ],
    poster: [`${value.ref}, ${time.at}. El máximo.`],
    desk: [`Máximo ${value.ref} ${time.at}.`],
    anchor: [`El punto más alto ${what ? ofThe(what) : ''} fue ${time.at}: ${value.ref}.`],
    loud: [`¡${value.ref} ${time.at}! El máximo.`],
    calm: [`${time.at}, lo más alto. ${value.ref}.`],
  }),
  above: ({ period, alone, next, warm }) => {
    const runner = next ? `${next.value.ref}, ${next.time.at}` : '';
    return {
      any: [
        alone
          ? `${periodWith(period, 'Ningún otro', 'Ninguna otra')} llega a tanto.`
          : `${periodWith(period, 'Ningún', 'Ninguna')} pasa de ahí.`,
        alone ? 'El resto queda por debajo.' : 'De ahí no pasa.',
        next && `Lo siguiente ${warm ? 'más cálido' : 'más alto'}: ${runner}.`,
        next && `Después viene ${runner}.`,
        next && `¿Lo más cercano? ${runner}.`,
      ],
      poster: [next && `Luego, ${runner}.`],
      desk: [next && `Segundo registro: ${runner}.`],
      anchor: [next && `Lo más cercano: ${next.value.ref} ${next.time.at}.`],
      loud: ['¡Nada por encima!'],
      calm: [next && `Más abajo, ${runner}.`],
    };
  },
  holds: ({ what, value }) => ({
    any: [`${the(what)}, ahora: ${value.ref}.`, `La línea acaba ${at(value)}.`, `La gráfica marca ahora ${value.ref}.`],
    desk: [`${what.text}, último: ${value.ref}.`],
    anchor: [`${the(what)} ${verb(what, 'se sitúa', 'se sitúan')} ${at(value)}.`],
  }),
  poolHolds: ({ value, source }) => ({
    any: [
      `El fondo suma ${value.ref}.`,
      `${value.ref} en depósitos.`,
      source && `${source.ref} cuenta ${value.ref} en el fondo.`,
      `¿Cuánto hay dentro? ${value.ref}.`,
    ],
    poster: [`En el fondo: ${value.ref}.`, `${value.ref}, en un solo fondo.`],
    desk: [`TVL, ${value.ref}.`, `Tamaño del fondo, ${value.ref}.`],
    anchor: [`Los depósitos se sitúan ${at(value)}.`, source && `Según ${source.ref}, el fondo reúne ${value.ref}.`],
    loud: [`¡${value.ref} en el fondo!`],
    calm: [`En el fondo descansan ${value.ref}.`],
  }),
  warmest: ({ value, time, period, climbs }) => ({
    any: [
      climbs && `Sube a ${value.ref} ${time.at}, ${periodWith(period, 'el', 'la')} de más calor.`,
      `${time.at}, lo más cálido: ${value.ref}.`,
      `¿Cuándo sube más? ${time.at}, con ${value.ref}.`,
      `La máxima: ${value.ref}, ${time.at}.`,
    ],
    poster: [`${value.ref} ${time.at}. El máximo.`, `Lo más cálido: ${time.ref}. ${value.ref}.`],
    desk: [`Máxima ${value.ref} ${time.at}.`],
    anchor: [`${time.at} trae la máxima, ${value.ref}.`, `La máxima llega ${time.at}: ${value.ref}.`],
    loud: [`¡${value.ref} ${time.at}!`],
    calm: [`${time.at}, ${value.ref}. Lo más templado.`],
  }),
  warmestShared: ({ value, time, period }) => ({
    any: [
      `La máxima es ${ofSum(value)}, ${time.at} entre otros.`,
      `No pasa de ${value.ref}.`,
      `${periodWith(period, 'Ningún', 'Ninguna')} supera ${value.ref}.`,
    ],
  }),
  coldest: ({ value, time, period }) => ({
    any: [
      `Lo más frío, ${time.at}: ${value.ref}.`,
      `¿${periodWith(period, 'El', 'La')} de más frío? ${time.ref}, ${value.ref}.`,
      `La más baja: ${value.ref}, ${time.at}.`,
      `${time.at} se queda ${at(value)}.`,
    ],
    poster: [`${value.ref} ${time.at}. Lo más frío.`, `Lo más frío: ${time.ref}. ${value.ref}.`],
    desk: [`Mínima ${value.ref} ${time.at}.`, `Suelo: ${value.ref} ${time.at}.`],
    anchor: [`La más baja llega ${time.at}: ${value.ref}.`, `${time.at} trae lo más frío, ${value.ref}.`],
  }),
  low: ({ value, time, noun, counted }) => ({
    any: [
      `El mínimo: ${value.ref}, ${time.at}.`,
      `Lo más bajo, ${value.ref} ${time.at}.`,
      `¿Y el mínimo? ${value.ref}, ${time.at}.`,
      counted && `Donde menos, ${time.at}: ${counting(value, noun)}.`,
    ],
    poster: [`${time.at}, solo ${value.ref}.`],
    desk: [`Mínimo ${value.ref} ${time.at}.`],
    anchor: [
      `En el otro extremo, ${value.ref} ${time.at}.`,
      counted && `El dato más bajo, ${time.at}: ${counting(value, noun)}.`,
    ],
  }),
  began: ({ value, time }) => ({
    any: [
      `${time.at} era ${value.ref}.`,
      `Partía de ${value.ref} ${time.at}.`,
      `¿Y ${time.at}? ${value.ref}.`,
      `El primer punto: ${value.ref}, ${time.at}.`,
    ],
    poster: [`${time.at}: ${value.ref}.`, `Antes, ${value.ref} ${time.at}.`],
    desk: [`Desde ${value.ref} ${time.at}.`, `La serie abre ${at(value)}.`],
    anchor: [`La gráfica empieza ${at(value)}, ${time.at}.`, `${time.at}, la cifra era ${ofSum(value)}.`],
  }),
  turned: ({ value, below }) => ({
    any: [
      `Empezó ${below ? 'bajo' : 'sobre'} cero: ${value.ref}.`,
      `Al principio no era así: ${value.ref}.`,
      `¿Dónde empezó? En ${value.ref}.`,
      `Arrancó en ${below ? 'negativo' : 'positivo'}: ${value.ref}.`,
    ],
    poster: [`El comienzo: ${value.ref}. ${below ? 'Bajo' : 'Sobre'} cero.`],
    desk: [`La serie abre ${at(value)}.`],
    anchor: [`La gráfica arranca ${below ? 'por debajo' : 'por encima'} de cero, ${at(value)}.`],
  }),
  total: ({ value, period, week }) => ({
    any: [
      `En total, ${value.ref}.`,
      `Todo junto: ${value.ref}.`,
      `¿Y en total? ${value.ref}.`,
      week ? `La semana entera: ${value.ref}.` : `Sumando cada ${periodName(period)}: ${value.ref}.`,
    ],
    poster: [`${value.ref} en total.`],
    desk: [`Total, ${value.ref}.`],
    anchor: [`El total asciende a ${value.ref}.`],
  }),
  closed: ({ value, time }) => ({
    any: [
      `Último cierre: ${value.ref}.`,
      `Cerró ${at(value)} ${time.at}.`,
      `¿El cierre? ${value.ref}.`,
      `La sesión acabó ${at(value)}.`,
    ],
    poster: [`Cierre: ${value.ref}.`],
    desk: [`Último ${value.ref}.`, `${value.ref} al cierre.`],
    anchor: [`La cotización cerró ${time.at} ${at(value)}.`],
    loud: [`¡La campana! ${value.ref}.`],
    calm: [`El día terminó ${at(value)}.`],
  }),
  opened: ({ from, since }) => ({
    any: [
      `La gráfica abre en ${from}, ${since.at}.`,
      `Partía de ${from} ${since.at}.`,
      `¿Y dónde empezó? En ${from}.`,
      `La primera apertura: ${from}.`,
      `Arrancó en ${from}.`,
    ],
    poster: [`Apertura: ${from}.`],
    desk: [`Desde una apertura de ${from}.`, `Abrió en ${from} ${since.at}.`],
    anchor: [`La negociación abrió ${since.at} en ${from}.`, `La serie comienza en ${from}.`],
    loud: [`Campana de apertura: ¡${from}!`],
    calm: [`Todo empezó ${since.at}, en ${from}.`],
  }),
  range: ({ high, low, time }) => ({
    any: [
      `Nunca por encima de ${high.ref} ni por debajo de ${low.ref}.`,
      `El rango: de ${low.ref} a ${high.ref}.`,
      `¿Cuánto oscila? Entre ${low.ref} y ${high.ref}.`,
      `Nadie pagó más de ${high.ref}.`,
      `Y nunca bajó de ${low.ref}.`,
    ],
    poster: [`Máximo, ${high.ref}. Mínimo, ${low.ref}.`],
    desk: [`Rango ${low.ref} a ${high.ref}.`, `Máximo ${high.ref} ${time.at}, mínimo ${low.ref}.`],
    anchor: [`El precio se movió entre ${low.ref} y ${high.ref}.`, `El máximo llegó ${time.at}, en ${high.ref}.`],
    loud: [`Suelo, ${low.ref}. Techo, ¡${high.ref}!`],
    calm: [`Entre ${low.ref} y ${high.ref}, sin salirse.`],
  }),
  groups: ({ first, second, at, who, always }) => {
    const where = who ? `en ${who.ref}` : at;
    return {
      any: [
        `${where}: ${first.what.text}, ${first.value.ref}; ${second.what.text}, ${second.value.ref}.`,
        `${first.value.ref} de ${first.what.text} ${where}, y ${second.value.ref} de ${second.what.text}.`,
        always && `${the(always.over)} siempre por encima ${ofThe(always.under)}.`,
        `¿Cómo quedan ${where}? ${first.value.ref} contra ${second.value.ref}.`,
      ],
      poster: [
        `${first.what.text}, ${first.value.ref}. ${second.what.text}, ${second.value.ref}.`,
        always && `Cada ${periodName(always.period)}, más ${always.over.text}.`,
      ],
      desk: [`${first.what.text} ${first.value.ref} contra ${second.what.text} ${second.value.ref}, ${where}.`],
      anchor: [
        `${where}, ${the(first.what)} ${verb(first.what, 'llega', 'llegan')} a ${first.value.ref} y ${the(second.what)}, a ${second.value.ref}.`,
        always &&
          `En ${periodWith(always.period, 'ningún', 'ninguna')} ${the(always.under)} ${verb(always.under, 'supera', 'superan')} ${toThe(always.over)}.`,
      ],
      loud: [`${first.what.text} contra ${second.what.text}: ¡${first.value.ref} a ${second.value.ref}!`],
      calm: [`Lado a lado ${where}: ${first.value.ref} y ${second.value.ref}.`],
    };
  },
  towardsGoal: ({ who, what, value, goal, closest }) => {
    const name = who?.ref ?? what.text;
    return {
      any: [
        `${name}: ${value.ref} de ${goal.ref}.`,
        `Van ${value.ref} de ${goal.ref}: ${name}.`,
        `¿Por dónde va? Por ${value.ref} de ${goal.ref}.`,
        closest && `El más cerca de su meta: ${name}, ${value.ref} de ${goal.ref}.`,
      ],
      poster: [`${value.ref}. De ${goal.ref}.`],
      desk: [`${name}, ${value.ref} de ${goal.ref}.`],
      anchor: [`Hasta ahora, ${value.ref} de ${goal.ref}: ${name}.`],
      loud: [`La meta, ${goal.ref}. ¡Ya hay ${value.ref}!`],
      calm: [`De ${goal.ref}, ${value.ref} por ahora.`],
    };
  },
  furthest: ({ who, what, value, next }) => {
    const name = who?.ref ?? the(what);
    return {
      any: [
        `Lo más avanzado: ${name}, al ${value.ref}.`,
        `${name} va por delante, al ${value.ref}.`,
        next && `${name}, al ${value.ref}; después, ${next.who.ref}, ${next.value.ref}.`,
        `¿Qué va más avanzado? ${name}, al ${value.ref}.`,
      ],
      poster: [`${name}. ${value.ref}.`],
      desk: [`${name}, ${value.ref} hecho.`],
      anchor: [`${name} lleva la delantera, con ${value.ref}.`],
      loud: [`${name}, en cabeza: ¡${value.ref}!`],
      calm: [`${name}, lo más lejos. ${value.ref}.`],
    };
  },
};
