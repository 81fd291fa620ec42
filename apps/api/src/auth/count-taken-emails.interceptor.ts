import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { catchError, type Observable } from 'rxjs';
import { EmailTakenError, TryLimits } from '@app/accounts';
import { networkOf } from '@app/platform';

/**
 * A sign-up has to tell that an e-mail has its account already, and so can be asked about e-mails of others: a network that
 * hears so too often is told nothing more for a while.
 */
@Injectable()
export class CountTakenEmailsInterceptor implements NestInterceptor {
  constructor(private readonly limits: TryLimits) {}

  /** Throws `TooManyTriesError`. */
  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const network = networkOf(context.switchToHttp().getRequest<FastifyRequest>().ip);
    await this.limits.assertFew('taken:address', network);
    return next.handle().pipe(
      catchError(async (error: unknown) => {
        if (error instanceof EmailTakenError) await this.limits.note('taken:address', network);
        throw error;
      }),
    );
  }
}
