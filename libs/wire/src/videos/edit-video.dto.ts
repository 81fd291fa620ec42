import { ApiExtraModels, ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsDefined,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsObject,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { type Pacing, PACINGS } from '@app/design';
import { BadRequestError } from '@app/platform';
import type { EditRequest } from '@app/editing';
import { type Format, FORMATS, STYLE_NAMES, type StyleName } from '@app/picture';
import { BrandDto } from './brand.dto';
import { saidFields } from './said-fields';
import { SCRIPT_PROPERTY, ScriptDto, ScriptSceneDto } from './script.dto';

const BESIDE = 'Beside `script`:';

/** Body of `POST /v1/videos/{id}/edit`: exactly one of notes and script. */
@ApiExtraModels(ScriptDto, ScriptSceneDto)
export class EditVideoDto {
  @ApiPropertyOptional({
    type: String,
    maxLength: 2000,
    description:
      'What to change, in words: shorter, longer, 45 seconds, drop scene 3, drop the scene about X, add a scene about X, lead with X, focus on X, in tabloid style, in Spanish, more serious, faster, call it "…", a female voice, no music, other music, no captions, square. Several in one note. Every word must be understood: otherwise the answer is 422, names what was not, and nothing is changed or charged',
    example: 'Make it shorter, drop scene 3 and call it "Base rates"',
  })
  // Lines of a note are notes of their own, so they are not joined here.
  @IsString()
  @IsNotEmpty()
  @MaxLength(2000)
  @IsOptional()
  notes?: string;

  @ApiPropertyOptional({
    type: String,
    description:
      'A language by name or code to translate into, beside `notes`, or beside a `script` of the translation, as a draft in this language answers it. It costs what notes cost',
    example: 'Spanish',
  })
  @IsString()
  @IsNotEmpty()
  @MaxLength(60)
  @IsOptional()
  language?: string;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    description:
      'Beside `notes`: the moment of the video that they are about, in milliseconds. `this scene` in them is the scene that stands there; the edit keeps the moment',
    example: 4200,
  })
  @IsInt()
  @Min(0)
  @Max(600_000)
  @IsOptional()
  atMs?: number;

  @ApiPropertyOptional({
    type: Boolean,
    default: false,
    description:
      'Beside `notes`: do what is understood of them although something is not; what was left out stands in `check.warnings` as `note_not_understood`',
  })
  @IsBoolean()
  @IsOptional()
  partial?: boolean;

  @ApiPropertyOptional({
    ...SCRIPT_PROPERTY,
    description: 'The video scene by scene, exactly; free of charge in its language',
  })
  @IsOptional()
  script?: unknown;

  @ApiPropertyOptional({
    type: String,
    enum: STYLE_NAMES,
    description: `${BESIDE} as it is told now, in another style`,
  })
  @IsIn(STYLE_NAMES)
  @IsOptional()
  style?: StyleName;

  @ApiPropertyOptional({ type: String, enum: FORMATS, description: `${BESIDE} in another format` })
  @IsIn(FORMATS)
  @IsOptional()
  format?: Format;

  @ApiPropertyOptional({ type: Boolean, description: `${BESIDE} with captions or without` })
  @IsBoolean()
  @IsOptional()
  captions?: boolean;

  @ApiPropertyOptional({
    type: String,
    description: `${BESIDE} by another voice of GET /v1/voices that speaks its language`,
  })
  @IsString()
  @IsNotEmpty()
  @MaxLength(80)
  @IsOptional()
  voiceId?: string;

  @ApiPropertyOptional({ type: String, enum: PACINGS, description: `${BESIDE} told at another pace` })
  @IsIn(PACINGS)
  @IsOptional()
  pacing?: Pacing;

  @ApiPropertyOptional({ type: Boolean, description: `${BESIDE} with music or without` })
  @IsBoolean()
  @IsOptional()
  music?: boolean;

  @ApiPropertyOptional({
    type: BrandDto,
    description: `${BESIDE} in another brand, whole; \`{"pack": "default"}\` takes it off. A brand of its show or channel is a lock and stands in its place`,
  })
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => BrandDto)
  brand?: BrandDto;
}

const LOOKS = ['style', 'format', 'captions', 'voiceId'] as const;

/** Body of `POST /v1/videos/{id}/draft`. */
export class DraftEditDto extends PickType(EditVideoDto, [
  ...LOOKS,
  'script',
  'language',
  'pacing',
  'music',
  'brand',
]) {}

/** Body of `POST /v1/plans/{id}/draft`. */
export class DraftPlanDto extends PickType(EditVideoDto, LOOKS) {
  @ApiProperty({ ...SCRIPT_PROPERTY, description: 'The video scene by scene, exactly' })
  @IsDefined()
  script!: unknown;
}

/** Answer of `GET /v1/videos/{id}/suggestions`. */
export class SuggestionListDto {
  @ApiProperty({ type: [String], description: 'In English', example: ['Make it shorter', 'In Spanish'] })
  data!: string[];
}

/** Notes or a script, with what stands beside them. Throws `BadRequestError` for both and for neither. */
export function editRequestOf({ notes, language, script, partial, atMs, ...body }: EditVideoDto): EditRequest {
  const looks = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined && value !== null));
  if (script === undefined || script === null) {
    const [path] = Object.keys(looks);
    if (path) throw new BadRequestError([{ path, message: 'stands beside a script; notes say it in words' }]);
    if (!notes?.trim()) throw new BadRequestError([{ path: 'notes', message: 'is needed where there is no script' }]);
    return { notes, language: language ?? undefined, partial: partial ?? false, atMs: atMs ?? undefined };
  }
  const beside = Object.entries({ notes, partial, atMs }).filter(([, value]) => value !== undefined && value !== null);
  if (beside.length === 0) return { script, language: language ?? undefined, ...looks };
  throw new BadRequestError(beside.map(([path]) => ({ path, message: 'cannot stand beside a script' })));
}

/** What is drafted. Throws `BadRequestError` where there is neither a script nor a language. */
export function draftRequestOf({ language, ...body }: DraftEditDto): EditRequest {
  const { script, ...looks } = saidFields(body);
  if (script !== undefined) return editRequestOf({ script, language, ...looks });
  if (!language) throw new BadRequestError([{ path: 'script', message: 'is needed where there is no language' }]);
  return { language, ...looks };
}
