import { Injectable } from '@nestjs/common';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020';
import formats from 'ajv-formats';
import type { JsonSchema } from '@factreel/tool-sdk';
import { BadRequestError, type ErrorDetail } from '@app/platform/errors';
import { checkFields } from '@app/wire/checks';
import { isJsonSchema, type ToolDefinition, MalformedToolError } from './tool-definition';
import { closed } from './tool-schemas';

/** Checks what a tool is called with, by its class or its schema; every bad field is told in one answer. */
@Injectable()
export class InputCheck {
  private readonly ajv = formats(new Ajv2020({ allErrors: true, strict: false, useDefaults: true }));

  /** Throws `MalformedToolError` for a schema that is none. */
  of({ input, file }: Pick<ToolDefinition, 'input' | 'file'>): (input: unknown) => Promise<object> {
    if (!isJsonSchema(input)) return async (given) => await checkFields(input, bodyOf(given));
    const validate = this.compile(input, file);
    return async (given) => {
      // Defaults are written into the copy, never into the caller's object.
      const body = structuredClone(bodyOf(given));
      if (!validate(body)) throw new BadRequestError((validate.errors ?? []).map(toDetail));
      return body;
    };
  }

  private compile(schema: JsonSchema, file: string) {
    try {
      return this.ajv.compile(closed(schema));
    } catch (error) {
      throw new MalformedToolError(file, `has an input schema that is none: ${(error as Error).message}`);
    }
  }
}

function bodyOf(given: unknown): object {
  if (given === undefined || given === null) return {};
  if (typeof given === 'object' && !Array.isArray(given)) return given;
  throw new BadRequestError([{ path: 'body', message: 'must be a JSON object' }]);
}

/** A fault in the words of our own checks. */
function toDetail({ instancePath, keyword, params, message }: ErrorObject): ErrorDetail {
  const at = instancePath.split('/').slice(1).map(unescaped);
  if (keyword === 'required') return { path: [...at, params['missingProperty']].join('.'), message: 'is missing' };
  if (keyword === 'additionalProperties') {
    const path = [...at, params['additionalProperty']].join('.');
    return { path, message: 'is not a field of this request' };
  }
  return { path: at.join('.') || 'body', message: message ?? 'is not right' };
}

function unescaped(token: string): string {
  return token.replaceAll('~1', '/').replaceAll('~0', '~');
}
