import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import { Button, FormHelperText } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { PHOTO_KINDS } from '@/domain/fileKind';
import { useT } from '../../texts';
import { FieldLabel } from '../FieldLabel';
import { FileButton } from './FileButton';
import { usePictureField } from './usePictureField';

type Shape = 'round' | 'square' | 'wide';

const Frame = styled('span')<{ 'data-shape': Shape }>(({ theme, 'data-shape': shape }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  width: shape === 'wide' ? 224 : 96,
  maxWidth: '100%',
  height: shape === 'wide' ? 112 : 96,
  borderRadius: shape === 'round' ? '50%' : 12,
  color: theme.vars?.palette.text.secondary,
  backgroundColor: theme.vars?.palette.surface.strong,
  '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
}));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(4),
}));

const Side = styled('div')(({ theme }) => ({
  flex: '1 1 200px',
  display: 'grid',
  gap: theme.spacing(1.5),
  minWidth: 0,
  overflowWrap: 'anywhere',
}));

const Buttons = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(2) }));

interface PictureFieldProps {
  name: string;
  label: string;
  shape: Shape;
  /** Shown while no new picture is selected. */
  current?: ReactNode;
}

/** Picture upload of a form, with validation, preview and undo. */
export function PictureField({ name, label, shape, current }: PictureFieldProps) {
  const t = useT();
  const { chosen, preview, label: error, take, takeBack, notShown } = usePictureField(name);
  const isBad = error !== null;
  return (
    <div role="group" aria-label={label}>
      <FieldLabel>{label}</FieldLabel>
      <Row>
        <Frame data-shape={shape}>
          {preview ? (
            <img src={preview} alt={t('Preview')} onError={notShown} />
          ) : (
            (current ?? <PhotoCameraOutlined aria-hidden />)
          )}
        </Frame>
        <Side>
          <Buttons>
            <FileButton
              name={name}
              label={label}
              kinds={PHOTO_KINDS}
              variant="outlined"
              color={isBad ? 'error' : 'inherit'}
              onFiles={take}
            >
              {chosen ? t('Choose another picture') : t('Choose a picture')}
            </FileButton>
            {chosen && <Button onClick={takeBack}>{t('Take back')}</Button>}
          </Buttons>
          <FormHelperText error={isBad} role={isBad ? 'alert' : undefined} sx={{ m: 0 }}>
            {error ? t(error) : (chosen?.name ?? t('PNG, JPG or GIF, 2 MB at most'))}
          </FormHelperText>
        </Side>
      </Row>
    </div>
  );
}
