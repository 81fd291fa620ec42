import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { TestClocksService } from '@app/clocks';
import { PageQueryDto } from '@app/wire';
import { Caller, type CallerIdentity } from '../auth/caller';
import { NeedsScope } from '../auth/access.decorators';
import { ApiErrors } from '../openapi/api-errors.decorator';
import { AdvanceClockDto, AdvancingClockDto, ClockDto, ClockPageDto, CreateClockDto, toClockDto } from './clocks.dto';

const ABOUT = `For test keys alone; a live key answers 403. Series, videos and embed tokens that are made with its \`testClockId\` live by it: their slots, digests, posts that are
tried again, holds, retention and expiry wait for the clock, and what is written for them shows its time. An account has up to 50; one that nobody
has advanced for 30 days is removed.`;
const ADVANCE = `Everything that falls due up to \`to\` is played in order, each at its own time, and what comes of it (videos, reviews, posts, events) is done before
the clock moves on. 409 while the clock is advancing. A failed advance leaves the clock at the last moment that it played, and may be repeated.`;

@ApiTags('Test mode')
@NeedsScope('series')
@Controller('v1/test/clocks')
export class ClocksController {
  constructor(private readonly clocks: TestClocksService) {}

  @Post()
  @ApiOperation({ operationId: 'createTestClock', summary: 'Make a virtual clock', description: ABOUT })
  @ApiCreatedResponse({ type: ClockDto })
  @ApiErrors(400, 401, 403, 409)
  async create(@Caller() { accountId }: CallerIdentity, @Body() { now, name }: CreateClockDto): Promise<ClockDto> {
    return toClockDto(await this.clocks.create(accountId, { now: new Date(now), name: name ?? null }));
  }

  @Get()
  @ApiOperation({
    operationId: 'listTestClocks',
    summary: 'Virtual clocks of the test account, newest first',
    description: 'With the time that each shows, and how its last advance stands. A live key answers 403.',
  })
  @ApiOkResponse({ type: ClockPageDto })
  @ApiErrors(400, 401, 403, 404)
  async list(@Caller() { accountId }: CallerIdentity, @Query() query: PageQueryDto): Promise<ClockPageDto> {
    const { data, nextCursor } = await this.clocks.page(accountId, query);
    return { data: data.map(toClockDto), nextCursor };
  }

  @Get(':id')
  @ApiOperation({
    operationId: 'getTestClock',
    summary: 'A virtual clock as it stands',
    description: 'Poll it until `status` is no longer `advancing`.',
  })
  @ApiOkResponse({ type: ClockDto })
  @ApiErrors(401, 404)
  async get(@Caller() { accountId }: CallerIdentity, @Param('id') id: string): Promise<ClockDto> {
    return toClockDto(await this.clocks.get(accountId, id));
  }

  @Post(':id/advance')
  @HttpCode(202)
  @ApiOperation({
    operationId: 'advanceTestClock',
    summary: 'Play what falls due until a later time',
    description: ADVANCE,
  })
  @ApiAcceptedResponse({ type: AdvancingClockDto })
  @ApiErrors(400, 401, 404, 409)
  async advance(
    @Caller() { accountId }: CallerIdentity,
    @Param('id') id: string,
    @Body() { to }: AdvanceClockDto,
  ): Promise<AdvancingClockDto> {
    const { clock, job } = await this.clocks.advance(accountId, id, new Date(to));
    return { ...toClockDto(clock), jobId: job.id };
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'deleteTestClock',
    summary: 'Remove a virtual clock',
    description:
      'Its series are paused, and what else lived by it lives by real time from now on. 409 while it is advancing.',
  })
  @ApiNoContentResponse()
  @ApiErrors(401, 404, 409)
  async remove(@Caller() { accountId }: CallerIdentity, @Param('id') id: string): Promise<void> {
    await this.clocks.remove(accountId, id);
  }
}
