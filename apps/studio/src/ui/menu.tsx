import { Menu as BaseMenu } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { classes } from './classes';
import styles from './menu.module.css';

export interface MenuEntry {
  label: string;
  icon?: ReactNode;
  /** A page of the studio; else `onChoose`. */
  to?: string;
  onChoose?: () => void;
  danger?: boolean;
  disabled?: boolean;
}

/** Actions behind a button; arrows, letters and Escape work. */
export function Menu({ trigger, entries }: { trigger: ReactElement; entries: readonly MenuEntry[] }) {
  return (
    <BaseMenu.Root>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner className={styles.positioner} sideOffset={6} align="end">
          <BaseMenu.Popup className={styles.popup}>
            {entries.map(({ label, icon, to, onChoose, danger, disabled }) => (
              <BaseMenu.Item
                key={label}
                className={classes(styles.item, danger && styles.danger)}
                disabled={disabled}
                onClick={onChoose}
                {...(to === undefined ? {} : { render: <Link to={to} /> })}
              >
                {icon}
                {label}
              </BaseMenu.Item>
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}
