import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ConnectionsService } from '@app/accounts';
import { PageQueryDto } from '@app/wire';
import { Caller, type CallerIdentity } from '../auth/caller';
import { ApiErrors } from '../openapi/api-errors.decorator';
import { ConnectionDto, ConnectionPageDto, SaveConnectionDto, toConnectionDto } from './connections.dto';

/** An account's own keys to schedulers and drives (CONTRACT.md 3). */
@ApiTags('Account')
@Controller('v1/account/connections')
export class ConnectionsController {
  constructor(private readonly connections: ConnectionsService) {}

  @Get()
  @ApiOperation({ operationId: 'listConnections', summary: 'Keys to other services, newest first' })
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

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ operationId: 'deleteConnection', summary: 'Forget a key, at once and for good' })
  @ApiNoContentResponse()
  @ApiErrors(401, 404)
  async remove(@Caller() { accountId }: CallerIdentity, @Param('id') id: string): Promise<void> {
    await this.connections.remove(accountId, id);
  }
}
