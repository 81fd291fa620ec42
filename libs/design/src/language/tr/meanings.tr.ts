import type { FigurePhrases } from '../phrasebook/figures.phrases';
import { AMOUNTS_TR } from './meanings-amounts.tr';

/** Figures of a known meaning, said with the verb that belongs to them. */
export const MEANINGS_TR: FigurePhrases['meanings'] = {
  ratingAndReviews: ({ value, second }) => ({
    any: [
      `${second?.ref ?? ''} yorumda ortalama ${value.ref}.`,
      `Puanı ${value.ref}, ${second?.ref ?? ''} yorumla.`,
      `Nasıl bulunmuş? ${second?.ref ?? ''} yorumda ${value.ref}.`,
      `${value.ref} puan, ${second?.ref ?? ''} yorum.`,
    ],
  }),
  windAndHumidity: ({ value, second }) => ({
    any: [
      `Rüzgâr ${value.ref}, nem ${second?.ref ?? ''}.`,
      `Peki rüzgâr? ${value.ref}, nem ise ${second?.ref ?? ''}.`,
      `Havada ${second?.ref ?? ''} nem, ${value.ref} rüzgâr.`,
      `Rüzgâr ${value.ref} esiyor, nem ${second?.ref ?? ''}.`,
    ],
  }),
  bagAndPositions: ({ value, second }) => ({
    any: [
      `Portföyün tamamı ${value.ref}.`,
      `Portföyde ${value.ref} var.`,
      `Portföyde ne kadar var? ${value.ref}.`,
      `${second?.ref ?? ''} pozisyonda ${value.ref}.`,
      `Portföyün değeri ${value.ref}.`,
    ],
    poster: [`Portföy. ${value.ref}.`],
    desk: [`Portföy ${value.ref}, ${second?.ref ?? ''} pozisyon.`],
    anchor: [`Portföy bütünüyle ${value.ref} ediyor.`],
  }),
  prepAndBake: ({ value, second }) => ({
    any: [
      `${value.ref} hazırlık, ${second?.ref ?? ''} fırın.`,
      `Ne kadar sürüyor? ${value.ref}, sonra fırında ${second?.ref ?? ''}.`,
      `Önce ${value.ref} emek, ardından ${second?.ref ?? ''} fırın.`,
      `Tezgâhta ${value.ref}, fırında ${second?.ref ?? ''}.`,
    ],
  }),
  presentTemperature: ({ value, sky }) => {
    const cover = sky ? `, ${sky.ref}` : '';
    return {
      any: [
        `Şu anda ${value.ref}${cover}.`,
        `Şimdilik ${value.ref}${cover}.`,
        `Peki şimdi? ${value.ref}${cover}.`,
        `Dışarıda ${value.ref}${cover}.`,
      ],
      desk: [`Son ölçüm ${value.ref}.`],
      anchor: [`Şu saatlerde ${value.ref} ölçülüyor${cover}.`],
      loud: [`Ya şimdi? ${value.ref}!`],
      calm: [`Hava şimdi ${value.ref}${cover}.`],
    };
  },
  utilization: ({ value, most, pool }) =>
    pool
      ? {
          any: [
            most && `Çoğu ödünç verilmiş: ${value.ref}.`,
            `Havuzda ödünç verilen pay ${value.ref}.`,
            `Ne kadarı ödünçte? ${value.ref}.`,
            most && `Her doların büyük kısmı ödünçte: ${value.ref}.`,
          ],
          poster: [`Ödünçte: ${value.ref}.`],
          desk: [`Kullanım ${value.ref}.`, `Ödünçte ${value.ref}.`],
          anchor: [`Havuzun ${value.ref} kadarı borçlularda.`, most && `Paranın büyük kısmı ödünçte: ${value.ref}.`],
        }
      : {
          any: [
            `Kullanım oranı ${value.ref}.`,
            most && `Büyük kısmı kullanımda: ${value.ref}.`,
            `Ne kadarı kullanılıyor? ${value.ref}.`,
            `Kullanılan pay ${value.ref}.`,
          ],
        },
  turnout: ({ value, most }) => ({
    any: [
      `Katılım ${value.ref}.`,
      most && `Yarısından fazlası sandığa gitti: ${value.ref}.`,
      `Kaç kişi oy verdi? ${value.ref}.`,
      `Sandığa gidenler: ${value.ref}.`,
    ],
    anchor: [`Seçime katılım oranı ${value.ref}.`],
  }),
  uptime: ({ value }) => ({
    any: [
      `Sürenin ${value.ref} kadarı ayakta.`,
      `Erişilebilirlik ${value.ref}.`,
      `Güvenilir mi? ${value.ref} ayakta.`,
      `Ayakta kaldığı süre: ${value.ref}.`,
    ],
  }),
  occupancy: ({ value, most }) => ({
    any: [
      `Doluluk ${value.ref}.`,
      most && `Çoğu dolu: ${value.ref}.`,
      `Ne kadar dolu? ${value.ref}.`,
      `Dolu olan pay: ${value.ref}.`,
    ],
  }),
  humidity: ({ value }) => ({
    any: [`Nem ${value.ref}.`, `Peki nem? ${value.ref}.`, `Havada ${value.ref} nem var.`, `Nem oranı: ${value.ref}.`],
  }),
  margin: ({ value }) => ({
    any: [
      `Kâr marjı ${value.ref}.`,
      `Geriye ${value.ref} marj kalıyor.`,
      `Peki marj? ${value.ref}.`,
      `Marj: ${value.ref}.`,
    ],
  }),
  churn: ({ value }) => ({
    any: [
      `Ayrılan müşteri oranı ${value.ref}.`,
      `Müşteri kaybı: ${value.ref}.`,
      `Ne kadarı gidiyor? ${value.ref}.`,
      `Gidenlerin payı ${value.ref}.`,
    ],
  }),
  conversion: ({ value }) => ({
    any: [
      `Dönüşüm oranı ${value.ref}.`,
      `Ne kadarı evet diyor? ${value.ref}.`,
      `Dönüşüm: ${value.ref}.`,
      `Evet diyenlerin payı ${value.ref}.`,
    ],
  }),
  unemployment: ({ value }) => ({
    any: [
      `İşsizlik ${value.ref}.`,
      `İşsizlik oranı: ${value.ref}.`,
      `Peki işsizlik? ${value.ref}.`,
      `İşsizlerin payı ${value.ref}.`,
    ],
  }),
  inflation: ({ value }) => ({
    any: [
      `Enflasyon ${value.ref}.`,
      `Peki fiyatlar? Enflasyon ${value.ref}.`,
      `Enflasyon: ${value.ref}.`,
      `Fiyat tarafında enflasyon ${value.ref}.`,
    ],
  }),
  dividend: ({ value }) => ({
    any: [
      `Temettü verimi ${value.ref}.`,
      `Temettü olarak ${value.ref} geliyor.`,
      `Peki temettü? ${value.ref}.`,
      `Temettü: ${value.ref}.`,
    ],
  }),
  recycling: ({ value }) => ({
    any: [
      `Geri dönüşüm ${value.ref}.`,
      `Ne kadarı geri dönüşüyor? ${value.ref}.`,
      `Geri dönüşüm oranı: ${value.ref}.`,
      `Geri kazanılan pay ${value.ref}.`,
    ],
  }),
  ...AMOUNTS_TR,
};
