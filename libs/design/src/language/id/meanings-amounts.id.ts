import type { FigurePhrases } from '../phrasebook/figures.phrases';

/** Amounts, counts and measures of a known meaning. */
export const AMOUNTS_ID: FigurePhrases['meanings'] = {
  tvl: ({ value }) => ({
    any: [
      `Isi pool ${value.ref}.`,
      `Di dalamnya ada ${value.ref}.`,
      `Berapa isi pool? ${value.ref}.`,
      `Simpanan: ${value.ref}.`,
    ],
    desk: [`TVL, ${value.ref}.`],
  }),
  marketCap: ({ value, subject }) => ({
    any: [
      `Di bursa bernilai ${value.ref}.`,
      `${subject ? `Seluruh ${subject.ref}` : 'Seluruhnya'} bernilai ${value.ref}.`,
      `Berapa nilainya? ${value.ref}.`,
      `Nilai pasar: ${value.ref}.`,
    ],
    desk: [`Kapitalisasi, ${value.ref}.`],
    anchor: [`Menurut harga pasar, ${subject?.ref ?? 'semuanya'} bernilai ${value.ref}.`],
  }),
  holders: ({ value }) => ({
    any: [
      `Dipegang ${value.ref} pemilik.`,
      `Tersebar di ${value.ref} pemegang.`,
      `Berapa pemegangnya? ${value.ref}.`,
      `Ada ${value.ref} pemegang.`,
    ],
  }),
  positions: ({ value }) => ({
    any: [
      `Ada ${value.ref} posisi.`,
      `Terbagi dalam ${value.ref} posisi.`,
      `Berapa posisinya? ${value.ref}.`,
      `Semuanya ${value.ref} posisi.`,
    ],
  }),
  revenue: ({ value }) => ({
    any: [
      `Pemasukannya ${value.ref}.`,
      `Pendapatan: ${value.ref}.`,
      `Berapa yang masuk? ${value.ref}.`,
      `Uang masuk ${value.ref}.`,
      `Omzetnya ${value.ref}.`,
    ],
    anchor: [`Pendapatan mencapai ${value.ref}.`],
  }),
  profit: ({ value, negative }) =>
    negative
      ? {
          any: [
            `Rugi ${value.size}.`,
            `Hasilnya merah: ${value.size}.`,
            `Laba? Tidak: rugi ${value.size}.`,
            `Kerugiannya ${value.size}.`,
          ],
        }
      : {
          any: [
            `Untung ${value.ref}.`,
            `Labanya ${value.ref}.`,
            `Kalau laba? ${value.ref}.`,
            `Laba: ${value.ref}.`,
            `Bersihnya ${value.ref}.`,
          ],
        },
  price: ({ value, what, subject }) => ({
    any: [
      `Harganya ${value.ref}.`,
      `Harga: ${value.ref}.`,
      `Berapa harganya? ${value.ref}.`,
      `Bayarnya ${value.ref}.`,
      `${what.text} sebesar ${value.ref}.`,
    ],
    anchor: [subject && what.text === 'harga' && `${subject.ref} dihargai ${value.ref}.`],
  }),
  employees: ({ value }) => ({
    any: [
      `Mempekerjakan ${value.ref} orang.`,
      `Yang bekerja di sana ${value.ref} orang.`,
      `Berapa pegawainya? ${value.ref} orang.`,
      `Timnya ${value.ref} orang.`,
    ],
  }),
  visitors: ({ value }) => ({
    any: [
      `Dikunjungi ${value.ref} orang.`,
      `Berapa yang datang? ${value.ref} orang.`,
      `Ada ${value.ref} pengunjung.`,
      `Yang datang ${value.ref} orang.`,
    ],
  }),
  population: ({ value }) => ({
    any: [
      `Dihuni ${value.ref} orang.`,
      `Penduduknya ${value.ref} orang.`,
      `Berapa penduduknya? ${value.ref}.`,
      `Populasi: ${value.ref}.`,
    ],
  }),
  rating: ({ value }) => ({
    any: [
      `Nilainya ${value.ref}.`,
      `Diberi nilai ${value.ref}.`,
      `Berapa ratingnya? ${value.ref}.`,
      `Rating: ${value.ref}.`,
    ],
  }),
  weight: ({ value }) => ({
    any: [
      `Beratnya ${value.ref}.`,
      `Di timbangan, ${value.ref}.`,
      `Seberat apa? ${value.ref}.`,
      `Berat: ${value.ref}.`,
    ],
  }),
  distance: ({ value }) => ({
    any: [
      `Jaraknya ${value.ref}.`,
      `Sejauh apa? ${value.ref}.`,
      `Dari ujung ke ujung, ${value.ref}.`,
      `Sepanjang ${value.ref}.`,
    ],
  }),
  height: ({ value }) => ({
    any: [`Tingginya ${value.ref}.`, `Menjulang ${value.ref}.`, `Setinggi apa? ${value.ref}.`, `Tinggi: ${value.ref}.`],
  }),
  wind: ({ value }) => ({
    any: [
      `Angin bertiup ${value.ref}.`,
      `Angin ${value.ref}.`,
      `Kalau angin? ${value.ref}.`,
      `Kecepatan angin: ${value.ref}.`,
    ],
  }),
  rain: ({ value }) => ({
    any: [`Hujannya ${value.ref}.`, `Curah hujan ${value.ref}.`, `Kalau hujan? ${value.ref}.`, `Hujan: ${value.ref}.`],
  }),
  wait: ({ value }) => ({
    any: [
      `Tunggunya ${value.ref}.`,
      `Harus menunggu ${value.ref}.`,
      `Berapa lama menunggu? ${value.ref}.`,
      `Waktu tunggu: ${value.ref}.`,
    ],
  }),
  response: ({ value }) => ({
    any: [
      `Dijawab dalam ${value.ref}.`,
      `Berapa lama sampai dijawab? ${value.ref}.`,
      `Jawaban tiba dalam ${value.ref}.`,
      `Waktu respons: ${value.ref}.`,
    ],
  }),
};
