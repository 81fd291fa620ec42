/** "Area to scale" as the board must say beside marks whose area is the value (reference boards, "Honest marks"). */
export const AREA_TO_SCALE: Readonly<Record<string, string>> = {
  en: 'Area to scale',
  es: 'Área a escala',
  pt: 'Área em escala',
  fr: 'Aire à l’échelle',
  de: 'Fläche im Maßstab',
  it: 'Area in scala',
  tr: 'Alan ölçekli',
  id: 'Luas sesuai skala',
  ja: '面積は比例',
  ko: '면적 비례',
  zh: '面积成比例',
  hi: 'क्षेत्रफल अनुपात में',
  ar: 'المساحة بمقياس',
};
