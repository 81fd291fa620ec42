import { piecesOf, type Scene, type Storyboard } from '@app/render';

/** A fault of a storyboard: what would show a figure that is not in the payload, or nothing at all. */
export interface Finding {
  code: 'free_digits' | 'unresolved_reference' | 'unresolved_figure' | 'empty_text';
  /** Scene id, or null for furniture and caption. */
  scene: string | null;
  /** Field within the scene, e.g. `line` or `rows/0/label`. */
  field: string;
  text: string;
}

/** Fields that hold a figure's key rather than text. */
const FIGURE_FIELDS = new Set(['figure']);
/** Words of the caller or of the film's own bookkeeping: exempt. */
const EXEMPT = new Set(['cta', 'link', 'id', 'type', 'layout', 'transition', 'trend']);

/**
 * Checks that every figure of a storyboard comes from its table (CONTRACT.md 4): no digits outside references, every
 * reference resolves, no empty line or label. The call to action and the title are the caller's words and exempt.
 */
export function checkStoryboard(storyboard: Storyboard): Finding[] {
  const findings: Finding[] = [];
  const visit = (value: unknown, scene: string | null, field: string, name: string): void => {
    if (typeof value === 'string') {
      if (EXEMPT.has(name)) return;
      if (FIGURE_FIELDS.has(name)) {
        if (!storyboard.figures[value]) findings.push({ code: 'unresolved_figure', scene, field, text: value });
      } else findings.push(...checkText(value, storyboard, scene, field));
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, child] of Object.entries(value))
        visit(child, scene, field === '' ? key : `${field}/${key}`, key);
    }
  };
  for (const scene of storyboard.scenes) visit(withoutCallersLine(scene), scene.id, '', '');
  visit(storyboard.furniture, null, 'furniture', 'furniture');
  visit(storyboard.caption, null, 'caption', 'caption');
  return findings;
}

/** The end card's line is the call to action, said word for word. */
function withoutCallersLine(scene: Scene): object {
  return scene.layout === 'end' && scene.line === scene.cta ? { ...scene, line: 'said as given' } : scene;
}

function checkText(text: string, storyboard: Storyboard, scene: string | null, field: string): Finding[] {
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
