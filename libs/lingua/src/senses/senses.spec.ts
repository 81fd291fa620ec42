import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_CODES, type LanguageCode } from '../language-code';
import { splitName } from '../names/split-name';
import type { Sense } from './sense';
import { meaningLists } from './sense-words';
import { SENSE_WORDS, sensesKnown, sensesOf, sensesOfPhrase } from './senses';

/** A sense in short: "role target", "change up", "time". */
function short(sense: Sense): string {
  switch (sense.as) {
    case 'role':
      return `role ${sense.role}`;
    case 'aggregate':
      return `aggregate ${sense.aggregate}`;
    case 'quantity':
      return `quantity ${sense.quantity}`;
    case 'change':
      return `change ${sense.direction ?? ''}`.trim();
    case 'member':
      return `member ${sense.member}`;
    case 'names':
      return `names ${sense.of}`;
    case 'side':
      return `side ${sense.side}`;
    case 'polarity':
      return `polarity ${sense.better}`;
    default:
      return sense.as;
  }
}

/** The senses that a word has in a language, weak ones too. */
function shorts(word: string, language: LanguageCode): string[] {
  const parts = word.split('_');
  const senses = parts.length > 1 ? sensesOfPhrase(parts) : sensesOf(word.toLowerCase());
  return senses.filter(({ languages }) => languages.includes(language)).map(short);
}

/** One row a meaning; the words in the order of `LANGUAGE_CODES`. */
const COMMON: ReadonlyArray<readonly [string, string]> = [
  ['role target', 'target objetivo meta objectif ziel obiettivo hedef target 目標 목표 目标 लक्ष्य هدف'],
  ['role limit', 'limit límite limite limite grenzwert limite sınır batas 上限 한도 上限 सीमा حد'],
  ['role total', 'total total total total gesamt totale toplam total 合計 합계 总计 कुल إجمالي'],
  [
    'role forecast',
    'forecast previsión previsão prévision prognose previsione tahmin prakiraan 予測 예측 预测 पूर्वानुमान توقع',
  ],
  ['role rank', 'rank puesto posição rang rang posizione sıra peringkat 順位 순위 排名 रैंक ترتيب'],
  [
    'aggregate average',
    'average promedio média moyenne durchschnitt media ortalama rata-rata 平均 평균 平均 औसत متوسط',
  ],
  ['aggregate maximum', 'maximum máximo máximo maximum maximum massimo maksimum maksimum 最大 최대 最大 अधिकतम أقصى'],
  ['aggregate minimum', 'minimum mínimo mínimo minimum minimum minimo minimum minimum 最小 최소 最小 न्यूनतम أدنى'],
  ['quantity money', 'price precio preço prix preis prezzo fiyat harga 価格 가격 价格 कीमत سعر'],
  ['quantity money', 'revenue ingresos receita revenus umsatz ricavi gelir pendapatan 売上 매출 收入 राजस्व إيرادات'],
  ['quantity money', 'cost coste custo coût kosten costo maliyet biaya 費用 비용 成本 लागत تكلفة'],
  ['quantity count', 'count cantidad quantidade nombre anzahl numero sayı jumlah 件数 건수 数量 संख्या عدد'],
  [
    'quantity temperature',
    'temperature temperatura temperatura température temperatur temperatura sıcaklık suhu 気温 기온 温度 तापमान حرارة',
  ],
  ['quantity duration', 'duration duración duração durée dauer durata süre durasi 所要時間 소요시간 时长 अवधि مدة'],
  [
    'quantity speed',
    'speed velocidad velocidade vitesse geschwindigkeit velocità hız kecepatan 速度 속도 速度 गति سرعة',
  ],
  ['quantity mass', 'weight peso peso poids gewicht peso ağırlık berat 重量 무게 重量 वजन وزن'],
  ['quantity age', 'age edad idade âge alter età yaş usia 年齢 나이 年龄 आयु عمر'],
  ['quantity pressure', 'pressure presión pressão pression druck pressione basınç tekanan 圧力 압력 压力 दबाव ضغط'],
  ['change', 'change variación variação variation veränderung variazione değişim perubahan 変化 변화 变化 बदलाव تغير'],
  ['change up', 'increase aumento aumento hausse anstieg aumento artış kenaikan 増加 증가 增加 वृद्धि زيادة'],
  ['change down', 'decrease descenso queda baisse rückgang calo düşüş penurunan 減少 감소 减少 कमी انخفاض'],
  ['names place', 'city ciudad cidade ville stadt città şehir kota 都市 도시 城市 शहर مدينة'],
  ['names place', 'country país país pays land paese ülke negara 国 국가 国家 देश بلد'],
  ['time', 'date fecha data date datum data tarih tanggal 日付 날짜 日期 दिनांक تاريخ'],
  ['member unit', 'unit unidad unidade unité einheit unità birim satuan 単位 단위 单位 इकाई وحدة'],
  ['member currency', 'currency moneda moeda devise währung valuta döviz valuta 通貨 통화 货币 मुद्रा عملة'],
];

describe('sensesOf', () => {
  it.each(LANGUAGE_CODES)('has words for every meaning in %s', (language) => {
    const empty = meaningLists(SENSE_WORDS[language]).filter(({ list }) => list.trim() === '');
    expect(empty.map(({ meaning }) => meaning)).toEqual([]);
  });

  it.each(COMMON)('knows words for %s in every language: %s', (meaning, words) => {
    const listed = words.split(' ').map((word, at) => [word, shorts(word, LANGUAGE_CODES[at] ?? 'en')] as const);
    expect(listed).toHaveLength(LANGUAGE_CODES.length);
    expect(listed.filter(([, senses]) => !senses.includes(meaning))).toEqual([]);
  });

  it.each([
    ['lim', 'role limit'],
    ['thresh', 'role limit'],
    ['cap', 'role limit'],
    ['tgt', 'role target'],
    ['bgt', 'role target'],
    ['std', 'role target'],
    ['standard', 'role target'],
    ['fcst', 'role forecast'],
    ['rem', 'role remaining'],
    ['bmk', 'role benchmark'],
    ['avg', 'aggregate average'],
    ['med', 'aggregate median'],
    ['mdn', 'aggregate median'],
    ['hi', 'aggregate maximum'],
    ['lo', 'aggregate minimum'],
    ['amt', 'quantity money'],
    ['qty', 'quantity count'],
    ['txns', 'quantity count'],
    ['pct', 'quantity share'],
    ['dur', 'quantity duration'],
    ['dist', 'quantity length'],
    ['elev', 'quantity length'],
    ['spd', 'quantity speed'],
    ['wt', 'quantity mass'],
    ['temp', 'quantity temperature'],
    ['chg', 'change'],
    ['src', 'member source'],
    ['dept', 'names category'],
    ['old', 'side first'],
    ['new', 'side last'],
  ])('knows %s, which keys write for short, as %s', (word, meaning) => {
    expect(shorts(word, 'en')).toContain(meaning);
  });

  it.each(['std', 'standard', 'cap', 'hi', 'lo', 'old', 'new', 'rem', 'wt', 'amt'])(
    'doubts %s, which is other words too',
    (word) => {
      const senses = sensesOf(word).filter(({ languages }) => languages.includes('en'));
      expect(senses.every(({ weak }) => weak === true)).toBe(true);
    },
  );

  it('finds nothing for words that are in no list', () => {
    const words = [
      '',
      ' ',
      'xyzzy',
      'qwertz',
      'kumquats',
      'цена',
      'ξένος',
      'a'.repeat(61),
      '(',
      '_',
      '?',
      '12345',
      '🙂',
    ];
    expect(words.filter((word) => sensesOf(word).length > 0)).toEqual([]);
  });

  it('reads words without their accents, umlauts and hamzas, with and without the Arabic article', () => {
    expect(sensesOf('prevision')).toEqual(sensesOf('previsión'));
    expect(shorts('waehrung', 'de')).toContain('member currency');
    expect(shorts('wahrung', 'de')).toContain('member currency');
    expect(shorts('المدينة', 'ar')).toContain('names place');
    expect(shorts('اقصي', 'ar')).toContain('aggregate maximum');
  });

  it('doubts a word for all languages where one doubts it, and keeps accents apart where they say what is good', () => {
    const kar = sensesOf('kar');
    expect(kar.find((sense) => sense.as === 'quantity' && sense.quantity === 'money')).toMatchObject({ better: 'up' });
    expect(kar.find((sense) => sense.as === 'quantity' && sense.quantity === 'length')).not.toHaveProperty('better');
  });

  it('answers the same of a word each time', () => {
    expect(sensesOf('revenue')).toBe(sensesOf('revenue'));
    expect(Object.isFrozen(sensesOf('revenue')[0])).toBe(true);
  });
});

describe('sensesOfPhrase', () => {
  it('knows what words mean only together, and as one word of small letters', () => {
    expect(sensesOfPhrase(['net', 'income']).map(short)).toContain('quantity money');
    expect(sensesOf('netincome').map(short)).toContain('quantity money');
    expect(sensesOfPhrase(['heart', 'rate']).map(short)).toContain('quantity rate');
  });

  it('knows no phrase of one word, of many, or of words that only stand side by side', () => {
    expect(sensesOfPhrase(['revenue'])).toEqual([]);
    expect(sensesOfPhrase(['net', 'net', 'net', 'net', 'income'])).toEqual([]);
    expect(sensesOfPhrase(['income', 'net'])).toEqual([]);
  });
});

describe('sensesKnown', () => {
  it('has what has a sense, and can be walked through', () => {
    const known = sensesKnown();
    expect(known.has('所要時間')).toBe(true);
    expect(known.has('größe')).toBe(true);
    expect(known.has('xyzzy')).toBe(false);
    expect(known.size).toBeGreaterThan(30_000);
    const words = [...known];
    expect(words).toHaveLength(known.size);
    expect(words.filter((word) => sensesOf(word).length === 0)).toEqual([]);
  });
});

const ROOT = join(__dirname, '../../../..');
/** Strong senses of other languages that are right of the English word too, or whose word stands in payloads of those languages. */
const ALLOWED = new Set(
  (
    'accident accidents audience incidents patients satisfaction participation ' + 'besucherzahl umsatz ano ocupacion'
  ).split(' '),
);

describe('words of English keys', () => {
  const folders = ['examples', 'libs/design/test', 'libs/design/test/corpus'].map((folder) => join(ROOT, folder));
  const files = folders.flatMap((folder) =>
    readdirSync(folder).flatMap((file) => (file.endsWith('.json') ? [join(folder, file)] : [])),
  );

  it.each(files.map((file) => [file.slice(ROOT.length + 1), file]))(
    'get no strong sense from another language in %s',
    (_, file) => {
      const words = new Set(
        keysOf(JSON.parse(readFileSync(file, 'utf8')) as unknown).flatMap((key) =>
          splitName(key).map(({ lower }) => lower),
        ),
      );
      const surprising = [...words]
        .filter((word) => /^[a-z]+$/.test(word) && !ALLOWED.has(word))
        .flatMap((word) => sensesOf(word).map((sense) => ({ word, sense })))
        .filter(({ sense }) => sense.weak !== true && !sense.languages.includes('en'))
        .map(({ word, sense }) => `${word}: ${sense.languages.join()} ${short(sense)}`);
      expect(surprising).toEqual([]);
    },
  );

  it.each(
    (
      'archive archived college concurrent database declares depot expire fraction handler node norm possession refuse resume seen theme ' +
      'gun tag ore pie son gut rot fall art rat not hat an am bald brief chef gift hell kind mist rock stern war wand will ' +
      'sin red once mayor pan real sale come dove due fine mare more pace sole ten time on at in bin ad son an men air'
    ).split(' '),
  )('%s is no word of another language', (word) => {
    const strong = sensesOf(word).filter(({ weak, languages }) => weak !== true && !languages.includes('en'));
    expect(strong.map(short)).toEqual([]);
  });
});

function keysOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => keysOf(item));
  return Object.entries(value).flatMap(([key, held]) => [key, ...keysOf(held)]);
}
