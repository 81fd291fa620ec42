import { Ajv2020 } from 'ajv/dist/2020';
import formats from 'ajv-formats';
import { isJsonSchema, type ToolDefinition } from './tool-definition';
import { MalformedToolError } from './malformed-tool.error';

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
