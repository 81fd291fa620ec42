import type { ClaimWords } from './claim-words';

/** What Indonesian may not say under the preset; "akan" is its future. */
export const CLAIMS_ID: ClaimWords = {
  future: 'akan bakal besok segera nanti mendatang tahun_depan bulan_depan minggu_depan pekan_depan di_masa_depan',
  projection:
    'proyeksi diproyeksikan prediksi diprediksi perkiraan diperkirakan diharapkan ramalan diramal kemungkinan_naik bisa_mencapai bisa_menghasilkan dapat_mencapai berpotensi target_harga estimasi',
  promise: 'dijamin jaminan terjamin pasti_untung tanpa_risiko bebas_risiko janji menjanjikan',
  annualised:
    'disetahunkan tahunan_jika dengan_laju_ini dengan_kecepatan_ini jika_terus_begini jika_berlanjut ekstrapolasi',
};
