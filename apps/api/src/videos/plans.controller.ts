import { Body, Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { type DraftedPlan, DraftEditService, type EditablePlan, EditPlanService } from '@app/editing';
import { PlanVideoService } from '@app/videos';
import { CreateVideoDto, DraftedPlanDto, DraftPlanDto, EditablePlanDto, PlanDto, saidFields } from '@app/wire';
import { Caller, type CallerIdentity } from '../auth/caller';
import { NeedsScope, OpenToEmbeds } from '../auth/access.decorators';
import { whileThere } from '../http/when-closed';
import { ApiErrors } from '../openapi/api-errors.decorator';

/** Videos before they are ordered: planned, edited, planned again. */
@ApiTags('Videos')
@NeedsScope('videos:read')
@Controller('v1/plans')
export class PlansController {
  constructor(
    private readonly planning: PlanVideoService,
    private readonly editing: EditPlanService,
    private readonly drafts: DraftEditService,
  ) {}

  @Post()
  @OpenToEmbeds()
  @ApiOperation({
    operationId: 'createPlan',
    summary: 'See what would be made of an order, before it is paid for',
    description: `Takes what POST /v1/videos/from-data takes. Free, one at a time for an account, kept for 24 hours. With a \`planId\` that plan
is made again with what stands beside it changed: corrected \`fields\`, another language, style, format, voice, pace, brand or length,
music or none; what is not changed comes out as it was.`,
  })
  @ApiCreatedResponse({ type: PlanDto })
  @ApiErrors(400, 401, 402, 404, 413, 422, 429)
  async create(
    @Caller() { accountId, embed }: CallerIdentity,
    @Body() body: CreateVideoDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PlanDto> {
    return await whileThere(reply, 'the plan was made', (signal) =>
      this.planning.plan(accountId, { ...saidFields(body), endUser: embed }, signal),
    );
  }

  @Get(':id')
  @OpenToEmbeds('plan')
  @ApiOperation({
    operationId: 'getPlan',
    summary: 'A plan as a script, to be edited before it is ordered',
    description:
      'Its scenes word for word, the facts that its texts may name with how each was read, and its settings. 422 once it has expired.',
  })
  @ApiOkResponse({ type: EditablePlanDto })
  @ApiErrors(401, 404, 422)
  async get(@Caller() { accountId, embed }: CallerIdentity, @Param('id') id: string): Promise<EditablePlan> {
    return await this.editing.open(id, accountId, embed);
  }

  @Post(':id/draft')
  @OpenToEmbeds('plan')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'draftPlan',
    summary: 'See how a plan would play with another script, and what it would cost',
    description: `What it takes can stand beside \`planId\` in an order, which then makes what is answered here. Free; nothing is kept. What an order
would refuse is the same 400, with its paths. One at a time for an account: 429 while another is made.`,
  })
  @ApiOkResponse({ type: DraftedPlanDto })
  @ApiErrors(400, 401, 404, 413, 422, 429)
  async draft(
    @Caller() { accountId, embed }: CallerIdentity,
    @Param('id') id: string,
    @Body() body: DraftPlanDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DraftedPlan> {
    const request = { ...saidFields(body), script: body.script, endUser: embed };
    return await whileThere(reply, 'the draft was made', (signal) =>
      this.drafts.draftPlan(id, accountId, request, signal),
    );
  }
}
