import type { ButtonProps } from '@mui/material';
import { Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { BusyButton } from './BusyButton';
import { busyProps } from './busyProps';
import { ShopDialog } from './ShopDialog';

interface ConfirmDialogProps {
  title: string;
  /** Label of the button that cancels. */
  cancelText: string;
  /** Label of the button that confirms. */
  actText: string;
  /** Color of the confirming button: `error` for irreversible actions. */
  color?: ButtonProps['color'];
  isBusy?: boolean;
  /** Whether a busy dialog stays open: closed by a button, it would seem to have canceled the action. */
  isHeld?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** Explains the consequence, or shows the subject of the action. */
  children: ReactNode;
}

/** Asks for confirmation before an action. */
export function ConfirmDialog({
  title,
  cancelText,
  actText,
  color = 'primary',
  isBusy = false,
  isHeld = false,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) {
  return (
    <ShopDialog
      title={title}
      isShort
      isBusy={isBusy && isHeld}
      onClose={onClose}
      actions={
        <>
          <Button size="large" variant="outlined" color="inherit" {...busyProps(isBusy && isHeld, onClose)}>
            {cancelText}
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
