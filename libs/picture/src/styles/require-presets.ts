import { STYLES } from './index';
import { stylePresetSchema } from './style-preset';

/** Throws where a style's preset breaks its schema. The server asks at its start; a page need not carry the schema for it. */
export function requirePresets(): void {
  for (const { preset } of STYLES.values()) stylePresetSchema.parse(preset);
}
