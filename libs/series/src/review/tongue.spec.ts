import { otherTongue } from './tongue';

const SENTENCES: Readonly<Record<string, string>> = {
  en: 'The pool on Base pays more than a bill of the state, and it is the third week in a row.',
  es: 'La reserva en Base paga más que una letra del Estado, y es la tercera semana en que sube para los del fondo, pero no hay más por su parte.',
  pt: 'A reserva na Base paga mais do que um título do Estado, e é a terceira semana em que sobe.',
  fr: 'La réserve sur Base paie plus que les bons du Trésor, et c’est la troisième semaine dans le vert.',
  de: 'Der Topf auf Base zahlt mehr als ein Wechsel des Staates, und das ist die dritte Woche in Folge.',
  it: 'La riserva su Base paga più dei titoli di Stato, ed è la terza settimana di fila con il segno più.',
  tr: 'Base üzerinde bu havuz bir devlet bonosundan daha çok ödüyor ve bu üst üste üçüncü hafta olarak çok iyi.',
  id: 'Dana di Base ini membayar lebih dari surat negara, dan ini adalah minggu ketiga yang naik untuk dana itu.',
  ja: 'ベースのプールは国債よりも高い利率を支払い、三週連続で上がっています。',
  ko: '베이스의 풀은 국채보다 더 많은 이자를 지급하고 삼 주 연속으로 올랐습니다.',
  zh: '这个资金池的利率高于国债，而且已经连续三周上涨，吸引了更多存款。',
  hi: 'यह पूल सरकारी बिल से ज़्यादा ब्याज देता है और लगातार तीसरे हफ़्ते बढ़ा है।',
  ar: 'يدفع هذا الصندوق أكثر من أذون الخزانة، وهذا هو الأسبوع الثالث على التوالي.',
};

describe('the language of a narration', () => {
  it.each(Object.entries(SENTENCES))('is found to be %s and no other', (code, sentence) => {
    expect(otherTongue(sentence, code)).toBeNull();
    const others = Object.keys(SENTENCES).filter((other) => other !== code);
    expect(others.map((other) => [other, otherTongue(sentence, other)])).toEqual(others.map((other) => [other, code]));
  });

  it('is not guessed from names and figures', () => {
    expect(otherTongue('Aave v3: 412.6. USDC, Base, 6.84. DefiLlama!', 'tr')).toBeNull();
  });

  it('may hold names and quotes of another', () => {
    expect(
      otherTongue('먼저 Mara Lind의 The Salt Path North. A lighthouse keeper walks home. 이어서 Quiet Engines.', 'ko'),
    ).toBeNull();
  });
});
