import type { ReactNode } from 'react';
import { Button } from './button';

interface IconButtonProps {
  label: string;
  icon: ReactNode;
  off?: boolean;
  /** Beside other marks of a row. */
  quiet?: boolean;
  onClick: () => void;
}

/** A mark that says in words what it does. */
export function IconButton({ label, icon, off, quiet, onClick }: IconButtonProps) {
  const look = quiet ? ({ look: 'quiet', size: 'small' } as const) : {};
  return (
    <Button {...look} iconOnly aria-label={label} title={label} disabled={off} onClick={onClick}>
      {icon}
    </Button>
  );
}
