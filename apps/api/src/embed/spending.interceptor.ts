import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Observable } from 'rxjs';
import { Spending } from '@app/billing';
import type { CallerRequest } from '../auth/caller';

/** What an embed token's request costs is put down to its user, and ends where their limit does. */
@Injectable()
export class SpendingInterceptor implements NestInterceptor {
  constructor(private readonly spending: Spending) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const embed = context.switchToHttp().getRequest<CallerRequest>().user?.embed;
    if (!embed) return next.handle();
    return new Observable((subscriber) => this.spending.by(embed, () => next.handle().subscribe(subscriber)));
  }
}
