import type { ClaimWords } from './claim-words';

/** What Turkish may not say under the preset; the future tense is an ending, listed with the verbs that yields are told with. */
export const CLAIMS_TR: ClaimWords = {
  future:
    'kazanacak* kazandıracak* artacak* yükselecek* verecek* olacak* ödeyecek* büyüyecek* ulaşacak* getirecek* çıkacak* sağlayacak* düşecek* yarın yakında gelecek_yıl gelecek_ay gelecek_hafta önümüzdeki_yıl önümüzdeki_ay önümüzdeki_hafta gelecekte',
  projection:
    'tahmin* öngör* beklen* beklenti* projeksiyon* hedef_fiyat muhtemelen olası kazanabilir* artabilir* yükselebilir* ulaşabilir* verebilir* getirebilir* kazandırabilir*',
  promise: 'garanti* risksiz* kesin_kazanç kesin_getiri söz_veriyor vaat*',
  annualised: 'yıllıklandır* yıllığa_çevril* bu_hızla bu_tempoyla böyle_devam_ederse bu_gidişle',
};
