import { Controller, Get, Inject, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AccountsService, ApiKeysService } from '@app/accounts';
import { type Invoice, InvoicesService } from '@app/billing';
import { Clock, CONFIG, type Config, isLiveAccount, WorkProcesses } from '@app/platform';
import { PageQueryDto } from '@app/wire';
import { Caller, type CallerIdentity } from '../auth/caller';
import { NeedsScope } from '../auth/access.decorators';
import { ApiErrors } from '../openapi/api-errors.decorator';
import { drawInvoice } from './draw-invoice';
import { InvoiceDto, invoiceNumber, InvoicePageDto, toInvoiceDto, toInvoiceTotalsDto } from './invoice.dto';
import { invoiceSheet } from './invoice-sheet';

const ABOUT = `A month has one as soon as anything was booked in it; this month's goes on until it is over (\`final\`). Credits that are held
still belong to the account. A test account's invoices are of its test credits.`;
const ONE = `Payments, credits that were given, and charges by kind of work and key. Work counts in the month in which it was charged, and
\`GET /v1/account/ledger\` has each row.`;
const PDF =
  'The same as a document for the books, in English, with names in their own script. It is drawn when it is asked for.';

/** The books of an account, month by month. */
@ApiTags('Account')
@NeedsScope('account:read')
@Controller('v1/account/invoices')
export class InvoicesController {
  constructor(
    private readonly invoices: InvoicesService,
    private readonly accounts: AccountsService,
    private readonly keys: ApiKeysService,
    private readonly work: WorkProcesses,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listInvoices', summary: 'Months of the account, newest first', description: ABOUT })
  @ApiOkResponse({ type: InvoicePageDto })
  @ApiErrors(400, 401)
  async list(@Caller() { accountId }: CallerIdentity, @Query() query: PageQueryDto): Promise<InvoicePageDto> {
    const { data, nextCursor } = await this.invoices.page(accountId, query);
    return { data: data.map((month) => toInvoiceTotalsDto(month, accountId, this.config.baseUrl)), nextCursor };
  }

  @Get(':month')
  @ApiOperation({ operationId: 'getInvoice', summary: 'One month in full', description: ONE })
  @ApiOkResponse({ type: InvoiceDto })
  @ApiErrors(401, 404)
  async get(@Caller() { accountId }: CallerIdentity, @Param('month') month: string): Promise<InvoiceDto> {
    return toInvoiceDto(await this.invoices.of(accountId, month), accountId, this.config.baseUrl);
  }

  @Get(':month/pdf')
  @ApiOperation({ operationId: 'downloadInvoice', summary: 'One month as PDF', description: PDF })
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiErrors(401, 404)
  async pdf(
    @Caller() { accountId }: CallerIdentity,
    @Param('month') month: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const invoice = await this.invoices.of(accountId, month);
    const bytes = await this.draw(accountId, invoice);
    await reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `attachment; filename="factreel-invoice-${month}.pdf"`)
      .header('cache-control', 'private, no-store')
      .send(Buffer.from(bytes));
  }

  private async draw(accountId: string, invoice: Invoice): Promise<Uint8Array> {
    const { email } = await this.accounts.ownerOf(accountId);
    const keyNames = await this.keys.namesOf(invoice.charges.flatMap(({ keyId }) => keyId ?? []));
    const number = invoiceNumber(accountId, invoice.month);
    const livemode = isLiveAccount(accountId);
    const sheet = invoiceSheet({ invoice, number, email, accountId, livemode, keyNames, now: this.clock.now() });
    return await this.work.run(drawInvoice, sheet);
  }
}
