import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ConnectionsService } from '@app/accounts';
import { PageQueryDto } from '@app/wire';
import { Caller, type CallerIdentity } from '../auth/caller';
import { NeedsScope } from '../auth/access.decorators';
import { ApiErrors } from '../openapi/api-errors.decorator';
import { ConnectedChannelListDto, ConnectionTestDto } from './connected-channel.dto';
import { ConnectionDto, ConnectionPageDto, SaveConnectionDto, toConnectionDto } from './connections.dto';
import { TryConnectionService } from './try-connection.service';

/** An account's own keys to schedulers and drives. */
@ApiTags('Account')
@NeedsScope('series')
@Controller('v1/account/connections')
export class ConnectionsController {
  constructor(
    private readonly connections: ConnectionsService,
    private readonly trials: TryConnectionService,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listConnections',
    summary: 'Keys to other services, newest first',
    description:
      "Of the account's own schedulers and drives, with the last letters of each key. A key itself is never told again.",
  })
  @ApiOkResponse({ type: ConnectionPageDto })
  @ApiErrors(400, 401, 404)
  async list(@Caller() { accountId }: CallerIdentity, @Query() query: PageQueryDto): Promise<ConnectionPageDto> {
    const { data, nextCursor } = await this.connections.page(accountId, query);
    return { data: data.map(toConnectionDto), nextCursor };
  }

  @Post()
  @ApiOperation({
    operationId: 'saveConnection',
    summary: 'Save the key to a scheduler or a drive',
    description: 'An account has one of each kind; a new key takes the place of the old one.',
  })
  @ApiCreatedResponse({ type: ConnectionDto })
  @ApiErrors(400, 401, 422)
  async save(@Caller() { accountId }: CallerIdentity, @Body() body: SaveConnectionDto): Promise<ConnectionDto> {
    return toConnectionDto(await this.connections.save(accountId, body));
  }

  @Get('channels')
  @ApiOperation({
    operationId: 'listConnectedChannels',
    summary: 'Where videos can be posted',
    description:
      'The channels of every connected scheduler, as it tells them now; empty where none is connected. `publish` and shows take their `channelId`. 422 where a scheduler refuses, or is not reached.',
  })
  @ApiOkResponse({ type: ConnectedChannelListDto })
  @ApiErrors(401, 422)
  async channels(@Caller() { accountId }: CallerIdentity): Promise<ConnectedChannelListDto> {
    return { data: await this.trials.channels(accountId) };
  }

  @Post(':id/test')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'testConnection',
    summary: 'Ask a service whether it takes the key',
    description: 'Nothing is changed or posted there, and nothing is charged.',
  })
  @ApiOkResponse({ type: ConnectionTestDto })
  @ApiErrors(401, 404)
  async test(@Caller() { accountId }: CallerIdentity, @Param('id') id: string): Promise<ConnectionTestDto> {
    const { fault, channels } = await this.trials.test(accountId, id);
    return { works: fault === null, reason: fault, channels };
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'deleteConnection',
    summary: 'Forget a key, at once and for good',
    description: 'Posts and imports that need it are refused until another is saved; what was posted stays.',
  })
  @ApiNoContentResponse()
  @ApiErrors(401, 404)
  async remove(@Caller() { accountId }: CallerIdentity, @Param('id') id: string): Promise<void> {
    await this.connections.remove(accountId, id);
  }
}
