import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type ApiVersion, CURRENT_VERSION } from '@app/versions';
import type { CallerRequest } from '../auth/caller';

/** The version of the API that a request speaks. */
export function spokenVersion({ apiVersion }: CallerRequest): ApiVersion {
  return apiVersion ?? CURRENT_VERSION;
}

/** The same, for a controller. */
export const SpokenVersion = createParamDecorator((_: unknown, context: ExecutionContext): ApiVersion => {
  return spokenVersion(context.switchToHttp().getRequest<CallerRequest>());
});
