import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { bundledSounds } from '@app/render';
import { NeedsScope, OpenToEmbeds } from '../auth/access.decorators';
import { ApiErrors } from '../openapi/api-errors.decorator';
import { SoundListDto } from './sound.dto';

@ApiTags('Sounds')
@NeedsScope('videos:read')
@Controller('v1/sounds')
export class SoundsController {
  @Get()
  @OpenToEmbeds()
  @ApiOperation({
    operationId: 'listSounds',
    summary: 'Every bundled effect and music bed, and the styles they belong to',
    description:
      'Names for `sfx` of a scene and for music, each with a sample to listen to. They may be used in any video.',
  })
  @ApiOkResponse({ type: SoundListDto })
  @ApiErrors(401)
  list(): SoundListDto {
    return { data: bundledSounds() };
  }
}
