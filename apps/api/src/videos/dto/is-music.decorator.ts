import type { ApiPropertyOptions } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';

/** No music, the style's bed, or music made for the film (CONTRACT.md 4). */
export type MusicChoice = boolean | { generate: true | string };

const MAX_PROMPT = 500;

/** How the choice is described. */
export const MUSIC_SCHEMA: ApiPropertyOptions = {
  oneOf: [
    { type: 'boolean' },
    {
      type: 'object',
      additionalProperties: false,
      required: ['generate'],
      properties: {
        generate: {
          oneOf: [
            { type: 'boolean', enum: [true] },
            { type: 'string', minLength: 1, maxLength: MAX_PROMPT },
          ],
        },
      },
    },
  ],
  default: true,
  description:
    'false for none, true for the style\'s bed, `{generate: true}` or `{generate: "<kind of music>"}` for music made for the film',
};

/** Refuses everything but a `MusicChoice`. */
export function IsMusic(): PropertyDecorator {
  return ValidateBy({
    name: 'isMusic',
    validator: {
      validate: isMusic,
      defaultMessage: () =>
        `must be a boolean or {generate: true or text of 1 to ${MAX_PROMPT} characters without control characters}`,
    },
  });
}

function isMusic(value: unknown): value is MusicChoice {
  if (typeof value === 'boolean') return true;
  if (typeof value !== 'object' || value === null || Object.keys(value).join() !== 'generate') return false;
  const { generate } = value as { generate: unknown };
  if (generate === true) return true;
  return (
    typeof generate === 'string' && generate.trim() !== '' && generate.length <= MAX_PROMPT && !/\p{Cc}/u.test(generate)
  );
}
