import { referencesIn, type RefText, type SceneContent } from '@app/picture';
import { layOutChart } from './lay-out-script-chart';
import { layOutWords } from './lay-out-script-words';
import type { ScriptScene } from './script';
import type { ScenePlace } from './scene-place';
import type { ScriptFigures } from './script-figures';
import { shortened } from './shorten-text';

/** Longest words beside a figure, and longest headline; the voice says all of them anyway. */
const LABEL_LENGTH = 70;
const HEADLINE_LENGTH = 140;

/** What a scene of a script shows, by its type and what it brings; `line` is its text with references. */
export function layOutScript(
  scene: ScriptScene,
  line: RefText,
  place: ScenePlace,
  figures: ScriptFigures,
): SceneContent {
  const still = place.still === null ? {} : { still: place.still };
  if (scene.type === 'cta' && place.isLast) return endOf(scene.text ?? '', still);
  if (scene.chart) return layOutChart(scene.chart, line, place, figures);
  if (scene.stats) return statsOf(scene.stats, line, place, figures);
  const words = layOutWords(scene, place, figures);
  if (words) return { ...words, ...(words.layout === 'quote' ? still : {}) };
  const hero = scene.motion === 'slam' || scene.type === 'data' ? heroOf(line, figures) : null;
  if (hero) return { ...hero, ...still };
  const headline = shortened(line, HEADLINE_LENGTH) || place.title;
  if (place.clip !== null) return { layout: 'footage', footage: place.clip, ...(line === '' ? {} : { headline }) };
  if (place.still !== null) return { layout: 'picture', still: place.still, headline };
  return { layout: 'headline', headline };
}

function endOf(cta: string, still: object): SceneContent {
  const text = cta.replace(/\s+/g, ' ').trim();
  const link = /\S+\.\w{2,}\S*|@\w+/.exec(text)?.[0].replace(/[.,!?]$/, '');
  return { layout: 'end', cta: text, ...(link ? { link } : {}), ...still };
}

/** The first figure of a text as large as it goes, the other words beside it. */
function heroOf(line: RefText, { times }: ScriptFigures): Extract<SceneContent, { layout: 'hero' }> | null {
  const figure = referencesIn(line).find(({ key }) => !times.has(key));
  if (!figure) return null;
  const label = line
    .replace(`{{${figure.key}}}`, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.,:;!?–-]+|[\s.,:;–-]+$/g, '');
  if (label === '' || label.length > LABEL_LENGTH + label.split('{{').length * 30) return null;
  return { layout: 'hero', figure: figure.key, label };
}

function statsOf(
  stats: NonNullable<ScriptScene['stats']>,
  line: RefText,
  place: ScenePlace,
  figures: ScriptFigures,
): SceneContent {
  const { path, key } = place;
  const cards = stats.map(({ value, label }, index) => {
    const at = `${path}.stats[${index}]`;
    const name = figures.text(label, `${at}.label`, `${key}/stats/${index}/label`);
    return { label: name, figure: figures.stat(value, label, `${at}.value`, `${key}/stats/${index}/value`) };
  });
  const [first] = cards;
  if (first && cards.length === 1) return { layout: 'hero', ...first };
  const title = shortened(line, LABEL_LENGTH) || place.title;
  if (cards.length <= 4) return { layout: 'cards', title, cards };
  return { layout: 'leaderboard', title, rows: cards, highlight: 0 };
}
