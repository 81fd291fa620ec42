import { ApiProperty } from '@nestjs/swagger';
import { ScriptDto } from './script.dto';

/** A version of a video as the script that an edit takes. */
export class VideoScriptDto extends ScriptDto {
  @ApiProperty({ type: String, example: 'vid-1042' })
  videoId!: string;

  @ApiProperty({ type: 'integer', example: 1 })
  version!: number;
}
