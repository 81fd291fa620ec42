import type { ApiPropertyOptions } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import { LONGEST_MUSIC_PROMPT, musicFault } from '@app/videos';

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
            { type: 'string', minLength: 1, maxLength: LONGEST_MUSIC_PROMPT },
          ],
        },
      },
    },
  ],
  default: true,
  description:
    'false for none, true for the style\'s bed, `{generate: true}` or `{generate: "<kind of music>"}` for music made for the video',
};

/** Refuses everything but a `MusicChoice`. */
export function IsMusic(): PropertyDecorator {
  return ValidateBy({
    name: 'isMusic',
    validator: {
      validate: (value: unknown) => musicFault(value) === null,
      defaultMessage: (given) => musicFault(given?.value) ?? '',
    },
  });
}
