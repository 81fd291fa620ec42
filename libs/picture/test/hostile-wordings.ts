import type { Hostility } from './hostilities';

/** The words of a hostile video. */
export interface Wording {
  language: string;
  /** At most 120 characters. */
  title: string;
  /** At most 40 characters each. */
  labels: string[];
  sentence: string;
  cta: string;
  link?: string;
}

const LONG: Wording = {
  language: 'en',
  title:
    'What the twelve largest lenders of the network paid their depositors over the whole of the last complete quarter, net',
  labels: [
    'Utilization of the stablecoin lending pool',
    'Überweisungsgeschwindigkeitsbegrenzungen',
    'Three-month US Treasury bill, annualised',
  ],
  sentence:
    'Rates follow borrowing demand, and borrowing demand follows whatever happened on the exchanges the night before',
  cta: 'See the live rate, the whole history and every assumption at rates.long-example-domain.example/lending',
  link: 'rates.long-example-domain.example/lending',
};

/** Words by hostility; between them they are written in all thirteen languages of the product. */
export const WORDINGS: Record<Hostility, Wording> = {
  long: LONG,
  scant: { language: 'en', title: 'Up', labels: ['A', 'B', 'C'], sentence: 'Yes', cta: 'Go' },
  many: {
    ...LONG,
    title: 'Deposits by month',
    labels: ['Jan', 'September', 'Q3'],
    cta: 'See rates.example',
    link: 'rates.example',
  },
  arabic: {
    language: 'ar',
    title: 'العائد السنوي على الدولار الرقمي في شبكة بيس مقارنة بأذون الخزانة الأمريكية',
    labels: ['العائد السنوي', 'أذون الخزانة لثلاثة أشهر', 'القيمة الإجمالية المقفلة'],
    sentence: 'تتبع الأسعار الطلب على الاقتراض وقد تتغير في أي وقت',
    cta: 'شاهد السعر المباشر على rates.example',
    link: 'rates.example',
  },
  japanese: {
    language: 'ja',
    title: 'ベースネットワーク上のドル預金の年間利回りと三か月物米国債との比較について',
    labels: ['年間利回り', '三か月物米国債の利回り', '預かり資産総額'],
    sentence: '金利は借り入れ需要に連動し、予告なく変わることがあります。',
    cta: '最新の利回りは rates.example で',
    link: 'rates.example',
  },
  european: {
    language: 'de',
    title:
      'Wie sich die Einlagenverzinsung des größten Kreditpools gegenüber dreimonatigen Schatzanweisungen entwickelte',
    labels: [
      'Año tras año, depósitos de los clientes',
      'Coûts d’emprunt très élevés à l’étranger',
      'Captação média à vista em São Paulo',
      'Perché così? Più liquidità, città per città',
      'Perubahan harga dibandingkan bulan lalu',
    ],
    sentence: 'Die Zinsen folgen der Kreditnachfrage und können sich jederzeit ohne Ankündigung ändern',
    cta: 'Jetzt nachsehen auf rates.example',
    link: 'rates.example',
  },
  turkish: {
    language: 'tr',
    title: 'İstanbul’daki yıllık getiri, üç aylık hazine bonosuyla karşılaştırıldığında şaşırtıcı ölçüde yüksek kaldı',
    labels: ['Yıllık getiri oranı', 'Üç aylık hazine bonosu', 'Kilitli toplam değer ığüşöç İIĞÜŞÖÇ'],
    sentence: 'Faizler borçlanma talebini izler ve haber verilmeden değişebilir',
    cta: 'Güncel oranı rates.example adresinde gör',
    link: 'rates.example',
  },
  hindi: {
    language: 'hi',
    title: 'बेस नेटवर्क पर डॉलर जमा की वार्षिक आय और तीन महीने के अमेरिकी ट्रेज़री बिल की तुलना',
    labels: ['वार्षिक आय', 'तीन महीने का ट्रेज़री बिल', 'कुल जमा मूल्य'],
    sentence: 'दरें उधार की माँग के साथ चलती हैं और किसी भी समय बदल सकती हैं',
    cta: 'ताज़ा दर rates.example पर देखें',
    link: 'rates.example',
  },
  korean: {
    language: 'ko',
    title: '베이스 네트워크의 달러 예치금 연간 수익률과 삼 개월 만기 미국 국채 수익률의 비교',
    labels: ['연간 수익률', '삼 개월 만기 미국 국채', '총 예치 자산'],
    sentence: '금리는 차입 수요를 따르며 예고 없이 바뀔 수 있습니다',
    cta: '최신 수익률은 rates.example 에서',
    link: 'rates.example',
  },
  chinese: {
    language: 'zh',
    title: '基础网络上的美元存款年化收益率与三个月期美国国债收益率的比较以及未来几个月的可能变化',
    labels: ['年化收益率', '三个月期美国国债', '锁定的总价值'],
    sentence: '利率随借款需求而变，可能随时调整，恕不另行通知。',
    cta: '最新利率请看 rates.example',
    link: 'rates.example',
  },
};
