import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Dialog, GlobalStyles, IconButton, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ReactNode, SubmitEventHandler } from 'react';
import { useId } from 'react';
import { useT } from '../texts';
import { elevation } from '../theme';
import { busyProps } from './busyProps';
import { useLayer } from './layer';

interface ShopDialogProps {
  title: string;
  /** A short sentence under the title. */
  lead?: ReactNode;
  /** The shop's logo or an `IconTile` above the title. */
  mark?: ReactNode;
  onClose: () => void;
  /** Whether nothing in the dialog closes it meanwhile. */
  isBusy?: boolean;
  /** Width in pixels; small screens show a full-height sheet. */
  width?: number;
  /** For a few lines and no field: the sheet of a small screen is as high as its content, at the bottom. */
  isShort?: boolean;
  /** If set, the whole dialog is a form, so that Enter submits from every field. */
  onSubmit?: SubmitEventHandler<HTMLFormElement>;
  /** Buttons at the bottom, the main one last; they share the row. */
  actions?: ReactNode;
  children: ReactNode;
}

/** What an on-screen keyboard leaves of a phone: the main button stays in sight beside the field. */
const LOW = '@media (max-height: 520px)';

/** Distance in px between a toast, the dialog and the edge of the screen. */
const TOAST_MARGIN = 16;

/**
 * Toasts keep clear of an open dialog of `width` pixels where there is room: below it, over the page's bars,
 * on low screens beside it, and on phones above a short sheet.
 */
const toastsBeside = (width: number, isShort: boolean) => ({
  ...(isShort && {
    '@media (max-width: 599.98px)': { 'html:root': { '--lower-bar': 'calc(100dvh - 10rem)' } },
  }),
  '@media (min-width: 600px) and (min-height: 520.02px)': {
    'html:root': { '--lower-bar': '0px' },
  },
  '@media (min-width: 900px) and (min-height: 520.02px) and (orientation: landscape)': {
    'html:root': { '--toast-width': `max(248px, (100vw - ${width}px) / 2 - ${2 * TOAST_MARGIN}px)` },
  },
});

const Root = styled(Dialog, {
  shouldForwardProp: (name) => name !== 'width' && name !== 'isShort',
})<{ width: number; isShort: boolean }>(({ theme, width, isShort }) => ({
  '& .MuiDialog-paper': {
    width: `min(${width}px, 100% - ${theme.spacing(8)})`,
    maxWidth: 'none',
    margin: theme.spacing(4),
    borderRadius: 20,
    boxShadow: elevation.overlay,
    [theme.breakpoints.down('sm')]: {
      width: '100%',
      margin: 0,
      ...(isShort
        ? { alignSelf: 'end', maxHeight: '100%', borderEndStartRadius: 0, borderEndEndRadius: 0 }
        : { height: '100dvh', maxHeight: 'none', borderRadius: 0 }),
    },
  },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  padding: theme.spacing(9, 9, 4),
  // Room for the close button.
  paddingInlineEnd: theme.spacing(16),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(6, 6, 3), paddingInlineEnd: theme.spacing(16) },
  [LOW]: { paddingBlock: theme.spacing(3.5, 1) },
}));

const Mark = styled('div')(({ theme }) => ({
  marginBlockEnd: theme.spacing(3),
  [LOW]: { display: 'none' },
}));

const Body = styled('div')(({ theme }) => ({
  flex: '1 1 auto',
  overflowY: 'auto',
  paddingInline: theme.spacing(9),
  // The upper padding has room for the focus ring of a first field.
  paddingBlock: theme.spacing(1.5, 9),
  [theme.breakpoints.down('sm')]: {
    paddingInline: theme.spacing(6),
    paddingBlockEnd: `calc(${theme.spacing(6)} + env(safe-area-inset-bottom))`,
  },
  [LOW]: {
    scrollPaddingBlockEnd: 68,
    paddingBlockEnd: theme.spacing(1),
    '& div:has(> .MuiButton-contained[type=submit])': {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 1,
      paddingBlock: theme.spacing(2),
      backgroundColor: theme.vars?.palette.background.paper,
    },
  },
}));

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3),
  padding: theme.spacing(0, 9, 9),
  // A button whose label needs more than half of the row grows or wraps to its own row.
  '&& > *': { flex: '1 1 120px', minWidth: 'fit-content' },
  [theme.breakpoints.down('sm')]: {
    padding: theme.spacing(3, 6),
    paddingBlockEnd: `calc(${theme.spacing(4)} + env(safe-area-inset-bottom))`,
    borderBlockStart: `1px solid ${theme.vars?.palette.divider}`,
  },
}));

/**
 * `display: contents` keeps the flex column of the dialog. A wrapper, because a form may not have the role
 * `dialog`.
 */
const Form = styled('form')({ display: 'contents' });

const Close = styled(IconButton)(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: theme.spacing(3),
  insetInlineEnd: theme.spacing(3),
}));

/**
 * The common dialog layout: one column, a big title, a close button; a sheet below 600 px. Esc, backdrop and
 * button all call `onClose`; the store decides whether it is open (`overlayClosed`).
 */
export function ShopDialog({
  title,
  lead,
  mark,
  onClose,
  isBusy = false,
  width = 440,
  isShort = false,
  onSubmit,
  actions,
  children,
}: ShopDialogProps) {
  const t = useT();
  const titleId = useId();
  const { isOpen, onExited } = useLayer();
  const content = (
    <>
      <Head>
        {mark && <Mark>{mark}</Mark>}
        <Typography id={titleId} variant="h2" sx={{ fontSize: '1.75rem', letterSpacing: '-.02em' }}>
          {title}
        </Typography>
        {lead && <Typography sx={{ color: 'text.secondary' }}>{lead}</Typography>}
      </Head>
      <Body>{children}</Body>
      {actions && <Foot>{actions}</Foot>}
      <Close aria-label={t('Close')} {...busyProps(isBusy, onClose)}>
        <CloseOutlined />
      </Close>
    </>
  );
  return (
    <Root
      open={isOpen}
      width={width}
      isShort={isShort}
      {...(!isBusy && { onClose })}
      aria-labelledby={titleId}
      slotProps={{ transition: { onExited } }}
    >
      {isOpen && <GlobalStyles styles={toastsBeside(width, isShort)} />}
      {onSubmit ? (
        <Form noValidate onSubmit={onSubmit}>
          {content}
        </Form>
      ) : (
        content
      )}
    </Root>
  );
}
