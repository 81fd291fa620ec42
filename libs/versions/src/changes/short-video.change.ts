import type { ApiChange } from '../api-change';

const [BEFORE, NOW] = ['short_film', 'short_video'];

/** The warning of a video that runs far less than was asked for. */
export const shortVideo: ApiChange = {
  version: '2026-11-29',
  what: `The warning \`${NOW}\` was called \`${BEFORE}\`.`,
  answer: renamed,
  event: (body) => renamed(body) as Record<string, unknown>,
};

/** Renames the code in every list of warnings. `payload` of a delivery stays as it was sent, and `data` is the caller's. */
function renamed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renamed);
  if (!isObject(value)) return value;
  const fields = Object.entries(value).map(([name, field]) => {
    if (name === 'payload') return [name, field];
    return [name, name === 'warnings' && Array.isArray(field) ? field.map(renamedWarning) : renamed(field)];
  });
  return Object.fromEntries(fields);
}

function renamedWarning(warning: unknown): unknown {
  return isObject(warning) && warning['code'] === NOW ? { ...warning, code: BEFORE } : warning;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
