import type { ExtremePhrases } from '../phrasebook/series.phrases';
import { amountOf, counting, periodName } from './grammar.tr';

/** Highest, lowest, first and last points in Turkish. */
export const EXTREMES_TR: ExtremePhrases = {
  crest: ({ what: given, value, time }) => {
    const what = given ? amountOf(given).text : 'çizgi';
    return {
      any: [
        `Zirve ${time.at}: ${value.ref}.`,
        `${time.at} zirve görüldü: ${value.ref}.`,
        `En çok ne zaman? ${time.at}, ${value.ref}.`,
        `${what} zirveyi ${time.at} gördü: ${value.ref}.`,
      ],
      poster: [`${time.at} ${value.ref}. Zirve.`],
      desk: [`Tepe ${time.at}, ${value.ref}.`],
      anchor: [`${what} için en yüksek nokta ${time.at}: ${value.ref}.`],
      loud: [`${time.at} ${value.ref}! Zirve.`],
      calm: [`${time.at}, en tepede. ${value.ref}.`],
    };
  },
  above: ({ period, alone, next, warm }) => {
    const name = periodName(period);
    const runner = next ? `${next.time.at} ${next.value.ref}` : '';
    return {
      any: [
        alone ? `Başka hiçbir ${name} buna ulaşmıyor.` : `Hiçbir ${name} bunu aşmıyor.`,
        alone ? 'Gerisi hep altında kalıyor.' : 'Daha yukarısı yok.',
        next && `Sonra en ${warm ? 'sıcak' : 'yüksek'}: ${runner}.`,
        next && `Ardından ${runner} geliyor.`,
        next && `Buna en yakın değer ${next.value.ref}, ${next.time.at}.`,
      ],
      poster: [next && `Ardında ${runner}.`],
      desk: [next && `Onu izleyen değer: ${runner}.`],
      anchor: [next && `Onu ${next.time.at} ${next.value.ref} izliyor.`],
      loud: ['Üstü yok!'],
      calm: [next && `Biraz aşağıda ${runner}.`],
    };
  },
  warmest: ({ value, time, period, climbs }) => ({
    any: [
      climbs && `${time.at} ${value.ref} olacak, en sıcak ${periodName(period)}.`,
      `En sıcağı ${time.at}: ${value.ref}.`,
      `En sıcak ne zaman? ${time.at}, ${value.ref}.`,
      `En yüksek sıcaklık ${value.ref}, ${time.at}.`,
    ],
    poster: [`${time.at} ${value.ref}. En sıcağı.`, `En sıcak: ${time.ref}. ${value.ref}.`],
    desk: [`Azami ${value.ref}, ${time.at}.`],
    anchor: [`En yüksek sıcaklık ${time.at}: ${value.ref}.`, `${time.at} sıcaklık ${value.ref} ile zirvede.`],
    loud: [`${time.at} ${value.ref}!`],
    calm: [`${time.at} ${value.ref}. Daha sıcağı yok.`],
  }),
  warmestShared: ({ value, time, period }) => ({
    any: [
      `En yüksek ${value.ref}, örneğin ${time.at}.`,
      `Hava ${value.ref} üstüne çıkmıyor.`,
      `Hiçbir ${periodName(period)} ${value.ref} üstünde değil.`,
    ],
  }),
  coldest: ({ value, time, period }) => ({
    any: [
      `En soğuğu ${time.at}: ${value.ref}.`,
      `En soğuk ${periodName(period)} hangisi? ${time.ref}, ${value.ref}.`,
      `En düşük sıcaklık ${value.ref}, ${time.at}.`,
      `${time.at} hava ancak ${value.ref}.`,
    ],
    poster: [`${time.at} ${value.ref}. En soğuğu.`, `En soğuk: ${time.ref}. ${value.ref}.`],
    desk: [`Asgari ${value.ref}, ${time.at}.`, `Dip: ${time.at} ${value.ref}.`],
    anchor: [`En düşük değer ${time.at}: ${value.ref}.`, `${time.at} en soğuk değer: ${value.ref}.`],
  }),
  low: ({ value, time, noun, counted }) => ({
    any: [
      `En düşüğü ${time.at}: ${value.ref}.`,
      `En altta ${time.at} ${value.ref}.`,
      `En az ne zaman? ${time.at}, ${value.ref}.`,
      counted && `En az ${time.at}: ${counting(value, noun)}.`,
    ],
    poster: [`${time.at} yalnızca ${value.ref}.`],
    desk: [`Dip ${time.at} ${value.ref}.`],
    anchor: [`Öbür uçta ${time.at} ${value.ref}.`, counted && `En düşük sayı ${time.at}: ${counting(value, noun)}.`],
  }),
  began: ({ value, time }) => ({
    any: [
      `${time.at} ${value.ref} idi.`,
      `Başlangıç ${time.at}: ${value.ref}.`,
      `Peki ${time.at}? ${value.ref}.`,
      `Serinin başında ${value.ref} var, ${time.at}.`,
    ],
    poster: [`${time.at}: ${value.ref}.`, `Önce, ${time.at} ${value.ref}.`],
    desk: [`Önceki durum ${time.at} ${value.ref}.`, `Seri ${value.ref} ile başlıyor.`],
    anchor: [`Grafik ${time.at} ${value.ref} ile başlıyor.`, `${time.at} değer henüz ${value.ref} idi.`],
  }),
  turned: ({ value, below }) => ({
    any: [
      `Başta ${below ? 'ekside' : 'artıda'} idi: ${value.ref}.`,
      `Her zaman böyle değildi: önce ${value.ref}.`,
      `Nereden başladı? ${value.ref}.`,
      `${below ? 'Ekside' : 'Artıda'} başladı: ${value.ref}.`,
    ],
    poster: [`Başlangıç: ${value.ref}. ${below ? 'Ekside' : 'Artıda'}.`],
    desk: [`Seri ${value.ref} ile açıldı.`],
    anchor: [`Grafik ${below ? 'ekside' : 'artıda'} başlıyor: ${value.ref}.`],
  }),
  total: ({ value, period, week }) => ({
    any: [
      `Toplam ${value.ref}.`,
      `Hepsi birlikte: ${value.ref}.`,
      `Toplamda ne kadar? ${value.ref}.`,
      week ? `Bütün hafta: ${value.ref}.` : `Her ${periodName(period)} sayılınca ${value.ref}.`,
    ],
    poster: [`Hepsi ${value.ref}.`],
    desk: [`Toplam, ${value.ref}.`],
    anchor: [`Genel toplam ${value.ref}.`],
  }),
  closed: ({ value, time }) => ({
    any: [
      `Son kapanış ${value.ref}.`,
      `${time.at} kapanış ${value.ref}.`,
      `Kapanış? ${value.ref}.`,
      `Gün ${value.ref} ile kapandı.`,
    ],
    poster: [`Kapanış: ${value.ref}.`],
    desk: [`Son ${value.ref}.`, `Kapanışta ${value.ref}.`],
    anchor: [`Piyasa ${time.at} ${value.ref} ile kapandı.`],
    loud: [`Kapanış çanı! ${value.ref}.`],
    calm: [`Gün ${value.ref} ile bitti.`],
  }),
  opened: ({ from, since }) => ({
    any: [
      `Grafik ${since.at} ${from} ile açılıyor.`,
      `${since.at} açılış ${from}.`,
      `Başı nerede? ${from}.`,
      `Grafiğin açılışı ${from}.`,
      `Her şey ${from} ile başladı.`,
    ],
    poster: [`Açılış: ${from}.`],
    desk: [`Açılış ${since.at} ${from}.`, `Açılışta ${from}.`],
    anchor: [`İşlemler ${since.at} ${from} ile başladı.`, `Seri ${from} ile açılıyor.`],
    loud: [`Açılış çanı: ${from}!`],
    calm: [`${since.at} her şey ${from} ile başladı.`],
  }),
  range: ({ high, low, time }) => ({
    any: [
      `En fazla ${high.ref}, en az ${low.ref}.`,
      `Aralık: ${low.ref} ile ${high.ref} arası.`,
      `Ne kadar oynadı? ${low.ref} ile ${high.ref} arasında.`,
      `Kimse ${high.ref} üstünü ödemedi.`,
      `Fiyat ${low.ref} altını görmedi.`,
    ],
    poster: [`Tepe ${high.ref}. Dip ${low.ref}.`],
    desk: [`Bant ${low.ref}, ${high.ref}.`, `Tepe ${time.at} ${high.ref}, dip ${low.ref}.`],
    anchor: [`Fiyat ${low.ref} ile ${high.ref} arasında dolaştı.`, `Tepe ${time.at} geldi: ${high.ref}.`],
    loud: [`Dip ${low.ref}. Tepe ${high.ref}!`],
    calm: [`${low.ref} ile ${high.ref} arasında, dışına taşmadan.`],
  }),
};
