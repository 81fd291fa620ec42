import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Query, Req, Res } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiProduces,
  ApiResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { VoicesService } from '@app/voices';
import { CONFIG, type Config, ObjectStorage } from '@app/platform';
import { Caller, type CallerIdentity } from '../auth/caller';
import { NeedsScope, OpenToEmbeds } from '../auth/access.decorators';
import { answerStored, readMediaRequest, sendMedia } from '../media/stored-file';
import { ApiErrors } from '../openapi/api-errors.decorator';
import { ClonedVoiceDto, CloneVoiceDto, VoiceListDto } from './voice.dto';
import { SampleQueryDto } from './sample-query.dto';
import { type SampleLink, toClonedVoiceDto, toVoiceListDto } from './voice.presenter';

/** Only who may ask for it may keep it: no shared cache. */
const KEPT = 'private, max-age=31536000, immutable';
const ASKED_AGAIN = 'private, no-cache';
const binary = { schema: { type: 'string', format: 'binary' } } as const;

@ApiTags('Voices')
@Controller('v1')
export class VoicesController {
  constructor(
    private readonly voices: VoicesService,
    private readonly storage: ObjectStorage,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get('voices')
  @NeedsScope('videos:read')
  @OpenToEmbeds()
  @ApiOperation({
    operationId: 'listVoices',
    summary: 'Voices of the house, voices the account had cloned, and every language',
    description: '`voiceId` of an order takes the id. `languages` are those that a video may speak.',
  })
  @ApiOkResponse({ type: VoiceListDto })
  @ApiErrors(401)
  async list(@Caller() caller: CallerIdentity): Promise<VoiceListDto> {
    return toVoiceListDto(await this.voices.list(caller.accountId), this.sampleLink);
  }

  @Get('autopilot/voices')
  @NeedsScope('series')
  @ApiOperation({
    operationId: 'listAutopilotVoices',
    summary: 'The voices a series can be told with',
    description: 'The same as `GET /v1/voices` answers; `voiceId` of a show takes the id.',
  })
  @ApiOkResponse({ type: VoiceListDto })
  @ApiErrors(401)
  async listForAutopilot(@Caller() caller: CallerIdentity): Promise<VoiceListDto> {
    return toVoiceListDto(await this.voices.list(caller.accountId), this.sampleLink);
  }

  @Post('voices')
  @NeedsScope('library')
  @HttpCode(201)
  @ApiOperation({
    operationId: 'cloneVoice',
    summary: 'Clone a voice from a sample whose speaker agrees',
    description: 'Answers 422 where no configured service can clone, or the sample cannot be had or used.',
  })
  @ApiCreatedResponse({ type: ClonedVoiceDto })
  @ApiErrors(400, 401, 422)
  async clone(@Caller() caller: CallerIdentity, @Body() body: CloneVoiceDto): Promise<ClonedVoiceDto> {
    return toClonedVoiceDto(await this.voices.clone(caller.accountId, body.name, body.sampleUrl), this.sampleLink);
  }

  @Delete('voices/:voiceId')
  @NeedsScope('library')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'deleteVoice',
    summary: 'Remove a cloned voice, here and at the service that made it',
    description: 'Videos that it spoke stay as they are. 422 where the service does not forget it at the moment.',
  })
  @ApiParam({ name: 'voiceId', schema: { type: 'string' }, example: 'voi_4f9k2m0q8xw1c7ab5d3e' })
  @ApiNoContentResponse()
  @ApiErrors(401, 404, 422)
  async remove(@Caller() { accountId }: CallerIdentity, @Param('voiceId') voiceId: string): Promise<void> {
    await this.voices.remove(accountId, voiceId);
  }

  @Get('voices/:voiceId/sample')
  @NeedsScope('videos:read')
  @OpenToEmbeds()
  @ApiOperation({
    operationId: 'getVoiceSample',
    summary: 'A sentence with a figure, said by a voice; at most 6 s',
    description: `Made when it is first asked for, then kept: the first answer may take some seconds. Costs no credits. Players of
the studio's own origin open it with the owner's session. 422 where the voice cannot be heard at the moment.`,
  })
  @ApiParam({ name: 'voiceId', schema: { type: 'string' }, example: 'house-en-slt' })
  @ApiProduces('audio/mp4')
  @ApiOkResponse(binary)
  @ApiResponse({ ...binary, status: 206, description: 'The range that was asked for' })
  @ApiResponse({ status: 304, description: 'Still the file that `If-None-Match` names' })
  @ApiErrors(400, 401, 404, 416, 422)
  async sample(
    @Caller() { accountId }: CallerIdentity,
    @Param('voiceId') voiceId: string,
    @Query() { language, v }: SampleQueryDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { stored, version } = await this.voices.openSample({ accountId, voiceId, language });
    const face = { type: 'audio/mp4', cacheControl: v === version ? KEPT : ASKED_AGAIN };
    await sendMedia(reply, answerStored(this.storage, stored, face, readMediaRequest(request, undefined)));
  }

  private readonly sampleLink: SampleLink = (voiceId, language, clone) => {
    const version = this.voices.sampleVersion(voiceId, language, clone);
    return `${this.config.baseUrl}/v1/voices/${voiceId}/sample?language=${language}&v=${version}`;
  };
}
