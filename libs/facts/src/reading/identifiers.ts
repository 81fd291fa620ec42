import { isCurrencyCode } from '@app/lingua';
import type { FieldName } from '../names/field-name';
import { beginsWithIdentifier, isMember, sensesAt, subjectTokens, tokensWith } from '../names/name-senses';
import type { Leaf } from './leaf';

const STREETS = new Set(
  'address street addr adresse dirección endereço indirizzo adres alamat 住所 주소 地址 पता العنوان'.split(' '),
);
const SECRETS = /(?:^|[_-])(?:secret|password|passwd|token|api_?key)$/i;
const AMOUNTS = '\\p{Nd}[\\p{Nd}.,\\s]*(?:(?:thousand|million|billion|trillion)\\s?)?';
/** A text that is only an amount, such as "62%" under "pay by phone": it is counted, though "phone" names an identifier. */
const AMOUNT = new RegExp(
  `^[+\\-−]?\\s?(?:\\p{Sc}\\s?${AMOUNTS}|${AMOUNTS}[%٪‰\\p{Sc}]|\\p{Nd}[\\p{Nd}.,\\s]*(?:thousand|million|billion|trillion))$`,
  'iu',
);
/** Digits, letters and the marks between them; what is longer is a hash or an address on a chain. */
const ONE_OF_MANY = /^(?=.{1,30}$)(?=.*\d)[\p{L}\d]+(?:[-./_][\p{L}\d]+)*$/u;
/** A number with a letter names one of many: class 8B, gate 22A. */
const NUMBERED = /^\d{1,3}[A-Z]$/;

/** Names of JSON-LD, and those that begin with _ or $: they say how data are to be read, and are none themselves. */
export function isKeyword(name: string): boolean {
  return /^(?:[_$]|@(?:context|id|type|graph|language|vocab|base|version|container|index|reverse)$)/.test(name);
}

/** Tells by its name whether a text only identifies or steers: an id, a phone number, the currency that others are in. */
export function isIdentifierName(leaf: Leaf, text: string): boolean {
  const [own] = leaf.names;
  if (!own) return false;
  if (SECRETS.test(own.name)) return true;
  // A street with its number.
  if (STREETS.has(own.tokens.at(-1)?.lower ?? '') && /\d/.test(text) && /\s/.test(text)) return true;
  if (isMember(own, 'currency') && isCurrencyCode(text)) return true;
  if (isMember(own, 'unit')) return true;
  const head = subjectTokens(own).at(-1);
  const identifies = head !== undefined && sensesAt(own, head, 'identifier').length > 0;
  if (identifies) return !AMOUNT.test(text) && (/\d/.test(text) || !/\s/.test(text));
  // A word that may identify does where a number of one thing stands: invoice no INV-0412, node version 20.19.
  const mayIdentify = head !== undefined && sensesAt(own, head, 'identifier', true).length > 0;
  if (mayIdentify && ONE_OF_MANY.test(text) && !AMOUNT.test(text) && (/\p{L}/u.test(text) || own.tokens.length > 1))
    return true;
  // Digits alone are a code behind a word for one; a word that counts as well needs more of them.
  const begins = beginsWithIdentifier(own);
  if (begins && /^\d+$/.test(text) && (!begins.isShort || /^0|^\d{6}/.test(text))) return true;
  if (isTechnical(own) || (leaf.holder.name !== null && isTechnical(leaf.holder.name))) return true;
  return NUMBERED.test(text) && tokensWith(own, 'quantity').length === 0 && own.units.length === 0;
}

/** Whether a name, or what holds it, is about the record and its words: a version, a glossary. */
export function isTechnical(name: FieldName): boolean {
  const head = subjectTokens(name).at(-1);
  return head !== undefined && sensesAt(name, head, 'technical').length > 0;
}

const SHAPES: readonly RegExp[] = [
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i,
  /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/,
  /^v?\d+\.\d+\.\d+[\w.+-]*$/i,
  /^-?\d{1,3}\.\d{2,}\s*,\s*-?\d{1,3}\.\d{2,}$/,
  /^\+\d{1,3}[\s().-]*(\d[\s().-]*){7,14}$/,
  /^[0-9a-f]*:[0-9a-f]*:[0-9a-f:]+$/i,
  /^[A-Z]{2,6}[-_]?\d{5,}$/,
  /^#\d+$/,
];
/** Thousands grouped by dots look like a version of three parts. */
const GROUPED = /^\d{1,3}(\.\d{3})+$/;

/** Tells by its shape whether a text only identifies: a UUID, an e-mail address, a version, coordinates, a phone or register number. */
export function isCodeText(text: string): boolean {
  return SHAPES.some((shape) => shape.test(text)) && !GROUPED.test(text);
}

/** Whether a name is written for people: "Average order value", "Bitcoin", and not `aov`, `pay_err`, `WX`. */
export function isForPeople(name: string): boolean {
  return /\s/.test(name) || /^\p{Lu}\p{Ll}|^[^\p{ASCII}]/u.test(name);
}
