/** Names of values that identify or steer something: nobody quotes them, whatever they look like. */
export const CODES = new Set(
  'id uuid guid sku ean upc gtin isbn issn doi iban bic swift vin plate phone telephone tel fax zip zipcode postcode postal email mail ip ipv4 ipv6 port lat lng lon latitude longitude coordinates gps geohash version commit sha hash checksum etag nonce serial seed offset timezone tz locale password secret decimals generationtime interval cursor barcode bib jersey slug mmsi imei ein ssn nif cif dni'.split(
    ' ',
  ),
);

/** Names that words of their own may bear as well: the port of Rotterdam, a deluxe version. */
export const LOOSE_CODES = new Set('port plate version serial seed locale password secret cursor mail'.split(' '));

/** Words after which a number is a name: `caseNumber`, `invoiceNo`, `countryCode`. */
export const NUMBERED = new Set('number no nr code ref'.split(' '));

/** Counts that go by such a name all the same: `totalNumber`. */
export const COUNTED = new Set('total whole average record the'.split(' '));

/** Places in a calendar or a list: they date a payload and measure nothing. */
export const PLACES = new Set(
  'week matchday gameweek round page index step lap episode chapter etapa étape etappe spieltag jornada runde semana semaine woche settimana hafta'.split(
    ' ',
  ),
);

/** Names of a place in a line or a calendar that no other word turns into a count: `season: 9`, `gate: 22`. */
export const ORDINALS = new Set('season gate platform terminal lane seat floor heat sprint'.split(' '));

/** What bears a number with a letter: class 8B, gate 22A. */
export const SECTIONS = new Set(
  'class turma klasse classe clase curso grade group room gate seat block section row building unit apartment flat bay sınıf salon raum zimmer salle sala track'.split(
    ' ',
  ),
);

/** Names of two words for the same. */
export const ORDINAL_NAMES = /^(?:year group|grade level|age group|model year|tax year|fiscal year|school year)$/;

/** Objects that tell of the answer and not of its subject: how many entries it has, which page it is. */
export const ANSWER_PARTS = new Set('meta metadata pagination paging pageinfo page_info links _links'.split(' '));

/** Names of the currency that a payload counts in, in the languages in which payloads are written. */
export const CURRENCY_NAMES = new Set(
  'currency currencycode currency_code devise moneda moeda valuta währung waehrung para_birimi parabirimi mata_uang matauang 通貨 通货 货币 币种 통화 العملة मुद्रा'.split(
    ' ',
  ),
);

/** Names of the unit that a payload gives beside its figures, in those languages. */
export const UNIT_NAMES = new Set(
  'unit units einheit unité unite unidad unidade unità unita birim satuan 単位 单位 單位 단위 الوحدة इकाई'.split(' '),
);

/** Classes of objects that payment services name in a field `object`; such a service counts money in its smallest unit. */
export const PAYMENT_OBJECTS = new Set(
  'balance balance_transaction charge checkout.session coupon credit_note customer dispute event invoice invoiceitem line_item list payment_intent payment_link payout plan price quote refund subscription subscription_item topup transfer'.split(
    ' ',
  ),
);

/** Names of a street with its number. */
export const STREETS = new Set('address street addr'.split(' '));

/** Names of an address on a chain. */
export const CHAIN_ADDRESSES = new Set('address wallet hash contract mint txid tx'.split(' '));
