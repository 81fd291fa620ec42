import { piecesOf, type ProgressContent, referencesIn, type Scene, type Storyboard } from '@app/render';
import { type SceneText, textsIn } from './scene-texts';

/** A fault of a storyboard: what would show a figure that is not in the payload, or nothing at all. */
export interface Finding {
  code: 'free_digits' | 'unresolved_reference' | 'unresolved_figure' | 'ungrounded_share' | 'empty_text';
  /** Scene id, or null for furniture and caption. */
  scene: string | null;
  /** Field within the scene, e.g. `line` or `rows/0/label`. */
  field: string;
  text: string;
}

/** Words of the caller or of the film's own bookkeeping: exempt. */
const EXEMPT = new Set(['cta', 'link', 'id', 'type', 'layout', 'transition', 'trend']);
/** A bar that is drawn further than this beside its figure is another figure. */
const SHARE_SLACK = 0.005;

/**
 * Checks that every figure of a storyboard comes from its table (CONTRACT.md 4): no digits outside references, every
 * reference resolves, no empty line or label, no bar filled further than its figures say. The call to action and the
 * title are the caller's words and exempt.
 */
export function checkStoryboard(storyboard: Storyboard): Finding[] {
  const check = (texts: readonly SceneText[], scene: string | null): Finding[] =>
    texts.filter(({ name }) => !EXEMPT.has(name)).flatMap((text) => checkText(text, storyboard, scene));
  return [
    ...storyboard.scenes.flatMap((scene) => [
      ...check(textsIn(withoutCallersLine(scene)), scene.id),
      ...(scene.layout === 'progress' ? checkShares(scene, storyboard) : []),
    ]),
    ...check(textsIn(storyboard.furniture, 'furniture'), null),
    ...check(textsIn(storyboard.caption, 'caption'), null),
  ];
}

/** The end card's line is the call to action, said word for word. */
function withoutCallersLine(scene: Scene): object {
  return scene.layout === 'end' && scene.line === scene.cta ? { ...scene, line: 'said as given' } : scene;
}

function checkText({ text, field, isFigure }: SceneText, storyboard: Storyboard, scene: string | null): Finding[] {
  if (isFigure) return storyboard.figures[text] ? [] : [{ code: 'unresolved_figure', scene, field, text }];
  const findings: Finding[] = [];
  if (text.trim() === '') findings.push({ code: 'empty_text', scene, field, text });
  for (const piece of piecesOf(text)) {
    if ('text' in piece) {
      if (/\p{N}/u.test(piece.text)) findings.push({ code: 'free_digits', scene, field, text });
    } else if ((storyboard.figures[piece.key]?.forms[piece.form].display ?? '') === '') {
      findings.push({ code: 'unresolved_reference', scene, field, text });
    }
  }
  return findings;
}

/** A share is its percentage, or its amount out of the goal that stands beside it; figures given as text are not read. */
function checkShares(scene: Scene & ProgressContent, { figures }: Storyboard): Finding[] {
  return scene.items.flatMap((item, index): Finding[] => {
    const value = figures[item.figure]?.value;
    if (typeof value !== 'number') return [];
    const goals = referencesIn(item.goal ?? '').map(({ key }) => figures[key]?.value);
    const wholes = [100, ...goals.filter((goal) => typeof goal === 'number')];
    if (wholes.some((whole) => Math.abs(value / whole - item.share) <= SHARE_SLACK)) return [];
    return [{ code: 'ungrounded_share', scene: scene.id, field: `items/${index}/share`, text: String(item.share) }];
  });
}
