import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { ButtonBase } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { Link } from '@/shared/ui';
import { AccountLink } from '@/features/access';
import { useMatches } from '@/shared/hooks';
import { useT } from '@/shared/texts';
import { unstyledList } from '@/shared/theme';
import type { FooterLink } from './footerLinks';

/** Specification §2, "Footer": always open at widths of 640 pixels and above. */
const ALWAYS_OPEN = '(min-width: 640px)';

const Fold = styled('div')(({ theme }) => ({
  '@media (max-width: 639.95px)': { borderBlockStart: `1px solid ${theme.vars?.palette.deep.line}` },
}));

const Title = styled('h2')(({ theme }) => ({
  margin: theme.spacing(0, 0, 3),
  fontSize: '.875rem',
  color: theme.vars?.palette.deep.text,
  '@media (max-width: 639.95px)': { margin: 0 },
}));

const Toggle = styled(ButtonBase)({
  width: '100%',
  minHeight: 52,
  justifyContent: 'space-between',
  font: 'inherit',
  '& > svg': { transition: 'rotate 150ms' },
  '&[aria-expanded=true] > svg': { rotate: '180deg' },
});

const List = styled('ul')(({ theme }) => ({
  ...unstyledList,
  '@media (max-width: 639.95px)': { paddingBlockEnd: theme.spacing(4) },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 36,
    color: 'inherit',
    textDecoration: 'none',
    '@media (pointer: coarse)': { minHeight: 44 },
  },
  '& a:hover': { color: theme.vars?.palette.deep.text },
}));

/** A titled list of links; collapsible on small screens. */
export function FooterFold({ title, links }: { title: string; links: readonly FooterLink[] }) {
  const t = useT();
  const listId = useId();
  const isFixed = useMatches(ALWAYS_OPEN);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Fold>
      <Title>
        {isFixed ? (
          title
        ) : (
          <Toggle aria-expanded={isOpen} aria-controls={listId} onClick={() => setIsOpen(!isOpen)}>
            {title}
            <ExpandMoreOutlined />
          </Toggle>
        )}
      </Title>
      <List id={listId} hidden={!isFixed && !isOpen}>
        {links.map(({ to, text, isAccount }) => (
          <li key={to}>
            {isAccount ? <AccountLink to={to}>{t(text)}</AccountLink> : <Link to={to}>{t(text)}</Link>}
          </li>
        ))}
      </List>
    </Fold>
  );
}
