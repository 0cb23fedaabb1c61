import type { ButtonProps } from '@mui/material';
import { Button } from '@mui/material';
import { busyProps } from './busyProps';
import { Spinner } from './Spinner';

interface BusyButtonProps extends ButtonProps {
  /** True while the action that the button started is running. */
  isBusy: boolean;
}

/** A button that shows progress instead of its icon; while busy it keeps the focus and ignores presses. */
export function BusyButton({ isBusy, onClick, startIcon, ...rest }: BusyButtonProps) {
  return <Button {...rest} {...busyProps(isBusy, onClick)} startIcon={isBusy ? <Spinner /> : startIcon} />;
}
