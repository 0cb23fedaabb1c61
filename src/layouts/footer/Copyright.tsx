import { styled } from '@mui/material/styles';
import { useSettings } from '@/core/settings';
import { serverNow } from '@/shared/adapters';
import { useFormats, useT } from '@/shared/texts';
import { wholePlainText } from '@/shared/ui';
import { Container } from '../frame/Container';

const Line = styled('div')(({ theme }) => ({
  marginBlockStart: theme.spacing(10),
  paddingBlockStart: theme.spacing(5),
  borderBlockStart: `1px solid ${theme.vars?.palette.deep.line}`,
  fontSize: '.75rem',
  '@media (max-width: 639.95px)': { marginBlockStart: theme.spacing(6) },
}));

/** Specification §2: "copyright line with the current year plus footerText or 'All rights reserved'". */
export function Copyright() {
  const t = useT();
  const formats = useFormats();
  const { appName, footerText } = useSettings();
  return (
    <Container>
      <Line>
        {appName && t('© {year} {name}.', { year: formats.year(serverNow()), name: appName })}{' '}
        <bdi>{wholePlainText(footerText ?? '') || t('All rights reserved')}</bdi>
      </Line>
    </Container>
  );
}
