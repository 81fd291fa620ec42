import { ApiProperty } from '@nestjs/swagger';
import type { Invoice, InvoiceTotals } from '@app/billing';
import { isLiveAccount } from '@app/platform';
import { Livemode } from '@app/wire';

/** A month in a list of invoices. */
export class InvoiceTotalsDto {
  @ApiProperty({ type: String, description: 'UTC', example: '2026-11' })
  month!: string;

  @ApiProperty({ type: String, description: 'Names the account and the month', example: 'W1C7AB5D3E-2026-11' })
  number!: string;

  @Livemode()
  livemode!: boolean;

  @ApiProperty({ type: Boolean, description: 'Whether the month is over' })
  final!: boolean;

  @ApiProperty({ type: Number, description: 'Taken from cards, in US dollars', example: 25 })
  paidUsd!: number;

  @ApiProperty({ type: 'integer', description: 'Spendable and held credits when the month began', example: 550 })
  opening!: number;

  @ApiProperty({ type: 'integer', example: 2_500 })
  bought!: number;

  @ApiProperty({ type: 'integer', description: 'Credits that nobody paid for', example: 500 })
  granted!: number;

  @ApiProperty({
    type: 'integer',
    description: 'Less what was refunded; negative where more was refunded than charged',
    example: 1_130,
  })
  charged!: number;

  @ApiProperty({ type: 'integer', example: 50 })
  expired!: number;

  @ApiProperty({
    type: 'integer',
    description: '`opening + bought + granted - charged - expired`: spendable and held credits when the month ended',
    example: 2_370,
  })
  closing!: number;

  @ApiProperty({
    type: String,
    format: 'uri',
    description: 'The PDF, for a key or session of the account',
    example: 'https://factreel.example/v1/account/invoices/2026-11/pdf',
  })
  pdfUrl!: string;
}

export class InvoicePageDto {
  @ApiProperty({ type: [InvoiceTotalsDto] })
  data!: InvoiceTotalsDto[];

  @ApiProperty({ type: String, nullable: true })
  nextCursor!: string | null;
}

class InvoiceCardDto {
  @ApiProperty({ type: String, example: 'visa' })
  brand!: string;

  @ApiProperty({ type: String, example: '4242' })
  last4!: string;
}

class InvoicePaymentDto {
  @ApiProperty({ type: String, format: 'date-time' })
  at!: string;

  @ApiProperty({ type: String, example: 'pack of $25' })
  reason!: string;

  @ApiProperty({ type: Number, description: 'US dollars', example: 25 })
  usd!: number;

  @ApiProperty({ type: 'integer', example: 2_500 })
  credits!: number;

  @ApiProperty({ type: String, description: 'Who took the card', example: 'stripe' })
  provider!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The payment there',
    example: 'pi_3QKmzb2eZvKYlo2C0x1a9b',
  })
  reference!: string | null;

  @ApiProperty({ type: InvoiceCardDto })
  card!: InvoiceCardDto;
}

class InvoiceGrantDto {
  @ApiProperty({ type: String, format: 'date-time' })
  at!: string;

  @ApiProperty({ type: String, example: 'first card' })
  reason!: string;

  @ApiProperty({ type: 'integer', example: 500 })
  credits!: number;
}

class InvoiceChargeDto {
  @ApiProperty({ type: String, description: 'What was paid for', example: 'render' })
  kind!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The key that asked; null for the studio, for series, and for what is decided while a video is made',
    example: 'key_4f9k2m0q8xw1c7ab5d3e',
  })
  keyId!: string | null;

  @ApiProperty({ type: 'integer', description: 'Pieces of work charged', example: 31 })
  works!: number;

  @ApiProperty({ type: 'integer', description: 'Charged, less what was refunded', example: 310 })
  credits!: number;
}

/** One month in full. */
export class InvoiceDto extends InvoiceTotalsDto {
  @ApiProperty({ type: [InvoicePaymentDto] })
  payments!: InvoicePaymentDto[];

  @ApiProperty({ type: [InvoiceGrantDto] })
  grants!: InvoiceGrantDto[];

  @ApiProperty({ type: [InvoiceChargeDto] })
  charges!: InvoiceChargeDto[];
}

/** An account and the month of its invoice, short enough to be quoted on a payment. */
export function invoiceNumber(accountId: string, month: string): string {
  return `${accountId
    .slice(accountId.lastIndexOf('_') + 1)
    .slice(-10)
    .toUpperCase()}-${month}`;
}

export function toInvoiceTotalsDto(
  { month, final, paidUsd, opening, bought, granted, charged, expired, closing }: InvoiceTotals,
  accountId: string,
  baseUrl: string,
): InvoiceTotalsDto {
  return {
    month,
    number: invoiceNumber(accountId, month),
    livemode: isLiveAccount(accountId),
    final,
    paidUsd,
    opening,
    bought,
    granted,
    charged,
    expired,
    closing,
    pdfUrl: `${baseUrl}/v1/account/invoices/${month}/pdf`,
  };
}

export function toInvoiceDto(invoice: Invoice, accountId: string, baseUrl: string): InvoiceDto {
  const { payments, grants, charges } = invoice;
  return {
    ...toInvoiceTotalsDto(invoice, accountId, baseUrl),
    payments: payments.map(({ at, ...payment }) => ({ ...payment, at: at.toISOString() })),
    grants: grants.map(({ at, ...grant }) => ({ ...grant, at: at.toISOString() })),
    charges,
  };
}
