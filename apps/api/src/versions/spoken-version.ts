import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type ApiVersion, CURRENT_VERSION } from '@app/versions';
import type { CallerRequest } from '../auth/caller';

/** The version of the API that a request speaks. */
export function spokenVersion({ apiVersion }: CallerRequest): ApiVersion {
  return apiVersion ?? CURRENT_VERSION;
}

/** Parameter of a controller's method: the version of the API that the request speaks. */
export const SpokenVersion = createParamDecorator((_: unknown, context: ExecutionContext): ApiVersion => {
  return spokenVersion(context.switchToHttp().getRequest<CallerRequest>());
});
