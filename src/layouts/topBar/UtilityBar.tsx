import CallOutlined from '@mui/icons-material/CallOutlined';
import LocationOnOutlined from '@mui/icons-material/LocationOnOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import { styled } from '@mui/material/styles';
import { SchemeButton } from '@/features/appearance';
import { LanguageMenu } from '@/features/locale';
import { NoticeBell } from '@/core/notices';
import { useSettings } from '@/core/settings';
import { useT } from '@/shared/texts';
import { Container } from '../frame/Container';
import { DownloadAppMenu } from './DownloadAppMenu';

const Background = styled('div')(({ theme }) => ({
  position: 'relative',
  zIndex: theme.zIndex.appBar - 1,
  fontSize: '.75rem',
  color: theme.vars?.palette.deep.text,
  backgroundColor: theme.vars?.palette.deep.main,
  '--ring': theme.vars?.palette.deep.text,
}));

const Line = styled(Container)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(6),
  minHeight: 36,
}));

const Info = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minWidth: 0,
  color: theme.vars?.palette.deep.textMuted,
  '& > svg': { flex: 'none', fontSize: '1rem' },
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > a': { color: 'inherit', textDecoration: 'none' },
  '@media (pointer: coarse)': { '& > a': { paddingBlock: 13 } },
  '& > a:hover': { color: theme.vars?.palette.deep.text },
}));

/** Fills the middle, so that items loaded late at the end move nothing. */
const Spacer = styled('span')({ flex: 1 });

/** The shop's address and phone, notices, app menu, color scheme and language. */
export function UtilityBar() {
  const t = useT();
  const { address, mobile, showDownloadApp } = useSettings();
  return (
    <Background>
      <Line>
        <Info>
          {address ? <LocationOnOutlined /> : <LocalShippingOutlined />}
          <bdi>{address ?? t('Good things, delivered to your door')}</bdi>
        </Info>
        {mobile && (
          <Info>
            <CallOutlined />
            <a href={`tel:${mobile.replace(/[^\d+]/g, '')}`}>
              <bdi dir="ltr">{mobile}</bdi>
            </a>
          </Info>
        )}
        <Spacer />
        <NoticeBell />
        {showDownloadApp && <DownloadAppMenu />}
        <SchemeButton />
        <LanguageMenu />
      </Line>
    </Background>
  );
}
