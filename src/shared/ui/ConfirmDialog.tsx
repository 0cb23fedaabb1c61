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
  /**
   * Color of the confirming button: `error` for irreversible actions, during which nothing closes the dialog:
   * it would seem to have canceled them.
   */
  color?: ButtonProps['color'];
  isBusy?: boolean;
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
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) {
  const isUnderway = isBusy && color === 'error';
  return (
    <ShopDialog
      title={title}
      onClose={isUnderway ? () => undefined : onClose}
      actions={
        <>
          <Button size="large" variant="outlined" color="inherit" {...busyProps(isUnderway, onClose)}>
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
