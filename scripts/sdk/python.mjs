// The generated half of clients/python: the types of the description, and a method for every operation that a key may call.
import { ABOUT, docstring, isName, pascal, PythonTypes } from './python-schema.mjs';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
/** What every method takes by itself. */
const OWN_HEADERS = new Set(['Idempotency-Key', 'X-CSRF-Token', 'Last-Event-ID', 'Factreel-Version']);

/** Files below `clients/python/src/factreel`, by name. */
export function pythonFiles(description) {
  const types = new PythonTypes(description);
  const operations = pythonOperations(description).map((operation) => new Method(operation, types));
  return { 'operations.py': moduleOf(operations, versionOf(description)), 'schema.py': types.module() };
}

/** Operations that a key may call and that answer at once, as their method is named and called. */
export function pythonOperations(description) {
  return Object.entries(description.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const ways = operation.security ?? description.security ?? [];
      const answers = answersOf(operation);
      if (!ways.some((way) => 'apiKey' in way) || answers.length === 0) return [];
      const parameters = (operation.parameters ?? []).map((given) =>
        given.$ref ? description.components.parameters[given.$ref.split('/').at(-1)] : given,
      );
      return [{ ...operation, path, method, parameters, answers }];
    }),
  );
}

/** Schemas of success; what only streams, or is a page to look at, has none. */
function answersOf({ responses }) {
  const isStream = Object.values(responses).some(({ content = {} }) => {
    return 'text/event-stream' in content && !('application/json' in content);
  });
  if (isStream) return [];
  return Object.entries(responses).flatMap(([status, { content = {} }]) => {
    if (!status.startsWith('2') || status === '206') return [];
    if (status === '204') return [{ kind: 'json', schema: { type: 'null' } }];
    if (content['application/json']) return [{ kind: 'json', schema: content['application/json'].schema ?? {} }];
    const [type] = Object.keys(content);
    if (!type || type === 'text/html') return [];
    return [{ kind: /^text\/|subrip/.test(type) ? 'str' : 'bytes', schema: {} }];
  });
}

export const snake = (name) =>
  name.replaceAll(/(?<=[a-z0-9])([A-Z])/g, (letter) => `_${letter.toLowerCase()}`).toLowerCase();

/** An operation as a method of the clients. */
class Method {
  constructor(operation, types) {
    this.operation = operation;
    this.name = snake(operation.operationId);
    const hint = pascal(operation.operationId);
    const { parameters, requestBody } = operation;
    this.path = parameters
      .filter((parameter) => parameter.in === 'path')
      .map(({ name, schema }) => ({ name, argument: argumentOf(snake(name)), type: types.typeOf(schema, hint) }));
    this.query = parameters
      .filter((parameter) => parameter.in === 'query')
      .map(({ name, schema, required }) => ({
        name,
        argument: argumentOf(name),
        type: types.typeOf(schema, `${hint}${pascal(name)}`),
        required: required === true,
      }));
    const unknown = parameters.filter(({ in: where, name }) => where === 'header' && !OWN_HEADERS.has(name));
    if (unknown.length > 0) throw new Error(`${operation.operationId} takes a header that no method knows`);
    const form = requestBody?.content['multipart/form-data']?.schema;
    const json = requestBody?.content['application/json']?.schema;
    this.form = form ? formFields(types, form, hint) : null;
    this.body = !form && json ? types.typeOf(json, `${hint}Body`) : null;
    this.kind = operation.answers[0].kind;
    this.answer =
      this.kind === 'json'
        ? unionOf(operation.answers.map(({ schema }) => types.typeOf(schema, `${hint}Answer`)))
        : this.kind;
    const [first] = operation.answers;
    const page = types.fieldsOf(first.schema).properties;
    /** The type of what a list has, where it comes in pages. */
    this.item =
      page.nextCursor && page.data && this.query.some(({ name }) => name === 'cursor')
        ? types.typeOf(page.data.items, `${hint}Item`)
        : null;
  }

  text(isAsync) {
    const pages = isAsync ? 'AsyncPages' : 'Pages';
    const answer = this.item ? `${pages}[${this.item}, ${this.answer}]` : this.answer;
    const begin = isAsync && !this.item ? 'async def' : 'def';
    const signature = [`self`, ...this.parameters()].join(', ');
    const { method, path, summary = '' } = this.operation;
    const about = docstring(`${summary} (\`${method.toUpperCase()} ${path}\`).`, '        ');
    return `    ${begin} ${this.name}(${signature}) -> ${answer}:\n${about}${this.item ? this.pagesBody(isAsync) : this.callBody(isAsync)}`;
  }

  parameters() {
    const named = [
      ...(this.form?.others.map(optional) ?? []),
      ...this.query.map((each) => (each.required ? `${each.argument}: ${each.type}` : optional(each))),
      ...(this.operation.method === 'post' ? ['idempotency_key: Optional[str] = None'] : []),
      'timeout: Optional[float] = None',
    ];
    return [
      ...this.path.map(({ argument, type }) => `${argument}: ${type}`),
      ...(this.form?.files.map((each) => (each.required ? `${each.argument}: File` : optional(each))) ?? []),
      ...(this.body ? [`body: ${this.body}`] : []),
      '*',
      ...named,
    ];
  }

  callBody(isAsync) {
    const call = this.call(
      isAsync,
      this.query.map(({ name, argument }) => `${JSON.stringify(name)}: ${argument}`),
    );
    if (this.answer === 'None') return `        ${call}\n`;
    return `        answer: ${this.answer} = ${call}\n        return answer\n`;
  }

  pagesBody(isAsync) {
    const query = this.query.map(({ name, argument }) => {
      return `${JSON.stringify(name)}: ${name === 'cursor' ? 'at' : argument}`;
    });
    return `        ${isAsync ? 'async ' : ''}def read(at: Optional[str]) -> ${this.answer}:
            answer: ${this.answer} = ${this.call(isAsync, query)}
            return answer

        return ${isAsync ? 'AsyncPages' : 'Pages'}(read, cursor)
`;
  }

  call(isAsync, query) {
    const { method, path } = this.operation;
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) => {
      return `{_part(${this.path.find((each) => each.name === name).argument})}`;
    });
    const words = [
      JSON.stringify(method.toUpperCase()),
      `${filled === path ? '' : 'f'}${JSON.stringify(filled)}`,
      ...(query.length > 0 ? [`query={${query.join(', ')}}`] : []),
      ...(this.body ? ['body=body'] : []),
      ...(this.form
        ? [`fields={${this.form.others.map(pair).join(', ')}}`, `files={${this.form.files.map(pair).join(', ')}}`]
        : []),
      ...(method === 'post' ? ['idempotency_key=idempotency_key'] : []),
      'timeout=timeout',
      ...(this.kind === 'json' ? [] : [`answers=${JSON.stringify(this.kind)}`]),
    ];
    return `${isAsync ? 'await ' : ''}self._call(${words.join(', ')})`;
  }
}

const optional = ({ argument, type }) =>
  `${argument}: ${/^Optional|^Any$/.test(type) ? type : `Optional[${type}]`} = None`;
const pair = ({ name, argument }) => `${JSON.stringify(name)}: ${argument}`;
const argumentOf = (name) => (isName(name) ? name : `${name}_`);
const unionOf = (types) => {
  const each = [...new Set(types)];
  return each.length > 1 ? `Union[${each.join(', ')}]` : each[0];
};

function formFields(types, schema, hint) {
  const { properties, required } = types.fieldsOf(schema);
  const all = Object.entries(properties).map(([name, field]) => ({
    name,
    argument: argumentOf(name),
    type: field.format === 'binary' ? 'File' : types.typeOf(field, `${hint}${pascal(name)}`),
    required: required.has(name),
  }));
  return {
    files: all.filter(({ type }) => type === 'File'),
    others: all.filter(({ type }) => type !== 'File'),
  };
}

/** The version of the API that a description is of: the newest that it names. */
function versionOf({ components }) {
  const versions = components.parameters?.['Factreel-Version']?.schema?.enum ?? [];
  const newest = versions.toSorted().at(-1);
  if (newest === undefined) throw new Error('the description names no version');
  return newest;
}

function moduleOf(methods, version) {
  const classes = [false, true].map((isAsync) => {
    const name = isAsync ? 'AsyncOperations' : 'Operations';
    return `class ${name}:
    ${isAsync ? 'async ' : ''}def _call(
        self,
        method: str,
        path: str,
        *,
        query: Optional[Mapping[str, Any]] = None,
        body: Any = None,
        fields: Optional[Mapping[str, Optional[str]]] = None,
        files: Optional[Mapping[str, Optional[File]]] = None,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        answers: str = "json",
    ) -> Any:
        raise NotImplementedError

${methods.map((method) => method.text(isAsync)).join('\n')}`;
  });
  const texts = methods.flatMap((method) => [...method.parameters(), method.answer, method.item ?? '']).join('\n');
  const typing = new Set('Any Dict File List Literal Mapping None Optional Union'.split(' '));
  const used = new Set([...texts.matchAll(/(?<![."\w])[A-Z]\w*/g)].map(([name]) => name));
  const names = [...used].filter((name) => !typing.has(name)).sort();
  const words = [
    'Any',
    'Mapping',
    'Optional',
    ...['Dict', 'List', 'Literal', 'Union'].filter((name) => used.has(name)),
  ];
  return `${ABOUT}"""Every operation that a key may call, named as the reference names it."""

from __future__ import annotations

import urllib.parse
from typing import ${words.sort().join(', ')}

from .forms import File
from .pages import AsyncPages, Pages
from .schema import (
${names.map((name) => `    ${name},\n`).join('')})

#: The version of the API that this client speaks, whatever version its key keeps.
API_VERSION = ${JSON.stringify(version)}


${classes.join('\n\n')}

def _part(value: Any) -> str:
    return urllib.parse.quote(str(value), safe="")
`;
}
