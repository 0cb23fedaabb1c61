import type { ButtonProps } from '@mui/material';
import { Button, CircularProgress } from '@mui/material';

interface BusyButtonProps extends ButtonProps {
  /** What the press started is on its way. */
  isBusy: boolean;
}

/** A button that shows progress in the place of its icon; it keeps the focus and hears no second press meanwhile. */
export function BusyButton({ isBusy, onClick, startIcon, ...rest }: BusyButtonProps) {
  return (
    <Button
      {...rest}
      aria-busy={isBusy}
      aria-disabled={isBusy || undefined}
      startIcon={isBusy ? <CircularProgress color="inherit" size={18} /> : startIcon}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    />
  );
}
