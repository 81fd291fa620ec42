import { Body, Controller, HttpCode, Post, Req, UseGuards } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsOptional, IsString } from 'class-validator';
import { type Dictation, DictationService, LONGEST_DICTATION_S } from '@app/chats';
import { BadRequestError } from '@app/platform';
import { NeedsScope, OpenToEmbeds } from '../auth/access.decorators';
import { MostFileBytes } from '../library/multipart';
import { ReceiveUploadGuard, type UploadRequest } from '../library/receive-upload.guard';
import { ApiErrors } from '../openapi/api-errors.decorator';
import { DictationLimitGuard, DICTATIONS_A_MINUTE } from './dictation-limit.guard';

const MOST_BYTES = 10_000_000;

export class SendDictationDto {
  @ApiProperty({ type: String, format: 'binary', description: 'The recording, up to 10 MB', example: 'speech.webm' })
  @IsString()
  @IsOptional()
  file?: string;
}

class DictationDto {
  @ApiProperty({ type: String, description: 'Empty where nothing was said', example: 'Make it shorter' })
  text!: string;

  @ApiProperty({ type: String, nullable: true, description: 'As the service names it', example: 'english' })
  language!: string | null;
}

/** What is said into a microphone, for a chat. */
@ApiTags('Chats')
@NeedsScope('videos:write')
@Controller('v1/dictations')
export class DictationsController {
  constructor(private readonly dictation: DictationService) {}

  @Post()
  @HttpCode(200)
  @OpenToEmbeds()
  @UseGuards(DictationLimitGuard, ReceiveUploadGuard)
  @MostFileBytes(MOST_BYTES)
  @ApiOperation({
    operationId: 'dictate',
    summary: 'Write down what is said',
    description: `A form with \`file\`: WebM or Ogg with Opus, MP4, WAV or another sound of at most ${LONGEST_DICTATION_S} seconds and 10 MB. Free; nothing
of it is kept. At most ${DICTATIONS_A_MINUTE} a minute. 422 \`unprocessable: dictation\` where no service for it is configured (\`GET
/v1/chats/abilities\` tells), and for what is no sound or too long.`,
  })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: SendDictationDto })
  @ApiOkResponse({ type: DictationDto })
  @ApiErrors(400, 401, 413, 422)
  async dictate(@Body() _body: SendDictationDto, @Req() { receivedFile }: UploadRequest): Promise<Dictation> {
    if (!receivedFile) throw new BadRequestError([{ path: 'file', message: 'must be sent, in a form' }]);
    return await this.dictation.transcribe(receivedFile.path);
  }
}
