import type { ApiChange } from '../api-change';

/** `motion` of a scene was described as `slam`, and anything else was taken and did nothing. */
export const sceneMotion: ApiChange = {
  version: '2026-11-29',
  what: '`motion` of a scene takes `slam` alone. Other values are refused with 400; they were ignored.',
  request: (body) => {
    if (!isObject(body) || typeof body['script'] !== 'object') return body;
    return { ...body, script: withKnownMotions(body['script']) };
  },
};

/** `{scenes: […]}`, or the bare list. */
function withKnownMotions(script: unknown): unknown {
  if (Array.isArray(script)) return script.map(withKnownMotion);
  if (!isObject(script) || !Array.isArray(script['scenes'])) return script;
  return { ...script, scenes: script['scenes'].map(withKnownMotion) };
}

function withKnownMotion(scene: unknown): unknown {
  if (!isObject(scene) || typeof scene['motion'] !== 'string' || scene['motion'] === 'slam') return scene;
  const { motion: _ignored, ...rest } = scene;
  return rest;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
