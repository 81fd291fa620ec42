/** One reading of a number: its value and the size of its last displayed place. */
export interface Amount {
  value: number;
  step: number;
}

/** So many figures must stand before noughts are taken for rounding: 341,000 for 341,234, but not 400 for 402. */
const ROUNDED_FROM = 3;

/** Every plausible reading of digits with their separators: "1.234" is 1234 or 1.234. Empty where there is none ("1.2.3"). */
export function amountsOf(raw: string): Amount[] {
  const [body = '', exponent] = raw.split('e');
  const scale = exponent === undefined ? 1 : 10 ** Number(exponent);
  return readings(body.replace(/ /g, "'")).map(({ value, step }) => ({ value: value * scale, step: step * scale }));
}

/** An amount times a scale word. */
export function times(amount: Amount, factor: number): Amount {
  return { value: amount.value * factor, step: amount.step * factor };
}

function readings(body: string): Amount[] {
  const marks = body.replace(/\d/g, '');
  if (marks === '') return [whole(body)];
  const last = marks.at(-1) ?? '';
  const tail = body.slice(body.lastIndexOf(last) + 1);
  const head = body.slice(0, body.lastIndexOf(last));
  const found: Amount[] = [];
  if (isGrouped(body, marks)) found.push(whole(body.replace(/\D/g, '')));
  const oneDecimal = last !== "'" && marks.indexOf(last) === marks.length - 1;
  if (oneDecimal && (marks.length === 1 || isGrouped(head, marks.slice(0, -1)))) {
    found.push({ value: Number(`${head.replace(/\D/g, '')}.${tail}`), step: 10 ** -tail.length });
  }
  return found;
}

/** Groups of three, or of two with a last one of three as in India, all parted by one and the same mark. */
function isGrouped(body: string, marks: string): boolean {
  if (marks === '' || new Set(marks).size !== 1) return false;
  const [first = '', ...rest] = body.split(/\D/);
  if (first === '' || first.startsWith('0') || first.length > 3) return false;
  const tail = rest.at(-1) ?? '';
  if (tail.length !== 3) return false;
  return rest.every((group) => group.length === 3) || rest.slice(0, -1).every((group) => group.length === 2);
}

function whole(digits: string): Amount {
  const significant = digits.replace(/0+$/, '').length;
  const zeros = digits.length - Math.max(significant, ROUNDED_FROM);
  return { value: Number(digits), step: zeros > 0 ? 10 ** zeros : 1 };
}
