import type { ToolSdk } from '@factreel/tool-sdk';
import { InsufficientCreditsError } from '@app/billing/errors';
import { BadRequestError, ConflictError, NotFoundError, UnprocessableError } from '@app/platform/errors';
import { Tool } from '../core/tool.decorator';

/** What every plugin is handed: the parts of this installation that its contract names. `services` are the tokens to inject them by. */
export function toolSdk(services: ToolSdk['services']): ToolSdk {
  return {
    version: 1,
    Tool,
    errors: {
      BadRequest: BadRequestError,
      PaymentRequired: InsufficientCreditsError,
      NotFound: NotFoundError,
      Conflict: ConflictError,
      Unprocessable: UnprocessableError,
    },
    services,
  };
}
