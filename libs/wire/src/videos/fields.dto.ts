import { ApiExtraModels, ApiPropertyOptional, getSchemaPath } from '@nestjs/swagger';
import { DECLARED_KINDS, DECLARED_ROLES, type DeclaredKind, type FieldMeaning } from '@app/facts';
import { IsFields } from './is-fields.decorator';

// This class describes; declarations are checked by the library that reads by them (`IsFields`).

/** What one field of a payload means. */
export class FieldMeaningDto implements FieldMeaning {
  @ApiPropertyOptional({ type: String, maxLength: 120, description: 'What it is called', example: 'Energy drawn' })
  label?: string;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'string', maxLength: 120 },
    description: 'What it is called in the languages of videos, by their codes',
    example: { de: 'Strombezug' },
  })
  labels?: FieldMeaning['labels'];

  @ApiPropertyOptional({
    type: String,
    maxLength: 120,
    description: 'As people write it (`kWh/100 km`, `%`, `Mio. t`) or by its CLDR name (`kilowatt-hour`)',
    example: 'kWh',
  })
  unit?: string;

  @ApiPropertyOptional({ type: String, description: 'ISO 4217 code of an amount of money', example: 'EUR' })
  currency?: string;

  @ApiPropertyOptional({
    type: String,
    enum: DECLARED_ROLES,
    description:
      'The part it plays. `previous`, `target`, `limit`, `benchmark` and `record` are compared with the figure in `of`; `id` is never told',
  })
  role?: FieldMeaning['role'];

  @ApiPropertyOptional({
    type: String,
    maxLength: 120,
    description: 'Key of the figure that a previous value, a target, a limit or a part belongs to',
    example: 'revenue',
  })
  of?: string;

  @ApiPropertyOptional({ type: String, maxLength: 120, description: 'The period it is of', example: 'last year' })
  period?: string;

  @ApiPropertyOptional({ type: String, enum: ['up', 'down'], description: 'Which way is good' })
  better?: 'up' | 'down';

  @ApiPropertyOptional({
    type: String,
    enum: DECLARED_KINDS,
    description: 'What it is. Of a `fraction`, 0.12 is 12 percent',
  })
  kind?: DeclaredKind;

  @ApiPropertyOptional({ type: Boolean, description: 'False: read, and never told', example: false })
  say?: boolean;
}

const FIELDS = {
  type: 'object',
  additionalProperties: { $ref: getSchemaPath(FieldMeaningDto) },
  example: {
    apyPct: { unit: '%', better: 'up' as const },
    'rows[].pe': { label: 'Participants', kind: 'count' as const },
  },
} as const;

/** Declares `fields` of a request body: checked as declarations, described as a map of `FieldMeaningDto`. */
export function FieldsProperty({ description, nullable = false }: { description: string; nullable?: boolean }) {
  return (target: object, property: string): void => {
    ApiExtraModels(FieldMeaningDto)(target.constructor);
    ApiPropertyOptional({ ...FIELDS, description, ...(nullable ? { nullable } : {}) })(target, property);
    IsFields()(target, property);
  };
}
