import type { INestApplication } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { ERROR_CODES } from '@app/composition';
import type { Config } from '@app/platform';
import { findTools } from '@app/tools';
import { SENT_WHEN, TEST_EVENT } from '@app/webhooks';
import { sessionCookieName } from '../auth/session-cookie';
import { ErrorDto } from '../errors/error.dto';
import { describeIdempotency } from '../idempotency/describe-idempotency';
import { describeRateLimits } from '../rate-limit/describe-rate-limits';
import { describeCommonRefusals } from './common-refusals';
import { describeCsrfHeader, describeRequestId } from './headers';
import { describeExamples } from './describe-examples';
import { withPublicNames } from './public-names';
import { shareMedia } from './share-media';
import { describeTools, toolModels } from '../tools/describe-tools';
import { describeVersions } from '../versions/describe-versions';
import { ANY_EVENT, EVENT_SCHEMAS } from '../webhooks/event.dto';
import { operationsOf } from './schema';

const ABOUT = `Facts in, videos out: JSON becomes a short narrated video, and every figure seen or heard comes from the payload.

Send \`Authorization: Bearer <API_KEY>\`. Work is asynchronous: poll the video, or register a webhook.`;

const OWNERS = `An owner who has signed in. Whatever changes something also needs the header \`X-CSRF-Token\` with the \`csrfToken\`
that sign-in answered.`;

const EMBEDS = `A token of \`POST /v1/embed/token\`, on the routes that the embedded studio needs. It finds what its \`externalUserId\` made,
and nothing else: all else answers 404, and every other route 403.`;

/** What stands before the colon of an error; `docs/errors.md` is written from the same list. */
const ERROR_CODE = {
  type: 'string' as const,
  enum: ERROR_CODES,
  description:
    'What `error` of a refusal begins with, before its colon: compare this. docs/errors.md says what each means.',
};

/** The machine-readable description (docs/specification.md 9, rule 1). */
export function describeApi(app: INestApplication, config: Config): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Factreel')
    .setDescription(ABOUT)
    .setVersion('1')
    .setLicense('Apache-2.0', 'https://www.apache.org/licenses/LICENSE-2.0')
    .addServer(config.baseUrl)
    .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: undefined }, 'apiKey')
    .addCookieAuth(sessionCookieName(config), { type: 'apiKey', in: 'cookie', description: OWNERS }, 'session')
    .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: undefined, description: EMBEDS }, 'embedToken')
    .addSecurityRequirements('apiKey')
    .addSecurityRequirements('session')
    .addTag('Videos', 'Make videos and read them')
    .addTag('Channels and shows', 'What videos are filed under, and what they share')
    .addTag('Account', 'Credits')
    .addTag('Owners', 'Sign in, and what only owners may do')
    .addTag('Embed', "The studio in an integrator's page")
    .addTag('Chats', 'Talk videos into being, and change them')
    .addTag('Webhooks', 'Be told when work is finished')
    .addTag('Media', 'The files of a video')
    .addTag('Library', 'Pictures, videos and sounds to make videos with')
    .addTag('Sounds', 'Bundled effects and music')
    .addTag('Test mode', 'Clocks that play a month of a series in seconds')
    .addTag('Tools', 'The catalogue that agents call as well, and plugins extend')
    .addTag('Autopilot', 'Shows that make their episodes themselves')
    .addTag('Jobs', 'Work that goes on behind a request')
    .addTag('Sources', 'What a page, a file or a market would give, before a video is ordered')
    .addTag('Styles', 'The looks that a video may have')
    .addTag('Voices', 'Who may speak it')
    .addTag('Operations', 'Health and description')
    .build();
  const tools = findTools(app.get(ModulesContainer));
  const document = SwaggerModule.createDocument(app, builder, {
    extraModels: [...Object.values(EVENT_SCHEMAS), ...toolModels(tools)],
  });
  describeTools(document, tools);
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, WebhookEvent: ANY_EVENT, ErrorCode: ERROR_CODE },
  };
  Object.assign(errorField(document), { 'x-code': { $ref: '#/components/schemas/ErrorCode' } });
  describeIdempotency(document);
  describeCommonRefusals(document);
  describeCsrfHeader(document);
  describeRateLimits(document);
  describeVersions(document);
  describeScopes(document);
  describeRequestId(document);
  shareMedia(document);
  const webhooks = Object.entries(EVENT_SCHEMAS).map(([name, { name: schema }]) => [name, event(name, schema)]);
  const named = withPublicNames(
    Object.assign(document, { webhooks: Object.fromEntries(webhooks) as Record<string, unknown> }),
  );
  describeExamples(named);
  return named;
}

/** `error` of a refusal, which begins with one of the codes. */
function errorField(document: OpenAPIObject): object {
  const schema = document.components?.schemas?.[ErrorDto.name];
  const field = schema && 'properties' in schema ? schema.properties?.['error'] : undefined;
  if (!field) throw new Error('the description has no errors');
  return field;
}

/** When each event is sent. */
const EVENTS: Record<keyof typeof EVENT_SCHEMAS, string> = {
  ...SENT_WHEN,
  [TEST_EVENT]: 'Somebody asked for a test of this address. Nothing has happened.',
};

function event(name: string, schema: string) {
  return {
    post: {
      operationId: `on${schema.replace('EventDto', '')}`,
      summary:
        'Sent to registered webhooks, once, signed in `X-Service-Signature` and by the Standard Webhooks headers',
      description: EVENTS[name as keyof typeof EVENT_SCHEMAS],
      tags: ['Webhooks'],
      security: [],
      requestBody: { content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } } },
      responses: {
        '200': { description: 'Any 2xx counts as delivered' },
        '400': { description: 'Anything else is logged as failed and not sent again' },
      },
    },
  };
}

/** Where an operation names the scopes that a key needs. */
const SCOPES_EXTENSION = 'x-scopes';

/**
 * Moves the scopes of each operation out of `security`: they are no scopes of OAuth, and validators take them for such.
 */
function describeScopes(document: OpenAPIObject): void {
  for (const { operation } of operationsOf(document)) {
    const scopes = (operation.security ?? []).flatMap((way) => way['apiKey'] ?? []);
    if (scopes.length === 0) continue;
    operation.security = (operation.security ?? []).map((way) => ('apiKey' in way ? { ...way, apiKey: [] } : way));
    Object.assign(operation, { [SCOPES_EXTENSION]: [...new Set(scopes)] });
  }
}
