import type { ButtonBaseProps } from '@mui/material';

/** Props of a button that, while its action is running, keeps the focus and ignores presses. */
export const busyProps = (isBusy: boolean, onClick: ButtonBaseProps['onClick']) =>
  ({
    'aria-busy': isBusy,
    'aria-disabled': isBusy || undefined,
    onClick: isBusy ? (event) => event.preventDefault() : onClick,
  }) satisfies ButtonBaseProps;
