import { ApiExtraModels, ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { BadRequestError } from '@app/platform';
import type { EditRequest } from '@app/editing';
import { SCRIPT_PROPERTY, ScriptDto, ScriptSceneDto } from './script.dto';

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
    description: 'Beside `notes`: a language by name or code to translate into',
    example: 'Spanish',
  })
  @IsString()
  @IsNotEmpty()
  @MaxLength(60)
  @IsOptional()
  language?: string;

  @ApiPropertyOptional({
    type: Boolean,
    default: false,
    description:
      'Beside `notes`: do what is understood of them although something is not; what was left out stands in `check.warnings` as `note_not_understood`',
  })
  @IsBoolean()
  @IsOptional()
  partial?: boolean;

  @ApiPropertyOptional({ ...SCRIPT_PROPERTY, description: 'The video scene by scene, exactly; free of charge' })
  @IsOptional()
  script?: unknown;
}

/** Answer of `GET /v1/videos/{id}/suggestions`. */
export class SuggestionListDto {
  @ApiProperty({ type: [String], description: 'In English', example: ['Make it shorter', 'In Spanish'] })
  data!: string[];
}

/** Notes with their language, or the script alone. Throws `BadRequestError` for both and for neither. */
export function editRequestOf({ notes, language, script, partial }: EditVideoDto): EditRequest {
  if (script === undefined || script === null) {
    if (!notes?.trim()) throw new BadRequestError([{ path: 'notes', message: 'is needed where there is no script' }]);
    return { notes, language: language ?? undefined, partial: partial ?? false };
  }
  const beside = Object.entries({ notes, language, partial }).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  if (beside.length === 0) return { script };
  throw new BadRequestError(beside.map(([path]) => ({ path, message: 'cannot stand beside a script' })));
}
