import { Controller, Headers, HttpCode, Post, type RawBodyRequest, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { StripeWebhookService } from '@app/billing';
import { Public } from '@app/platform';

/** Where Stripe tells what became of payments; the signature of the raw body says that it is Stripe. */
@ApiExcludeController()
@Public()
@Controller('v1/payments/stripe')
export class StripeWebhookController {
  constructor(private readonly webhook: StripeWebhookService) {}

  @Post()
  @HttpCode(200)
  async hear(
    @Req() { rawBody }: RawBodyRequest<FastifyRequest>,
    @Headers('stripe-signature') signature: string = '',
  ): Promise<{ received: true }> {
    await this.webhook.hear(rawBody ?? Buffer.alloc(0), signature);
    return { received: true };
  }
}
