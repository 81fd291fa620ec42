import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';

/** One request and what was answered, as a caller saw both. */
export interface Exchange {
  method: string;
  path: string;
  status: number;
  contentType: string | null;
  /** Undefined where it was not read. */
  body: unknown;
}

/** The parts of a description that are looked at. */
export interface Description {
  paths: Record<string, Record<string, Operation | undefined>>;
  webhooks: Record<string, Record<string, Operation | undefined>>;
  components: { schemas: Record<string, DescribedSchema> };
}
/** Its composition; the rest is left to the validator. */
interface DescribedSchema {
  allOf?: Array<{ $ref?: string }>;
}
export interface Operation {
  operationId: string;
  tags?: string[];
  security?: Array<Record<string, string[]>>;
  parameters?: Array<
    { name: string; in: string; required?: boolean; schema: unknown; example?: unknown } | { $ref: string }
  >;
  requestBody?: { content: Record<string, { schema: unknown; example?: unknown } | undefined> };
  responses: Record<string, { content?: Record<string, { schema?: unknown } | undefined> } | undefined>;
}

interface Route {
  template: string;
  pattern: RegExp;
}

/** The api's own description, which every answer that a test receives is held against. */
export class PublishedDescription {
  private loading: Promise<Description> | undefined;
  private routes: Route[] = [];
  private readonly ajv = new Ajv2020({ strict: false, validateSchema: false, validateFormats: false, allErrors: true });
  private readonly compiled = new Map<string, ValidateFunction>();

  constructor(private readonly baseUrl: string) {}

  /** As published; fetched once. */
  async document(): Promise<Description> {
    this.loading ??= this.load();
    return await this.loading;
  }

  /** Throws with what differs where the answer is not one that its operation describes. */
  async assertDescribed(exchange: Exchange): Promise<void> {
    const document = await this.document();
    const { method, path, status } = exchange;
    const name = `${method} ${path} ${status}`;
    const { pathname } = new URL(path, this.baseUrl);
    const template = this.routes.find(({ pattern }) => pattern.test(pathname))?.template;
    // What is answered to a GET is answered to a HEAD, without its body.
    const verb = method === 'HEAD' ? 'get' : method.toLowerCase();
    const operation = template === undefined ? undefined : document.paths[template]?.[verb];
    if (template === undefined || !operation) {
      // What is not described at all answers nothing but refusals, and pages and probes beside the api.
      if (status >= 400 && isRead(exchange))
        await this.assertValid(name, ['components', 'schemas', 'Error'], exchange.body);
      return;
    }
    const described = operation.responses[String(status)];
    if (!described) throw new Error(`${name} is not described: ${JSON.stringify(exchange.body)}`);
    if (!described.content) {
      if (exchange.body) throw new Error(`${name} has a body that is not described`);
      return;
    }
    const type = exchange.contentType?.split(';')[0] ?? '';
    const media = described.content[type];
    if (!media)
      throw new Error(`${name} is of type ${type}; described is ${Object.keys(described.content).join(', ')}`);
    if (!isRead(exchange) || media.schema === undefined) return;
    const at = ['paths', template, verb, 'responses', String(status), 'content', type, 'schema'];
    await this.assertValid(name, at, exchange.body);
  }

  /** What of the value is not as the schema at a place of the document says; null where all is. */
  async faultOf(place: string[], value: unknown): Promise<string | null> {
    await this.document();
    const pointer = `#/${place.map(pointerPart).join('/')}`;
    const validate = this.compiled.get(pointer) ?? this.ajv.compile({ $ref: `api${pointer}` });
    this.compiled.set(pointer, validate);
    return validate(value) ? null : this.ajv.errorsText(validate.errors);
  }

  private async assertValid(name: string, place: string[], body: unknown): Promise<void> {
    const fault = await this.faultOf(place, body);
    if (fault !== null) throw new Error(`${name} is not as described: ${fault}\n${JSON.stringify(body)}`);
  }

  private async load(): Promise<Description> {
    const document = (await (await fetch(new URL('/openapi.json', this.baseUrl))).json()) as Description;
    this.routes = Object.keys(document.paths)
      .sort((a, b) => openParts(a) - openParts(b))
      .map((template) => ({ template, pattern: patternOf(template) }));
    this.ajv.addSchema(closed(document, sharedSchemas(document)) as object, 'api');
    return document;
  }
}

const openParts = (template: string): number => template.split('{').length;

function patternOf(template: string): RegExp {
  const parts = template.split(/\{[^}]+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^/]+')}$`);
}

/** As a part of a JSON pointer inside an address. */
function pointerPart(key: string): string {
  return encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));
}

function isRead({ contentType, body }: Exchange): boolean {
  return body !== undefined && (contentType?.includes('json') ?? false);
}

/** Schemas that others are made of. They stay open, since each sees its own fields alone. */
function sharedSchemas({ components: { schemas } }: Description): Set<unknown> {
  const parts = Object.values(schemas).flatMap(({ allOf }) => allOf ?? []);
  return new Set(parts.map(({ $ref }) => schemas[$ref?.split('/').at(-1) ?? '']));
}

/** Callers must be ready for fields that are new; the description itself must name each, so for tests the list is closed. */
function closed(value: unknown, open: Set<unknown>): unknown {
  if (Array.isArray(value)) return value.map((entry) => closed(entry, open));
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, closed(entry, open)]));
  const lists = inner['type'] === 'object' && 'properties' in inner && !('additionalProperties' in inner);
  return lists && !open.has(value) ? { ...inner, unevaluatedProperties: false } : inner;
}
