import { cloneElement, type KeyboardEvent, type ReactElement, type ReactNode, useId, useRef } from 'react';
import { Link } from 'react-router';
import { classes } from './classes';
import { stepIn } from './menu-steps';
import styles from './menu.module.css';

interface MenuEntry {
  label: string;
  icon?: ReactNode;
  /** A page of the studio; else `onChoose`. */
  to?: string;
  onChoose?: () => void;
  danger?: boolean;
}

interface MenuProps {
  /** A button. */
  trigger: ReactElement<{ popoverTarget?: string; 'aria-haspopup'?: 'menu' }>;
  entries: readonly MenuEntry[];
}

/** Distance of the list from its button, in pixels. */
const GAP = 6;

/**
 * Actions behind a button; arrows, letters and Escape work. The list is the browser's own popover: over all else, closed by a
 * click beside it, and with the focus back on its button.
 */
export function Menu({ trigger, entries }: MenuProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const items = () => [...(list.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  const close = () => list.current?.hidePopover();
  const place = () => {
    const button = document.querySelector(`[popovertarget="${CSS.escape(id)}"]`);
    if (list.current && button) placeBeside(list.current, button.getBoundingClientRect());
  };
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return close();
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = stepIn(
      all.map(({ textContent }) => textContent ?? ''),
      at,
      event.key,
    );
    if (next === null) return;
    event.preventDefault();
    all[next]?.focus();
  };
  return (
    <>
      {cloneElement(trigger, { popoverTarget: id, 'aria-haspopup': 'menu' })}
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        className={styles.popup}
        onBeforeToggle={({ newState }) => newState === 'open' && place()}
        onToggle={({ newState }) => newState === 'open' && items()[0]?.focus({ preventScroll: true })}
        onKeyDown={move}
      >
        {entries.map((entry) => (
          <Item key={entry.label} entry={entry} onDone={close} />
        ))}
      </div>
    </>
  );
}

/** Below the button, or above it where there is more room; the edges meet that are nearer to those of the window. */
function placeBeside({ style }: HTMLElement, { top, bottom, left, right }: DOMRect): void {
  const { innerWidth: width, innerHeight: height } = window;
  const isBelow = height - bottom >= top;
  const isAtEnd = width - right <= left;
  style.top = isBelow ? `${bottom + GAP}px` : 'auto';
  style.bottom = isBelow ? 'auto' : `${height - top + GAP}px`;
  style.left = isAtEnd ? 'auto' : `${left}px`;
  style.right = isAtEnd ? `${width - right}px` : 'auto';
}

function Item({ entry, onDone }: { entry: MenuEntry; onDone: () => void }) {
  const { label, icon, to, onChoose, danger } = entry;
  const part = { role: 'menuitem', tabIndex: -1, className: classes(styles.item, danger && styles.danger) };
  const choose = () => {
    onDone();
    onChoose?.();
  };
  const shown = (
    <>
      {icon}
      {label}
    </>
  );
  if (to !== undefined)
    return (
      <Link {...part} to={to} onClick={choose}>
        {shown}
      </Link>
    );
  return (
    <button type="button" {...part} onClick={choose}>
      {shown}
    </button>
  );
}
