import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useSettings } from '@/features/settings';
import { Logo } from '../frame/Logo';
import { MAIN_ID } from '../frame/main';
import { Wrap } from '../frame/Wrap';

const Root = styled('div')({ display: 'grid', gridTemplateRows: 'auto 1fr', minHeight: '100dvh' });

const Bar = styled('header')(({ theme }) => ({
  backgroundColor: theme.vars?.palette.background.paper,
  borderBlockEnd: `1px solid ${theme.vars?.palette.divider}`,
}));

const Line = styled(Wrap)({ display: 'flex', alignItems: 'center', height: 72 });

const Main = styled('main')({ '&:focus-visible': { outline: 0 } });

/** The shop's sign and the page, nothing else: page not found, and the ends of a payment. */
export function BareLayout({ children }: { children: ReactNode }) {
  const { logo } = useSettings();
  return (
    <Root>
      <Bar>
        <Line>
          <Logo picture={logo} />
        </Line>
      </Bar>
      <Main id={MAIN_ID} tabIndex={-1}>
        <Wrap>{children}</Wrap>
      </Main>
    </Root>
  );
}
