/** Any value of JSON. Without it a property is described as an object, and a caller's own text would break the description. */
export const ANY_JSON = {
  anyOf: [
    { type: 'object', additionalProperties: true },
    { type: 'array', items: {} },
    { type: 'string' },
    { type: 'number' },
    { type: 'boolean' },
    { type: 'null' },
  ],
};
