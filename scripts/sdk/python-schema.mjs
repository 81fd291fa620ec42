// The description's schemas as Python's types: a TypedDict for every object, so that answers stay the JSON that came.

const KEYWORDS = new Set(
  `False None True and as assert async await break class continue def del elif else except finally for from global if import
   in is lambda nonlocal not or pass raise return try while with yield`.split(/\s+/),
);
export const ABOUT = `# Written by \`npm run sdk\` from the API's description: do not edit.\n`;

export const isName = (name) => /^[A-Za-z_]\w*$/.test(name) && !KEYWORDS.has(name);
export const pascal = (name) =>
  name.replaceAll(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter) => letter.toUpperCase());
const refName = (ref) => ref.split('/').at(-1);

/** Python's types of a description: `typeOf` a schema, and the text of the module that has them. */
export class PythonTypes {
  constructor(description) {
    this.schemas = description.components.schemas;
    this.taken = new Set(Object.keys(this.schemas));
    /** Definitions by name. */
    this.written = new Map();
    for (const name of Object.keys(this.schemas).sort()) this.define(name, this.schemas[name]);
  }

  /** An annotation. An object that has no name in the description gets one, made of `hint`. */
  typeOf(schema, hint) {
    if (schema.$ref) return refName(schema.$ref);
    if ('const' in schema) return literal([schema.const]);
    if (schema.enum) return literal(schema.enum);
    if (this.isObject(schema)) return this.named(schema, hint);
    const choices = schema.oneOf ?? schema.anyOf;
    if (choices) return union(choices.map((choice, n) => this.typeOf(choice, `${hint}${n === 0 ? '' : n + 1}`)));
    if (schema.allOf?.length === 1) return this.typeOf(schema.allOf[0], hint);
    const types = [schema.type ?? 'any'].flat();
    return union(types.map((type) => this.plain({ ...schema, type }, hint)));
  }

  /** The module `schema`. */
  module() {
    const parts = [...this.written].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
    return `${ABOUT}"""What is sent and answered, as the API's description has it."""

from __future__ import annotations

from typing import Any, Dict, List, Literal, Optional, TypedDict, Union


${parts.join('\n\n')}`;
  }

  plain(schema, hint) {
    switch (schema.type) {
      case 'string':
        return 'str';
      case 'integer':
        return 'int';
      case 'number':
        return 'float';
      case 'boolean':
        return 'bool';
      case 'null':
        return 'None';
      case 'array':
        return `List[${this.typeOf(schema.items ?? {}, `${hint}Item`)}]`;
      case 'object': {
        const values = schema.additionalProperties;
        return `Dict[str, ${typeof values === 'object' ? this.typeOf(values, `${hint}Value`) : 'Any'}]`;
      }
      default:
        return 'Any';
    }
  }

  /** Whether a schema, or one that it is made of, names its fields. */
  isObject(schema) {
    if (schema.$ref) return this.isObject(this.schemas[refName(schema.$ref)]);
    return Object.keys(schema.properties ?? {}).length > 0 || (schema.allOf ?? []).some((part) => this.isObject(part));
  }

  /** Fields of a schema and of all that it is made of. */
  fieldsOf(schema) {
    const whole = schema.$ref ? this.schemas[refName(schema.$ref)] : schema;
    const parts = (whole.allOf ?? []).map((part) => this.fieldsOf(part));
    return {
      properties: Object.assign({}, ...parts.map(({ properties }) => properties), whole.properties),
      required: new Set([...parts.flatMap(({ required }) => [...required]), ...(whole.required ?? [])]),
    };
  }

  named(schema, hint) {
    let name = hint;
    for (let n = 2; this.taken.has(name); n += 1) name = `${hint}${n}`;
    this.taken.add(name);
    this.define(name, schema);
    return name;
  }

  define(name, schema) {
    if (!this.isObject(schema) || schema.$ref) {
      const type = this.typeOf(schema, `${name}Part`);
      // Python reads an alias at once, before the classes that it names.
      this.written.set(name, `${name} = ${quoted(type)}\n${docstring(schema.description, '')}`);
      return;
    }
    const { properties, required } = this.fieldsOf(schema);
    const fields = Object.entries(properties).map(([field, about]) => ({
      field,
      about,
      type: this.typeOf(about, `${name}${pascal(field)}`),
    }));
    const needed = fields.filter(({ field }) => required.has(field));
    const free = fields.filter(({ field }) => !required.has(field));
    this.written.set(name, typedDict(name, docstring(schema.description, '    '), needed, free));
  }
}

/** Python 3.9 has no `NotRequired`: what may be left out is a class of its own, over what may not. */
function typedDict(name, about, needed, free) {
  if (free.length === 0) return dictClass(name, 'TypedDict', about, needed);
  if (needed.length === 0) return dictClass(name, 'TypedDict, total=False', about, free);
  const base = `_${name}Required`;
  return `${dictClass(base, 'TypedDict', '', needed)}\n\n${dictClass(name, `${base}, total=False`, about, free)}`;
}

function dictClass(name, bases, about, fields) {
  const odd = fields.filter(({ field }) => !isName(field));
  if (odd.length === 0) return `class ${name}(${bases}):\n${about}${fields.map(fieldLines).join('')}`;
  // A field that is no name in Python cannot stand in a class.
  const isFree = bases.includes('total=False');
  const parts = [`_${name}Odd`, ...bases.split(', ').filter((base) => base !== 'TypedDict')];
  const rows = odd.map(({ field, type }) => `    ${JSON.stringify(field)}: ${JSON.stringify(type)},\n`).join('');
  const rest = fields.filter(({ field }) => isName(field));
  const body = about + rest.map(fieldLines).join('') || '    pass\n';
  return `_${name}Odd = TypedDict(\n    "_${name}Odd",\n    {\n${rows.replaceAll(/^/gm, '    ').trimEnd()}\n    },\n${isFree ? '    total=False,\n' : ''})\n\n
class ${name}(${parts.join(', ')}):\n${body}`;
}

function fieldLines({ field, about, type }) {
  return `    ${field}: ${type}\n${docstring(about.description, '    ')}`;
}

/** A comment that editors show with the name above it. */
export function docstring(text, indent) {
  if (!text) return '';
  const lines = text.replaceAll('\\', '\\\\').replaceAll('"""', "'''").split('\n');
  const end = lines.at(-1).endsWith('"') ? ' ' : '';
  return `${lines.map((line, n) => (n === 0 ? `${indent}"""${line}` : line === '' ? '' : indent + line)).join('\n')}${end}"""\n`;
}

const literal = (values) => {
  const named = values.filter((value) => value !== null);
  const type = `Literal[${named.map((value) => (typeof value === 'boolean' ? (value ? 'True' : 'False') : JSON.stringify(value))).join(', ')}]`;
  return named.length < values.length ? `Optional[${type}]` : type;
};

function union(types) {
  const each = [...new Set(types)];
  if (each.includes('Any')) return 'Any';
  const others = each.filter((type) => type !== 'None');
  const whole = others.length > 1 ? `Union[${others.join(', ')}]` : (others[0] ?? 'None');
  return others.length < each.length && others.length > 0 ? `Optional[${whole}]` : whole;
}

/** An alias, with the names in it as strings. */
function quoted(type) {
  const known = new Set([
    'Any',
    'Dict',
    'List',
    'Literal',
    'Optional',
    'Union',
    'None',
    'True',
    'False',
    'str',
    'int',
    'float',
    'bool',
  ]);
  return type.replaceAll(/"[^"]*"|\b[A-Za-z_]\w*\b/g, (word) => {
    return word.startsWith('"') || known.has(word) ? word : JSON.stringify(word);
  });
}
