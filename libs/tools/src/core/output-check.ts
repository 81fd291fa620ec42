import formats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020';
import { isJsonSchema, type ToolDefinition, MalformedToolError } from './tool-definition';

/** Most that an answer takes as JSON, in letters: plans bring pictures along. */
const LONGEST = 8 * 1024 * 1024;

/**
 * A tool's answer as JSON alone, so that what cannot be sent is the call's failure, before it is paid, and nothing that the
 * tool still holds can change it. Throws `TypeError` for what is no JSON object, `RangeError` for one of over 8 MB.
 */
export function plainAnswer(result: unknown): object {
  const text = JSON.stringify(result) as string | undefined;
  if (text === undefined || !text.startsWith('{')) throw new TypeError('the answer is no object');
  if (text.length > LONGEST) throw new RangeError(`the answer has ${text.length} letters; ${LONGEST} are allowed`);
  return JSON.parse(text) as object;
}

/**
 * Holds answers against the schemas that they were published under: agents' clients refuse what differs. Classes are
 * checked by the compiler instead.
 */
export class OutputCheck {
  private readonly ajv = formats(new Ajv2020({ strict: false }));

  /** Throws `MalformedToolError` for a schema that is none. */
  of({ output, file }: Pick<ToolDefinition, 'output' | 'file'>): (answer: object) => void {
    if (!isJsonSchema(output)) return () => undefined;
    try {
      const validate = this.ajv.compile(output);
      return (answer) => {
        if (!validate(answer))
          throw new TypeError(`the answer is not as described: ${this.ajv.errorsText(validate.errors)}`);
      };
    } catch (error) {
      throw new MalformedToolError(file, `has an output schema that is none: ${(error as Error).message}`);
    }
  }
}
