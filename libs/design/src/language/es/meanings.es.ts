import type { FigurePhrases } from '../phrasebook/figures.phrases';
import { AMOUNTS_ES } from './meanings-amounts.es';

/** Figures of a known meaning, said with the verb that belongs to them. */
export const MEANINGS_ES: FigurePhrases['meanings'] = {
  ratingAndReviews: ({ value, second }) => ({
    any: [
      `Nota media, ${value.ref}, con ${second?.ref ?? ''} reseñas.`,
      `${second?.ref ?? ''} reseñas y un ${value.ref} de nota.`,
      `¿Qué nota tiene? ${value.ref}, en ${second?.ref ?? ''} reseñas.`,
      `${value.ref} de nota tras ${second?.ref ?? ''} reseñas.`,
    ],
  }),
  windAndHumidity: ({ value, second }) => ({
    any: [
      `Viento de ${value.ref} y humedad del ${second?.ref ?? ''}.`,
      `¿Y el viento? ${value.ref}, con un ${second?.ref ?? ''} de humedad.`,
      `Sopla a ${value.ref}; humedad, ${second?.ref ?? ''}.`,
      `El aire: ${value.ref} de viento, ${second?.ref ?? ''} de humedad.`,
    ],
    desk: [`Viento ${value.ref}, humedad ${second?.ref ?? ''}.`],
  }),
  bagAndPositions: ({ value, second }) => ({
    any: [
      `La cartera entera: ${value.ref}.`,
      `En la cartera, ${value.ref}.`,
      `¿Cuánto hay en la cartera? ${value.ref}.`,
      `${value.ref} en ${second?.ref ?? ''} posiciones.`,
      `La cartera vale ${value.ref}.`,
    ],
    poster: [`La cartera. ${value.ref}.`],
    desk: [`Cartera en ${value.ref}, ${second?.ref ?? ''} posiciones.`],
    anchor: [`En conjunto, la cartera suma ${value.ref}.`],
  }),
  prepAndBake: ({ value, second }) => ({
    any: [
      `${value.ref} de preparación y ${second?.ref ?? ''} de horno.`,
      `¿Cuánto se tarda? ${value.ref}, y luego ${second?.ref ?? ''} de horno.`,
      `Primero ${value.ref} de trabajo; después, ${second?.ref ?? ''} de horno.`,
      `${value.ref} en la mesa, ${second?.ref ?? ''} en el horno.`,
    ],
  }),
  presentTemperature: ({ value, sky }) => {
    const cover = sky ? `, ${sky.ref}` : '';
    return {
      any: [
        `Ahora mismo, ${value.ref}${cover}.`,
        `Por ahora, ${value.ref}${cover}.`,
        `¿Y a esta hora? ${value.ref}${cover}.`,
        `En la calle, ${value.ref}${cover}.`,
      ],
      desk: [`Última lectura, ${value.ref}.`],
      anchor: [`En este momento se registran ${value.ref}${cover}.`],
      loud: [`¿Y ahora? ¡${value.ref}!`],
      calm: [`De momento, ${value.ref}${cover}.`],
    };
  },
  utilization: ({ value, most, pool }) =>
    pool
      ? {
          any: [
            most && `La mayor parte la tienen los prestatarios: ${value.ref}.`,
            `El ${value.ref} del fondo está prestado.`,
            `¿Cuánto está prestado? ${value.ref}.`,
            most && `De cada dólar, la mayor parte está prestada: ${value.ref}.`,
          ],
          poster: [`Prestado: ${value.ref}.`],
          desk: [`Utilización, ${value.ref}.`, `Prestado, ${value.ref}.`],
          anchor: [
            `Los prestatarios tienen el ${value.ref} del fondo.`,
            most && `La mayor parte del dinero está prestada: ${value.ref}.`,
          ],
        }
      : {
          any: [
            `En uso, el ${value.ref}.`,
            most && `La mayor parte está en uso: ${value.ref}.`,
            `¿Cuánto se usa? El ${value.ref}.`,
            `Se usa el ${value.ref}.`,
            `Ocupado al ${value.ref}.`,
          ],
        },
  turnout: ({ value, most }) => ({
    any: [
      `Ha votado el ${value.ref}.`,
      most && `Más de la mitad fue a votar: ${value.ref}.`,
      `¿Cuántos votaron? El ${value.ref}.`,
      `Participación: ${value.ref}.`,
    ],
    poster: [`Participación. ${value.ref}.`],
    anchor: [`La participación se sitúa en el ${value.ref}.`],
  }),
  uptime: ({ value }) => ({
    any: [
      `En marcha el ${value.ref} del tiempo.`,
      `Funcionó el ${value.ref} del tiempo.`,
      `¿Es fiable? En pie el ${value.ref} del tiempo.`,
      `Disponibilidad: ${value.ref}.`,
    ],
  }),
  occupancy: ({ value, most }) => ({
    any: [
      `Ocupado al ${value.ref}.`,
      most && `La mayor parte está ocupada: ${value.ref}.`,
      `¿Qué tan lleno está? Al ${value.ref}.`,
      `Lleno al ${value.ref}.`,
    ],
  }),
  humidity: ({ value }) => ({
    any: [
      `La humedad es del ${value.ref}.`,
      `¿Y la humedad? ${value.ref}.`,
      `En el aire, un ${value.ref} de humedad.`,
      `Humedad: ${value.ref}.`,
    ],
  }),
  margin: ({ value }) => ({
    any: [
      `Queda un margen del ${value.ref}.`,
      `El margen: ${value.ref}.`,
      `¿Y el margen? Del ${value.ref}.`,
      `Trabaja con un margen del ${value.ref}.`,
    ],
  }),
  churn: ({ value }) => ({
    any: [
      `Se da de baja el ${value.ref}.`,
      `Bajas: ${value.ref}.`,
      `¿Cuántos se van? El ${value.ref}.`,
      `La tasa de bajas es del ${value.ref}.`,
    ],
  }),
  unemployment: ({ value }) => ({
    any: [
      `El paro está en el ${value.ref}.`,
      `¿Y el paro? ${value.ref}.`,
      `Sin empleo, el ${value.ref}.`,
      `Tasa de paro: ${value.ref}.`,
    ],
  }),
  inflation: ({ value }) => ({
    any: [
      `La inflación está en el ${value.ref}.`,
      `¿Y los precios? Inflación del ${value.ref}.`,
      `Inflación: ${value.ref}.`,
      `Los precios marcan un ${value.ref} de inflación.`,
    ],
  }),
  dividend: ({ value }) => ({
    any: [
      `Reparte un dividendo del ${value.ref}.`,
      `El dividendo rinde un ${value.ref}.`,
      `¿Y el dividendo? Un ${value.ref}.`,
      `Dividendo: ${value.ref}.`,
    ],
  }),
  ...AMOUNTS_ES,
};
