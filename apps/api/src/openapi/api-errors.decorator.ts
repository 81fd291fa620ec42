import { applyDecorators } from '@nestjs/common';
import { ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { ErrorDto } from '../errors/error.dto';

/** What each refusal means, wherever it is answered. */
export const MEANING: Record<number, string> = {
  400: 'Bad arguments; `details` names each',
  401: 'No key, or a wrong, revoked or expired one; `message` says which',
  402: 'The wallet, or `maxCredits`, is too short; nothing was made or charged',
  403: 'The key lacks the scope that `missing_scope` names; or only an owner who is signed in may do this, and with `X-CSRF-Token`; or an embed token is not enough for it',
  404: 'Unknown, or of another account',
  408: 'The request did not arrive whole in the time that it is waited for',
  409: 'In a state that does not allow this',
  413: 'The body is over 2 MB',
  416: 'The range lies outside the file',
  422: 'Understood, but it cannot be worked with',
  429: 'Too many; `Retry-After` says in how many seconds to come again',
  431: 'Address and headers are over 16 KB together',
  503: 'Database or file storage does not answer right now; `Retry-After` says in how many seconds to come again',
};

/** Documents the error answers of a route. */
export function ApiErrors(...statuses: number[]) {
  return applyDecorators(
    ...statuses.map((status) => ApiResponse({ status, description: MEANING[status], type: ErrorDto })),
  );
}

/** The same for a route that people open: whoever asks for `text/html` reads the refusal on a page. */
export function ApiErrorPages(...statuses: number[]) {
  const content = {
    'application/json': { schema: { $ref: getSchemaPath(ErrorDto) } },
    'text/html': { schema: { type: 'string' } },
  };
  return applyDecorators(...statuses.map((status) => ApiResponse({ status, description: MEANING[status], content })));
}
