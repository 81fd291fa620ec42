import type { ToolSdk } from '@factreel/tool-sdk';
import { InsufficientCreditsError } from '@app/billing';
import { BadRequestError, ConflictError, NotFoundError, UnprocessableError } from '@app/platform';
import { Tool } from '../core/tool.decorator';
import { PluginFilms } from './plugin-films';
import { PluginMarkets } from './plugin-markets';
import { PluginSources } from './plugin-sources';
import { PluginWeb } from './plugin-web';

/** What every plugin is handed: the parts of this installation that its contract names, and no others. */
export const TOOL_SDK: ToolSdk = {
  version: 1,
  Tool,
  errors: {
    BadRequest: BadRequestError,
    PaymentRequired: InsufficientCreditsError,
    NotFound: NotFoundError,
    Conflict: ConflictError,
    Unprocessable: UnprocessableError,
  },
  services: { films: PluginFilms, sources: PluginSources, markets: PluginMarkets, web: PluginWeb },
};
