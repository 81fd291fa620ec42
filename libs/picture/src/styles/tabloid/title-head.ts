import { placeText } from '../../compose/place';
import { setIn } from '../../compose/set-in';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv } from '../scene-env';
import { frontPage, SLIGHT } from './front-page';
import { placeStrip } from './pieces';
import { TABLOID } from './preset';
import { slamIn, stripIn } from './press-motion';
import { shout } from './press-type';

/** A chart's title: its first words in ink, the last one shouted on a strip (reference boards, tabloid: DEPOSITS ARE / SOARING). */
export function titleHead(
  env: SceneEnv,
  title: string,
  fill: string,
  ink: string,
): { layers: Layer[]; bottom: number } {
  const { u, body, rtl, wide } = frontPage(env);
  const words = title.trim().split(/\s+/u);
  const split = !rtl && words.length > 1 && words.length <= 5;
  // A number stays with what it counts.
  const kept = words.length > 2 && /\p{Nd}/u.test(words.at(-2) ?? '') ? -2 : -1;
  const first = split ? words.slice(0, kept).join(' ') : '';
  const last = split ? words.slice(kept).join(' ') : title;
  const layers: Layer[] = [];
  let top = body.y + 8 * u;
  const share = wide ? 0.15 : 0.125;
  if (first) {
    const set = setIn(
      env,
      { ...shout(env, first, 120, TABLOID.ink), maxLines: 1, floor: 56 * u },
      { ...body, y: top, h: body.h * share },
      { line: true },
    );
    layers.push(placeText(env, 'title', set.block, set.box, { box: set.box, motion: slamIn(env, 0) }));
    top += set.box.h + 26 * u;
  }
  const strip = placeStrip(env, 'title-end', {
    look: { ...shout(env, last, first ? 150 : 130, ink), maxLines: 2, floor: 54 * u },
    room: { ...body, y: top, h: body.h * (first ? share * 1.5 : share * 1.9) },
    fill,
    degrees: SLIGHT,
    pad: [28 * u, 22 * u],
    motion: stripIn(env, 80, rtl ? 'right' : 'left', 'swish'),
    bleed: true,
  });
  return { layers: [...layers, ...strip.layers], bottom: strip.bottom };
}
