import type { OpenAPIObject } from '@nestjs/swagger';
import { htmlText } from '../watch/video-element';
import type { DocsPage, DocsSection } from './document-pages';
import { codeBlock, drawMarkdown, drawSamples } from './markdown';
import type { Operation, Parameter, Schema } from './operation';
import { samplesOf } from './samples';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
/** Fields within fields are shown as deep as a reader follows them. */
const DEEPEST = 3;
const REFERENCE = '/docs/reference';

/** The reference: a page for each tag of the description, drawn from it alone. */
export function referencePages(document: OpenAPIObject): { pages: DocsPage[]; section: DocsSection } {
  const schemas = (document.components?.schemas ?? {}) as Record<string, Schema>;
  const parameters = (document.components?.parameters ?? {}) as unknown as Record<string, Parameter>;
  const operations = operationsOf(document);
  const tags = (document.tags ?? []).filter(({ name }) => operations.some((operation) => isOf(operation, name)));
  const baseUrl = document.servers?.[0]?.url ?? '';
  const pages = tags.map(({ name, description = '' }): DocsPage => {
    const own = operations.filter((operation) => isOf(operation, name));
    const drawn = own.map((operation) => new OperationView(operation, { schemas, parameters, baseUrl }).draw());
    const headings = own.map(({ operationId, summary = '', method, path, description: about = '' }) => {
      return { level: 2, title: summary, anchor: operationId, text: `${method.toUpperCase()} ${path} ${about}` };
    });
    const title = { level: 1, title: name, anchor: '', text: description };
    const html = `<h1>${htmlText(name)}</h1><p>${htmlText(description)}.</p>${drawn.join('')}`;
    return { path: `${REFERENCE}/${slugOf(name)}`, title: name, html, headings: [title, ...headings] };
  });
  const rows = pages.flatMap(({ path, headings }) =>
    headings.slice(1).map(({ anchor, title, text }) => {
      const route = text.split(' ', 2).join(' ');
      return `<tr><td><a href="${path}#${anchor}"><code>${htmlText(route)}</code></a></td><td>${htmlText(title)}</td></tr>`;
    }),
  );
  const about = drawMarkdown(document.info.description ?? '', () => null).html;
  const index: DocsPage = {
    path: REFERENCE,
    title: 'Reference',
    html: `<h1>Reference</h1>${about}<p>For programs: <a href="/openapi.json">openapi.json</a>, <a href="/docs-yaml">YAML</a>.</p>
<div class="wide" tabindex="0"><table><thead><tr><th>Route</th><th>What it does</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`,
    headings: [{ level: 1, title: 'Reference', anchor: '', text: 'Every route' }],
  };
  const listed = pages.map(({ path, title }) => ({ path, title }));
  return {
    pages: [index, ...pages],
    section: { title: 'Reference', pages: [{ path: REFERENCE, title: 'All routes' }, ...listed] },
  };
}

function operationsOf(document: OpenAPIObject): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = (item as Record<string, unknown>)[method];
      return operation === undefined ? [] : [{ ...(operation as Operation), method, path }];
    }),
  );
}

const isOf = ({ tags = [] }: Operation, tag: string): boolean => tags[0] === tag;

function slugOf(tag: string): string {
  return tag.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

/** One operation, drawn. */
class OperationView {
  constructor(
    private readonly operation: Operation,
    private readonly description: {
      schemas: Record<string, Schema>;
      parameters: Record<string, Parameter>;
      baseUrl: string;
    },
  ) {}

  draw(): string {
    const { operationId, method, path, summary = '', description = '' } = this.operation;
    const about = drawMarkdown(description, () => null).html;
    return `<section class="operation"><h2 id="${operationId}">${htmlText(summary)}</h2>
<p class="route"><span class="method ${method}">${method.toUpperCase()}</span> <code>${htmlText(path)}</code></p>
${about}${this.scopes()}${this.parameters()}${this.body()}${this.samples()}${this.answers()}</section>`;
  }

  private scopes(): string {
    const scopes = this.operation['x-scopes'] ?? [];
    if (scopes.length === 0) return '';
    const names = scopes.map((scope) => `<code>${htmlText(scope)}</code>`).join(', ');
    return `<p class="small">A key needs the scope ${names}.</p>`;
  }

  private parameters(): string {
    const rows = (this.operation.parameters ?? []).map((given) => {
      const { name, in: where, required, description, schema = {} } = this.resolved(given);
      return fieldRow(
        `${name} <small>${where}</small>`,
        typeOf(schema),
        required === true,
        description ?? schema.description,
      );
    });
    return table('Parameters', rows);
  }

  private body(): string {
    const [content] = Object.values(this.operation.requestBody?.content ?? {});
    return content?.schema ? table('Body', this.rows(content.schema)) : '';
  }

  private samples(): string {
    const { baseUrl } = this.description;
    const given = {
      ...this.operation,
      parameters: (this.operation.parameters ?? []).map((each) => this.resolved(each)),
    };
    return `<h3>Sample</h3>${drawSamples(samplesOf(given, baseUrl))}`;
  }

  private answers(): string {
    const answers = Object.entries(this.operation.responses ?? {}).map(
      ([status, { description = '', content = {} }]) => {
        const [{ schema = {}, example } = {}] = Object.values(content);
        const shown = status.startsWith('2') ? this.rows(schema) : [];
        const sample =
          status.startsWith('2') && example !== undefined ? codeBlock(JSON.stringify(example, null, 2), 'json') : '';
        const told = drawMarkdown(description, () => null).html.replace(/^<p>|<\/p>$/g, '');
        if (shown.length === 0 && sample === '') return `<p><code>${status}</code> ${told}</p>`;
        return `<details><summary><code>${status}</code> ${told}</summary>${table('', shown)}${sample}</details>`;
      },
    );
    return `<h3>Answers</h3>${answers.join('')}`;
  }

  /** A row for each field; what is below a field stands under it, named by its path. */
  private rows(schema: Schema, prefix = '', depth = 1): string[] {
    const { properties, required } = this.fieldsOf(schema);
    return Object.entries(properties).flatMap(([name, field]) => {
      const path = `${prefix}${name}`;
      const row = fieldRow(path, this.typeName(field), required.has(name), field.description);
      if (depth === DEEPEST) return [row];
      const { items } = field;
      const below = items ? this.rows(items, `${path}[].`, depth + 1) : this.rows(field, `${path}.`, depth + 1);
      return [row, ...below];
    });
  }

  /** Fields of a schema and of all that it is made of; of alternatives, the first. */
  private fieldsOf(schema: Schema): { properties: Record<string, Schema>; required: ReadonlySet<string> } {
    const known = this.named(schema);
    const [first] = known.anyOf ?? known.oneOf ?? [];
    const parts = [...(known.allOf ?? []), ...(first ? [first] : [])].map((part) => this.fieldsOf(part));
    return {
      properties: Object.assign({}, ...parts.map(({ properties }) => properties), known.properties) as Record<
        string,
        Schema
      >,
      required: new Set([...parts.flatMap(({ required }) => [...required]), ...(known.required ?? [])]),
    };
  }

  private typeName(schema: Schema): string {
    const name = schema.$ref?.split('/').at(-1);
    return name === undefined ? typeOf(schema) : typeOf(this.named(schema)) || name;
  }

  private named(schema: Schema): Schema {
    const name = schema.$ref?.split('/').at(-1);
    return name === undefined ? schema : (this.description.schemas[name] ?? {});
  }

  private resolved(parameter: Parameter): Parameter {
    const name = parameter.$ref?.split('/').at(-1);
    return name === undefined ? parameter : (this.description.parameters[name] ?? parameter);
  }
}

function table(title: string, rows: string[]): string {
  if (rows.length === 0) return '';
  return `${title && `<h3>${title}</h3>`}<div class="wide" tabindex="0"><table class="fields"><thead><tr><th>Field</th><th>Type</th><th>What it is</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function fieldRow(name: string, type: string, isNeeded: boolean, description = ''): string {
  const needed = isNeeded ? ' <em>required</em>' : '';
  const about = drawMarkdown(description, () => null).html.replaceAll(/<\/?p>/g, '');
  return `<tr><td><code>${name}</code>${needed}</td><td>${htmlText(type)}</td><td>${about}</td></tr>`;
}

/** A type with its bounds, in words. */
function typeOf(schema: Schema): string {
  const { type, format, enum: values, items, minimum, maximum, maxLength, default: preset } = schema;
  const kinds = (Array.isArray(type) ? type : [type ?? '']).join(' or ');
  const kind = items ? `array of ${typeOf(items) || 'objects'}` : kinds;
  const bounds = [
    format,
    values && values.length <= 12 && values.map(String).join(' | '),
    minimum !== undefined && `from ${minimum}`,
    maximum !== undefined && `to ${maximum}`,
    maxLength !== undefined && `at most ${maxLength} characters`,
    preset !== undefined && `default ${JSON.stringify(preset)}`,
  ];
  return [kind, ...bounds].filter(Boolean).join(', ');
}
