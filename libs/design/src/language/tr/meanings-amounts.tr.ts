import type { FigurePhrases } from '../phrasebook/figures.phrases';

/** Amounts, counts and measures of a known meaning. */
export const AMOUNTS_TR: FigurePhrases['meanings'] = {
  tvl: ({ value }) => ({
    any: [
      `İçeride ${value.ref} var.`,
      `Kilitli değer ${value.ref}.`,
      `İçeride ne kadar var? ${value.ref}.`,
      `Mevduat: ${value.ref}.`,
    ],
    desk: [`TVL, ${value.ref}.`],
  }),
  marketCap: ({ value, subject }) => ({
    any: [
      `Piyasa değeri ${value.ref}.`,
      `${subject?.ref ?? 'Bütünü'} toplamda ${value.ref} ediyor.`,
      `Hepsi ne kadar eder? ${value.ref}.`,
      `Piyasadaki değeri: ${value.ref}.`,
    ],
  }),
  volume: ({ value }) => ({
    any: [
      `İşlem hacmi ${value.ref}.`,
      `Hacim: ${value.ref}.`,
      `Ne kadar el değiştirdi? ${value.ref}.`,
      `El değiştiren tutar ${value.ref}.`,
    ],
  }),
  holders: ({ value }) => ({
    any: [
      `${value.ref} sahibi var.`,
      `Sahip sayısı: ${value.ref}.`,
      `Kaç sahibi var? ${value.ref}.`,
      `${value.ref} cüzdana dağılmış.`,
    ],
  }),
  positions: ({ value }) => ({
    any: [
      `${value.ref} pozisyon var.`,
      `Pozisyon sayısı: ${value.ref}.`,
      `Kaç pozisyon? ${value.ref}.`,
      `Dağılım ${value.ref} pozisyonda.`,
    ],
  }),
  revenue: ({ value }) => ({
    any: [
      `Gelir ${value.ref}.`,
      `Kasaya ${value.ref} girdi.`,
      `Ne kadar gelir var? ${value.ref}.`,
      `Gelir: ${value.ref}.`,
      `Toplanan gelir ${value.ref}.`,
    ],
  }),
  price: ({ value }) => ({
    any: [`Fiyatı ${value.ref}.`, `Fiyat: ${value.ref}.`, `Kaça? ${value.ref}.`, `Etikette ${value.ref} yazıyor.`],
  }),
  budget: ({ value }) => ({
    any: [`Bütçe ${value.ref}.`, `Ayrılan para ${value.ref}.`, `Peki bütçe? ${value.ref}.`, `Bütçe: ${value.ref}.`],
  }),
  employees: ({ value }) => ({
    any: [
      `Orada ${value.ref} kişi çalışıyor.`,
      `Ekipte ${value.ref} kişi var.`,
      `Kaç kişi çalışıyor? ${value.ref}.`,
      `${value.ref} çalışan.`,
    ],
  }),
  customers: ({ value }) => ({
    any: [
      `${value.ref} müşteri var.`,
      `Müşteri sayısı: ${value.ref}.`,
      `Kaç müşteri? ${value.ref}.`,
      `Müşteri listesinde ${value.ref} isim.`,
    ],
  }),
  visitors: ({ value }) => ({
    any: [
      `${value.ref} kişi geldi.`,
      `Ziyaretçi sayısı: ${value.ref}.`,
      `Kaç kişi geldi? ${value.ref}.`,
      `Kapıdan ${value.ref} kişi geçti.`,
    ],
  }),
  population: ({ value }) => ({
    any: [
      `Burada ${value.ref} kişi yaşıyor.`,
      `Nüfus: ${value.ref}.`,
      `Kaç kişi yaşıyor? ${value.ref}.`,
      `Nüfusu ${value.ref}.`,
    ],
  }),
  passengers: ({ value }) => ({
    any: [
      `${value.ref} yolcu taşındı.`,
      `Yolcu sayısı: ${value.ref}.`,
      `Kaç yolcu? ${value.ref}.`,
      `Yolda ${value.ref} kişi vardı.`,
    ],
  }),
  votes: ({ value }) => ({
    any: [`${value.ref} oy.`, `Sandıktan ${value.ref} oy geldi.`, `Kaç oy? ${value.ref}.`, `Oy sayısı: ${value.ref}.`],
  }),
  orders: ({ value }) => ({
    any: [
      `${value.ref} sipariş geldi.`,
      `Sipariş sayısı: ${value.ref}.`,
      `Kaç sipariş? ${value.ref}.`,
      `Defterde ${value.ref} sipariş var.`,
    ],
  }),
  downloads: ({ value }) => ({
    any: [
      `${value.ref} kez indirildi.`,
      `İndirme sayısı: ${value.ref}.`,
      `Kaç kez indirildi? ${value.ref}.`,
      `${value.ref} indirme.`,
    ],
  }),
  rating: ({ value }) => ({
    any: [
      `Puanı ${value.ref}.`,
      `Değerlendirme: ${value.ref}.`,
      `Nasıl bulunmuş? ${value.ref}.`,
      `Ortalama not ${value.ref}.`,
    ],
  }),
  weight: ({ value }) => ({
    any: [`Ağırlığı ${value.ref}.`, `Tartıda ${value.ref}.`, `Kaç gelir? ${value.ref}.`, `Ağırlık: ${value.ref}.`],
  }),
  distance: ({ value }) => ({
    any: [`Mesafe ${value.ref}.`, `Ne kadar uzun? ${value.ref}.`, `Uçtan uca ${value.ref}.`, `Mesafe: ${value.ref}.`],
  }),
  height: ({ value }) => ({
    any: [
      `Yüksekliği ${value.ref}.`,
      `Ne kadar yüksek? ${value.ref}.`,
      `Yükseklik: ${value.ref}.`,
      `Boyu ${value.ref}.`,
    ],
  }),
  wind: ({ value }) => ({
    any: [`Rüzgâr ${value.ref}.`, `Rüzgâr: ${value.ref}.`, `Peki rüzgâr? ${value.ref}.`, `Rüzgâr ${value.ref} esiyor.`],
  }),
  rain: ({ value }) => ({
    any: [`${value.ref} yağmur var.`, `Peki yağmur? ${value.ref}.`, `Yağmur: ${value.ref}.`, `Yağış ${value.ref}.`],
  }),
  wait: ({ value }) => ({
    any: [
      `Bekleme ${value.ref}.`,
      `Bekleme süresi: ${value.ref}.`,
      `Bekleme ne kadar? ${value.ref}.`,
      `Sıra ${value.ref} sürüyor.`,
    ],
  }),
  latency: ({ value }) => ({
    any: [
      `Gecikme ${value.ref}.`,
      `Ne kadar hızlı? Gecikme ${value.ref}.`,
      `Gecikme: ${value.ref}.`,
      `Tepki ${value.ref} sürüyor.`,
    ],
  }),
  response: ({ value }) => ({
    any: [
      `Yanıt ${value.ref} sürüyor.`,
      `Yanıt ne kadar sürüyor? ${value.ref}.`,
      `Yanıt süresi: ${value.ref}.`,
      `Yanıta kadar ${value.ref} geçiyor.`,
    ],
  }),
  profit: ({ value, negative }) =>
    negative
      ? {
          any: [
            `${value.size} zarar.`,
            `Zarar yazıldı: ${value.size}.`,
            `Peki kâr? Yok: ${value.size} zarar.`,
            `Hesap ${value.size} zararda.`,
          ],
        }
      : {
          any: [
            `Kâr ${value.ref}.`,
            `Geriye ${value.ref} kalıyor.`,
            `Peki kâr? ${value.ref}.`,
            `Kâr: ${value.ref}.`,
            `Hesapta ${value.ref} kâr var.`,
          ],
        },
};
