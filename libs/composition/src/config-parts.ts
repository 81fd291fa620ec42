import { CLOSING_CONFIG } from '@app/accounts';
import { STRIPE_CONFIG } from '@app/billing';
import { MODEL_CONFIG } from '@app/design';
import { MEDIA_CONFIG } from '@app/media';
import { VOICES_CONFIG } from '@app/voices';
import { RETENTION_CONFIG } from '@app/lifecycle';
import type { ConfigPart } from '@app/platform';
import { SCHEDULERS_CONFIG } from '@app/publishing';
import { SOURCES_CONFIG } from '@app/sources';
import { PLUGINS_CONFIG } from '@app/tools';
import { RENDERING_CONFIG } from '@app/videos';

/** The settings of all libs; the platform adds its own. */
export const CONFIG_PARTS: readonly ConfigPart[] = [
  CLOSING_CONFIG,
  MEDIA_CONFIG,
  MODEL_CONFIG,
  PLUGINS_CONFIG,
  RENDERING_CONFIG,
  RETENTION_CONFIG,
  SCHEDULERS_CONFIG,
  ...SOURCES_CONFIG,
  STRIPE_CONFIG,
  VOICES_CONFIG,
];
