import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { VoicesService } from '@app/design';
import { Caller, type CallerIdentity } from '../auth/caller';
import { ApiErrors } from '../openapi/api-errors.decorator';
import { ClonedVoiceDto, CloneVoiceDto, VoiceListDto } from './voice.dto';
import { toClonedVoiceDto, toVoiceListDto } from './voice.presenter';

@ApiTags('Voices')
@Controller('v1')
export class VoicesController {
  constructor(private readonly voices: VoicesService) {}

  @Get('voices')
  @ApiOperation({
    operationId: 'listVoices',
    summary: 'Voices of the house, voices the account had cloned, and every language',
  })
  @ApiOkResponse({ type: VoiceListDto })
  @ApiErrors(401)
  async list(@Caller() caller: CallerIdentity): Promise<VoiceListDto> {
    return toVoiceListDto(await this.voices.list(caller.accountId));
  }

  @Get('autopilot/voices')
  @ApiOperation({ operationId: 'listAutopilotVoices', summary: 'The voices a series can be told with' })
  @ApiOkResponse({ type: VoiceListDto })
  @ApiErrors(401)
  async listForAutopilot(@Caller() caller: CallerIdentity): Promise<VoiceListDto> {
    return toVoiceListDto(await this.voices.list(caller.accountId));
  }

  @Post('voices')
  @HttpCode(201)
  @ApiOperation({
    operationId: 'cloneVoice',
    summary: 'Clone a voice from a sample whose speaker agrees',
    description: 'Answers 422 where no configured service can clone, or the sample cannot be had or used.',
  })
  @ApiCreatedResponse({ type: ClonedVoiceDto })
  @ApiErrors(400, 401, 422)
  async clone(@Caller() caller: CallerIdentity, @Body() body: CloneVoiceDto): Promise<ClonedVoiceDto> {
    return toClonedVoiceDto(await this.voices.clone(caller.accountId, body.name, body.sampleUrl));
  }
}
