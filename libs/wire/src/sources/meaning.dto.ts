import { ApiProperty } from '@nestjs/swagger';
import { DECLARED_ROLES, type FactMeaning } from '@app/facts';

const COMPARED = ['benchmark', 'previous', 'target', 'limit', 'record'] as const;
const SURE = ['declared', 'stated', 'inferred', 'unknown'] as const;

/** What the payload sets beside a fact. */
export class ComparedWithDto {
  @ApiProperty({ type: String, example: 'previousApyPct' })
  key!: string;

  @ApiProperty({ type: String, enum: COMPARED })
  as!: (typeof COMPARED)[number];
}

/** How one fact was read, by which rule, and how sure that is. */
export class FactMeaningDto implements FactMeaning {
  @ApiProperty({ type: String, example: 'rows/0/apyPct' })
  key!: string;

  @ApiProperty({
    type: String,
    description: 'Names it in `fields`, with its likes in other rows',
    example: 'rows[].apyPct',
  })
  pattern!: string;

  @ApiProperty({ type: String, example: 'Yield' })
  label!: string;

  @ApiProperty({ type: String, description: 'Kind, value and unit in a few words', example: 'percent 6.84' })
  reading!: string;

  @ApiProperty({ type: String, description: 'Id of the rule that decided', example: 'unit-in-name' })
  rule!: string;

  @ApiProperty({
    type: String,
    enum: SURE,
    description:
      '`declared` in fields, `stated` by the data, `inferred` from what stands around it; `unknown`: more than one reading is possible and nothing decides. Declare it in `fields` then',
  })
  sure!: FactMeaning['sure'];

  @ApiProperty({ type: [String], description: 'What the reading goes by', example: ['"Pct" in the key'] })
  evidence!: string[];

  @ApiProperty({ type: [String], description: 'What else it could have been', example: [] })
  others!: string[];

  @ApiProperty({ type: String, enum: DECLARED_ROLES, description: 'The part it plays beside other facts' })
  role!: FactMeaning['role'];

  @ApiProperty({ type: String, nullable: true, description: 'CLDR name of its unit', example: 'percent' })
  unit!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'ISO 4217', example: null })
  currency!: string | null;

  @ApiProperty({ type: [ComparedWithDto], description: 'What the data set beside it' })
  comparedWith!: ComparedWithDto[];
}
