import { type DragEvent, type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef } from 'react';
import field from '../../../ui/field.module.css';
import { classes } from '../../../ui/classes';
import styles from './scene-text.module.css';
import { named, type VideoFact, wordPieces } from './scene-words';

/** The media type under which a fact is dragged. */
export const DRAGGED_FACT = 'application/x-factreel-fact';

/** Where the caret shall stand, once: an offset of the value, and how often that was asked for. */
export interface CaretPut {
  at: number;
  put: number;
}

interface SceneTextProps {
  label: string;
  /** With `{{key}}` for facts. */
  value: string;
  facts: ReadonlyMap<string, VideoFact>;
  error: string | null;
  /** Figures of the text that no fact stands behind. */
  unproven: readonly string[];
  caret: CaretPut | null;
  onChange: (value: string) => void;
  /** Told whenever the caret moves here. */
  onCaret: (at: number) => void;
  onDropFact: (key: string, at: number) => void;
  onSplit: (at: number) => void;
}

/** The words of a scene, edited in place; a fact stands in them as one chip, which can be taken out and never retyped. */
export function SceneText(props: SceneTextProps) {
  const { label, value, facts, error, unproven, caret, onChange, onCaret, onDropFact, onSplit } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const { at, put } = caret ?? {};
  const filled = useRef<ReadonlyMap<string, VideoFact> | null>(null);
  useLayoutEffect(() => {
    const root = box.current;
    if (!root || (filled.current === facts && textIn(root) === value)) return;
    const stood = document.activeElement === root ? caretIn(root) : null;
    root.replaceChildren(...nodesOf(value, facts));
    filled.current = facts;
    if (stood !== null) placeCaret(root, Math.min(stood, value.length));
  }, [value, facts]);
  useLayoutEffect(() => {
    if (put === undefined || at === undefined || !box.current) return;
    box.current.focus({ preventScroll: true });
    placeCaret(box.current, at);
    // Whoever types here next has the caret.
    onCaret(at);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [put, at]);
  useEffect(() => (box.current ? marked(box.current, unproven) : undefined), [unproven, value]);

  const tell = () => {
    const now = box.current && caretIn(box.current);
    if (now !== null) onCaret(now);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !event.altKey || !box.current) return;
    event.preventDefault();
    onSplit(caretIn(box.current) ?? 0);
  };
  const drop = (event: DragEvent) => {
    const key = event.dataTransfer.getData(DRAGGED_FACT);
    if (key === '' || !box.current) return;
    event.preventDefault();
    onDropFact(key, offsetAtPoint(box.current, event.clientX, event.clientY) ?? value.length);
  };
  return (
    <div className={field.field}>
      <span id={id} className={classes(field.label, styles.label)}>
        {label}
      </span>
      <div
        ref={box}
        className={classes(field.control, styles.text)}
        role="textbox"
        aria-multiline="true"
        aria-labelledby={id}
        aria-invalid={error !== null || undefined}
        aria-describedby={error === null ? undefined : `${id}-error`}
        tabIndex={0}
        dir="auto"
        contentEditable="plaintext-only"
        suppressContentEditableWarning
        onInput={({ currentTarget }) => {
          onChange(textIn(currentTarget));
          tell();
        }}
        onKeyUp={tell}
        onMouseUp={tell}
        onKeyDown={press}
        onFocus={tell}
        onDragOver={(event) => event.dataTransfer.types.includes(DRAGGED_FACT) && event.preventDefault()}
        onDrop={drop}
      />
      {error !== null && (
        <p id={`${id}-error`} className={field.error}>
          {error}
        </p>
      )}
    </div>
  );
}

function nodesOf(value: string, facts: ReadonlyMap<string, VideoFact>): Node[] {
  return wordPieces(value).map((piece) => {
    if ('text' in piece) return document.createTextNode(piece.text);
    const fact = facts.get(piece.key);
    const chip = document.createElement('span');
    chip.className = styles.chip ?? '';
    chip.contentEditable = 'false';
    chip.dataset['fact'] = piece.key;
    chip.title = fact?.label ?? piece.key;
    chip.textContent = fact?.display ?? piece.key;
    return chip;
  });
}

/** What stands in a box or a piece of one, facts by name. */
function textIn(node: Node): string {
  if (node instanceof HTMLElement && node.dataset['fact'] !== undefined) return named(node.dataset['fact']);
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
  if (node instanceof HTMLBRElement) return node.nextSibling || node.parentNode?.childNodes.length !== 1 ? '\n' : '';
  return [...node.childNodes].map(textIn).join('');
}

/** The caret as an offset of the value; null while it is elsewhere. */
function caretIn(root: HTMLElement): number | null {
  const selection = document.getSelection();
  if (!selection?.focusNode || !root.contains(selection.focusNode)) return null;
  return offsetOf(root, selection.focusNode, selection.focusOffset);
}

function offsetOf(root: HTMLElement, node: Node, offset: number): number {
  const range = document.createRange();
  range.setStart(root, 0);
  range.setEnd(node, offset);
  return textIn(range.cloneContents()).length;
}

function offsetAtPoint(root: HTMLElement, x: number, y: number): number | null {
  const at = document.caretPositionFromPoint?.(x, y);
  return at && root.contains(at.offsetNode) ? offsetOf(root, at.offsetNode, at.offset) : null;
}

function placeCaret(root: HTMLElement, at: number): void {
  let left = at;
  for (const [index, node] of [...root.childNodes].entries()) {
    const { length } = textIn(node);
    if (node.nodeType === Node.TEXT_NODE && left <= length) return document.getSelection()?.collapse(node, left);
    if (left < length) return document.getSelection()?.collapse(root, index);
    left -= length;
  }
  document.getSelection()?.collapse(root, root.childNodes.length);
}

const UNPROVEN = 'unproven';

/** Marks figures in a text without changing it; answers how to take the marks away. */
function marked(root: HTMLElement, figures: readonly string[]): (() => void) | undefined {
  if (figures.length === 0 || !('highlights' in CSS)) return undefined;
  const all = CSS.highlights.get(UNPROVEN) ?? new Highlight();
  CSS.highlights.set(UNPROVEN, all);
  const ranges = [...root.childNodes].flatMap((node) => {
    const text = node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : '';
    return figures.flatMap((figure) => {
      const from = text.indexOf(figure);
      if (from < 0) return [];
      const range = new Range();
      range.setStart(node, from);
      range.setEnd(node, from + figure.length);
      return [range];
    });
  });
  for (const range of ranges) all.add(range);
  return () => ranges.forEach((range) => all.delete(range));
}
