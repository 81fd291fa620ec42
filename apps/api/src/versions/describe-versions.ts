import type { OpenAPIObject } from '@nestjs/swagger';
import { API_VERSIONS, CURRENT_VERSION } from '@app/versions';
import { operationsOf } from '../openapi/schema';
import { VERSION_HEADER } from './speak-versions';

const PARAMETER = {
  name: VERSION_HEADER,
  in: 'header' as const,
  required: false,
  description: `The version of the API that this request speaks. Without it the key's own counts: the version of its first call. One that there is
not answers 400. The changelog says what each changed and until when it works.`,
  schema: { type: 'string' as const, enum: [...API_VERSIONS], example: CURRENT_VERSION },
};
const HEADERS = {
  [VERSION_HEADER]: {
    description: 'The version of the API in which this is written',
    schema: { type: 'string' as const, enum: [...API_VERSIONS], example: CURRENT_VERSION },
  },
  Deprecation: {
    description: 'Of older versions alone: since when it is deprecated, in seconds since 1970 (RFC 9745)',
    schema: { type: 'string' as const, example: '@1795910400' },
  },
  Sunset: {
    description: 'Of older versions alone: until when it works (RFC 8594)',
    schema: { type: 'string' as const, example: 'Tue, 30 Nov 2027 00:00:00 GMT' },
  },
};
const UNKNOWN_VERSION = {
  description: `Bad arguments, or a \`${VERSION_HEADER}\` that there is not; \`details\` names each`,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorDto' } } },
};

/** Adds the header, what answers say of their version, and the refusal of an unknown one to every versioned route. */
export function describeVersions(document: OpenAPIObject): void {
  document.components = {
    ...document.components,
    parameters: { ...document.components?.parameters, [VERSION_HEADER]: PARAMETER },
  };
  for (const { path, operation } of operationsOf(document)) {
    if (!path.startsWith('/v1/')) continue;
    operation.parameters = [...(operation.parameters ?? []), { $ref: `#/components/parameters/${VERSION_HEADER}` }];
    operation.responses['400'] ??= UNKNOWN_VERSION;
    for (const response of Object.values(operation.responses)) {
      if (response && 'description' in response) response.headers = { ...response.headers, ...HEADERS };
    }
  }
}
