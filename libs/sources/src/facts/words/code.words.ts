/** Names of values that identify or steer something: nobody quotes them, whatever they look like. */
export const CODES = new Set(
  'id uuid guid sku ean upc gtin isbn issn doi iban bic swift vin plate phone telephone tel fax zip zipcode postcode postal email mail ip ipv4 ipv6 port lat lng lon latitude longitude coordinates gps geohash version commit sha hash checksum etag nonce serial seed offset timezone tz locale password secret decimals generationtime interval cursor'.split(
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
export const PLACES = new Set('week matchday gameweek round page index step lap episode chapter'.split(' '));

/** Names of a street with its number. */
export const STREETS = new Set('address street addr'.split(' '));

/** Names of an address on a chain. */
export const CHAIN_ADDRESSES = new Set('address wallet hash contract mint txid tx'.split(' '));
