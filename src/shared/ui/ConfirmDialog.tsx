import type { ButtonProps } from '@mui/material';
import { Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { BusyButton } from './BusyButton';
import { ShopDialog } from './ShopDialog';

interface ConfirmDialogProps {
  title: string;
  /** What leaves everything as it is. */
  keepText: string;
  /** What does it. */
  actText: string;
  /** Of the button that does it: `error` for what cannot be undone. */
  color?: ButtonProps['color'];
  isBusy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** What it means, or what it is about. */
  children: ReactNode;
}

/** Asks once before something is done that one may not have meant. */
export function ConfirmDialog({
  title,
  keepText,
  actText,
  color = 'primary',
  isBusy = false,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) {
  return (
    <ShopDialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button size="large" variant="outlined" color="inherit" onClick={onClose}>
            {keepText}
          </Button>
          <BusyButton size="large" variant="contained" color={color} isBusy={isBusy} onClick={onConfirm}>
            {actText}
          </BusyButton>
        </>
      }
    >
      <Typography component="div" sx={{ color: 'text.secondary' }}>
        {children}
      </Typography>
    </ShopDialog>
  );
}
