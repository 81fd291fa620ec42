import { Controller, Get, HttpCode, Inject, Param, Post, Req, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccountExportsService } from '@app/lifecycle';
import { CONFIG, type Config, ObjectStorage } from '@app/platform';
import { Caller, type CallerIdentity } from '../auth/caller';
import { OwnerOnly } from '../auth/access.decorators';
import { answerStored, readMediaRequest, sendMedia } from '../media/stored-file';
import { ApiErrors } from '../openapi/api-errors.decorator';
import { AccountExportDto, AccountExportListDto, toAccountExportDto } from './exports.dto';

const SHOWN = 10;
const binary = { schema: { type: 'string', format: 'binary' } } as const;
const PRIVATE_FILE = 'private, no-store';
const ABOUT = `A ZIP of everything: records as lines of JSON (account, videos with their versions, storyboards and proofs, sources, library,
channels, shows, series, chats, events, the ledger) and the files beside them. No password, key or secret is in it. A worker writes it;
a notification says when it is there. Ordering one while one is written answers that one; five in a day, then 429.`;

/** What an account has, for its owner to take along. */
@ApiTags('Account')
@OwnerOnly()
@Controller('v1/account/export')
export class ExportsController {
  constructor(
    private readonly exports: AccountExportsService,
    private readonly storage: ObjectStorage,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Post()
  @HttpCode(202)
  @ApiOperation({ operationId: 'exportAccount', summary: 'Order an archive of the account', description: ABOUT })
  @ApiAcceptedResponse({ type: AccountExportDto })
  @ApiErrors(401, 403, 429)
  async order(@Caller() { accountId }: CallerIdentity): Promise<AccountExportDto> {
    return toAccountExportDto(await this.exports.order(accountId), this.config.baseUrl);
  }

  @Get()
  @ApiOperation({
    operationId: 'listExports',
    summary: 'Archives that were ordered lately, first the last',
    description:
      'An archive holds all that the account has, and is kept for some days; what was removed since is not listed.',
  })
  @ApiOkResponse({ type: AccountExportListDto })
  @ApiErrors(401, 403)
  async list(@Caller() { accountId }: CallerIdentity): Promise<AccountExportListDto> {
    const newest = await this.exports.newest(accountId, SHOWN);
    return { data: newest.map((made) => toAccountExportDto(made, this.config.baseUrl)) };
  }

  @Get(':id')
  @ApiOperation({
    operationId: 'getExport',
    summary: 'How far an archive is',
    description: 'Poll it until `status` is `done`: `url` then is the file, until `expiresAt`.',
  })
  @ApiOkResponse({ type: AccountExportDto })
  @ApiErrors(401, 403, 404)
  async get(@Caller() { accountId }: CallerIdentity, @Param('id') id: string): Promise<AccountExportDto> {
    return toAccountExportDto(await this.exports.get(accountId, id), this.config.baseUrl);
  }

  @Get(':id/archive')
  @ApiOperation({
    operationId: 'downloadExport',
    summary: 'The archive; ranges are answered',
    description: '404 until it is written, and once it has expired.',
  })
  @ApiProduces('application/zip')
  @ApiOkResponse(binary)
  @ApiResponse({ ...binary, status: 206, description: 'The range that was asked for' })
  @ApiResponse({ status: 304, description: 'Still the file that `If-None-Match` names' })
  @ApiErrors(401, 403, 404, 416)
  async download(
    @Caller() { accountId }: CallerIdentity,
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const stored = await this.exports.open(accountId, id);
    const face = { type: 'application/zip', cacheControl: PRIVATE_FILE };
    const answer = answerStored(this.storage, stored, face, readMediaRequest(request, undefined));
    answer.headers['content-disposition'] = `attachment; filename="factreel-${id}.zip"`;
    await sendMedia(reply, answer);
  }
}
