import EmailOutlined from '@mui/icons-material/EmailOutlined';
import ForumOutlined from '@mui/icons-material/ForumOutlined';
import LocalPhoneOutlined from '@mui/icons-material/LocalPhoneOutlined';
import WhatsApp from '@mui/icons-material/WhatsApp';
import { Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useErrorWords, useGetContactQuery } from '@/api';
import type { Contact } from '@/domain/contact';
import { messengerHref, phoneHref, whatsAppHref } from '@/domain/contact';
import { safeHref } from '@/domain/safeHref';
import { useT } from '@/shared/texts';
import { IconTile, SectionError } from '@/shared/ui';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.between('sm', 'md')]: { gridTemplateColumns: '1fr 1fr' },
}));

const Way = styled('a')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.spacing(4),
  minHeight: 84,
  padding: theme.spacing(3, 4),
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 12,
  color: 'inherit',
  textDecoration: 'none',
  backgroundColor: theme.vars?.palette.background.paper,
  transition: 'border-color 150ms',
  '& small': { display: 'block', color: theme.vars?.palette.text.secondary },
  '& strong': { display: 'block', fontWeight: 500, overflowWrap: 'anywhere' },
  'a&:hover': { borderColor: theme.vars?.palette.primary.main },
}));

/** Phone, e-mail, WhatsApp, Messenger: those that the server gives. */
export function ContactWays() {
  const { data, error, isFetching, refetch } = useGetContactQuery();
  const words = useErrorWords(error);
  if (!data && !isFetching && error) return <SectionError message={words} onRetry={() => void refetch()} />;
  return <List aria-busy={!data}>{data ? <Ways contact={data} /> : <WaySkeletons />}</List>;
}

function Ways({ contact: { phone, email, whatsapp, messenger } }: { contact: Contact }) {
  const t = useT();
  const ways = [
    phone && { name: t('Call us'), Icon: LocalPhoneOutlined, shown: phone, href: phoneHref(phone) },
    email && { name: t('Write to us'), Icon: EmailOutlined, shown: email, href: `mailto:${email}` },
    whatsapp && {
      name: 'WhatsApp',
      Icon: WhatsApp,
      shown: t('Chat on WhatsApp'),
      href: whatsAppHref(whatsapp),
    },
    messenger && {
      name: 'Messenger',
      Icon: ForumOutlined,
      shown: t('Chat on Messenger'),
      href: messengerHref(messenger),
    },
  ].filter((way) => typeof way === 'object' && way !== null);
  return ways.map(({ name, Icon, shown, href }) => {
    const safe = safeHref(href);
    const isWeb = safe?.startsWith('http');
    return (
      <li key={name}>
        <Way href={safe ?? undefined} {...(isWeb ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
          <IconTile>
            <Icon />
          </IconTile>
          <span>
            <small>{name}</small>
            <strong>{isWeb ? shown : <bdi dir="ltr">{shown}</bdi>}</strong>
          </span>
        </Way>
      </li>
    );
  });
}

function WaySkeletons() {
  return [0, 1, 2, 3].map((place) => (
    <li key={place} aria-hidden>
      <Skeleton variant="rounded" height={84} sx={{ borderRadius: 3 }} />
    </li>
  ));
}
