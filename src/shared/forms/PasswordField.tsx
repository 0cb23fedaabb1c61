import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { IconButton, InputAdornment } from '@mui/material';
import { useState } from 'react';
import { useT } from '../texts';
import { FormField } from './FormField';

interface PasswordFieldProps {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
}

/** Password field with a show/hide toggle (specification §2, "Login"). */
export function PasswordField({ name, label, autoComplete }: PasswordFieldProps) {
  const t = useT();
  const [isShown, setShown] = useState(false);
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={isShown ? t('Hide password') : t('Show password')}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? <VisibilityOffOutlined /> : <VisibilityOutlined />}
      </IconButton>
    </InputAdornment>
  );
  return (
    <FormField
      name={name}
      required
      label={label}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      slotProps={{
        input: { endAdornment: toggle },
        htmlInput: { spellCheck: false, autoCapitalize: 'none' },
      }}
    />
  );
}
