import { Controller, Get, Inject } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CONFIG, type Config } from '@app/platform';
import { NeedsScope, OpenToEmbeds } from '../auth/access.decorators';
import { ApiErrors } from '../openapi/api-errors.decorator';
import { StyleListDto } from './style.dto';
import { toStyleDtos } from './style.presenter';

@ApiTags('Styles')
@NeedsScope('videos:read')
@Controller('v1/styles')
export class StylesController {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  @Get()
  @OpenToEmbeds()
  @ApiOperation({
    operationId: 'listStyles',
    summary: 'Every style with what it suits, a moving preview, its colours, letters and music',
    description:
      'For a picker of styles. `style` of an order takes the name; without one the video gets what suits its facts.',
  })
  @ApiOkResponse({ type: StyleListDto })
  @ApiErrors(401)
  list(): StyleListDto {
    return { data: toStyleDtos(this.config.baseUrl) };
  }
}
