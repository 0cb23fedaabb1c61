import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useSettings } from '@/core/settings';
import { Logo } from '../frame/Logo';
import { MAIN_ID } from '../frame/main';
import { Container } from '../frame/Container';

const Root = styled('div')({ display: 'grid', gridTemplateRows: 'auto 1fr', minHeight: '100dvh' });

const Bar = styled('header')(({ theme }) => ({
  backgroundColor: theme.vars?.palette.background.paper,
  borderBlockEnd: `1px solid ${theme.vars?.palette.divider}`,
}));

const Line = styled(Container)({ display: 'flex', alignItems: 'center', height: 72 });

const Main = styled('main')({ '&:focus-visible': { outline: 0 } });

/** Only the logo and the page: for page not found and the results of a payment. */
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
        <Container>{children}</Container>
      </Main>
    </Root>
  );
}
