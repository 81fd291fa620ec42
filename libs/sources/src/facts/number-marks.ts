import type { Json } from './json-pointer';

/** Nobody but the continent writes "45.300,00 €" or "12,5 %". */
const CONTINENTAL = /^[^\d,.]{0,5}\d{1,3}(?:\.?\d{3})*,\d{1,2}[^\d,.]{0,8}$/;
const ENGLISH = /^[^\d,.]{0,5}(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\.\d{1,2})[^\d,.]{0,8}$/;
const LONGEST = 24;

/**
 * Tells whether a payload writes its figures as the continent does, so that its "1.204" is a thousand and more: some text
 * of it is written so and none as English writes. A number in one payload is written one way.
 */
export function writesContinental(root: Json): boolean {
  let found = false;
  const visit = (node: Json): boolean => {
    if (typeof node === 'string') {
      const text = node.length > LONGEST ? '' : node.trim();
      found ||= CONTINENTAL.test(text);
      return !ENGLISH.test(text);
    }
    return node === null || typeof node !== 'object' || Object.values(node).every((child) => visit(child));
  };
  return visit(root) && found;
}
