import { styled } from '@mui/material/styles';
import { useDispatch } from 'react-redux';
import { overlayClosed } from '@/core/overlays';
import { useT } from '@/shared/texts';
import { ShopDialog } from '@/shared/ui';

const List = styled('dl')(({ theme }) => ({
  margin: 0,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(1, 4),
    paddingBlock: theme.spacing(2.5),
  },
  '& > div + div': { borderBlockStart: `1px solid ${theme.vars?.palette.divider}` },
  '& dd': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(2), margin: 0 },
}));

const Keys = styled('kbd')(({ theme }) => ({
  minWidth: 28,
  padding: theme.spacing(0.5, 2),
  borderRadius: 6,
  border: `1px solid ${theme.vars?.palette.surface.controlLine}`,
  fontFamily: 'inherit',
  fontSize: '.8125rem',
  fontWeight: 600,
  lineHeight: 1.5,
  textAlign: 'center',
  backgroundColor: theme.vars?.palette.surface.muted,
}));

const COMMAND = /Mac|iPad|iPhone/.test(navigator.userAgent) ? '⌘' : 'Ctrl';

/** The keys that work on a page, in a list of products and in a conversation (R57). */
export function ShortcutsDialog() {
  const t = useT();
  const dispatch = useDispatch();
  const shortcuts: [action: string, ...keys: string[]][] = [
    [t('Search'), '/', `${COMMAND} K`],
    [t('From product to product'), '↑ ↓ ← →'],
    [t('Send the message'), 'Enter'],
    [t('New line in a message'), 'Shift Enter'],
    [t('Send the answer to a ticket'), `${COMMAND} Enter`],
    [t('Close what is open'), 'Esc'],
    [t('Keyboard shortcuts'), '?'],
  ];
  return (
    <ShopDialog
      title={t('Keyboard shortcuts')}
      width={440}
      onClose={() => dispatch(overlayClosed('shortcuts'))}
    >
      <List>
        {shortcuts.map(([action, ...keys]) => (
          <div key={action}>
            <dt>{action}</dt>
            <dd dir="ltr">
              {keys.map((key) => (
                <Keys key={key}>{key}</Keys>
              ))}
            </dd>
          </div>
        ))}
      </List>
    </ShopDialog>
  );
}
