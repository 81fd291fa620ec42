import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { classes } from './classes';
import { Spinner } from './spinner';
import styles from './button.module.css';

interface Looks {
  /** `main` once a view, `marker` for what makes a video; `plain` otherwise. */
  look?: 'main' | 'marker' | 'plain' | 'quiet' | 'danger';
  size?: 'small' | 'usual' | 'large';
  wide?: boolean;
  /** Shows an icon alone; give it an `aria-label`. */
  iconOnly?: boolean;
}

function lookOf({ look = 'plain', size = 'usual', wide, iconOnly }: Looks): string {
  const sized = size !== 'usual' && styles[size];
  return classes(styles.button, styles[look], sized, wide && styles.wide, iconOnly && styles.icon);
}

type ButtonProps = Looks & Omit<ComponentProps<'button'>, 'className'> & { busy?: boolean };

/** Does something. While `busy` or `disabled` it keeps its place and focus, says so, and a click does nothing. */
export function Button({ look, size, wide, iconOnly, busy = false, disabled, onClick, ...rest }: ButtonProps) {
  const isOff = disabled || busy;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!isOff) return onClick?.(event);
    // Neither a form is sent nor what stands around the button told.
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <button
      type="button"
      {...rest}
      onClick={press}
      aria-disabled={isOff || undefined}
      aria-busy={busy || undefined}
      className={lookOf({ look, size, wide, iconOnly })}
    >
      {busy && <Spinner />}
      {rest.children}
    </button>
  );
}

type LinkButtonProps = Looks & { to: string; children: ReactNode } & Omit<ComponentProps<typeof Link>, 'className'>;

/** Goes somewhere, and looks like a button. */
export function LinkButton({ look, size, wide, iconOnly, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={lookOf({ look, size, wide, iconOnly })} />;
}

type FileLinkProps = Looks & Omit<ComponentProps<'a'>, 'className'>;

/** Goes out of the studio, or to a file. */
export function OuterLink({ look, size, wide, iconOnly, ...rest }: FileLinkProps) {
  return <a {...rest} className={lookOf({ look, size, wide, iconOnly })} />;
}
