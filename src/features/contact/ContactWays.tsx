import EmailOutlined from '@mui/icons-material/EmailOutlined';
import ForumOutlined from '@mui/icons-material/ForumOutlined';
import LocalPhoneOutlined from '@mui/icons-material/LocalPhoneOutlined';
import WhatsApp from '@mui/icons-material/WhatsApp';
import { Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { QueryError, useGetContactQuery } from '@/api';
import type { Contact } from '@/domain/contact';
import { messengerHref, phoneHref, whatsAppHref } from '@/domain/contact';
import { safeHref } from '@/domain/safeHref';
import { useT } from '@/shared/texts';
import { unstyledList } from '@/shared/theme';
import { IconTile } from '@/shared/ui';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  ...unstyledList,
  [theme.breakpoints.between('sm', 'md')]: { gridTemplateColumns: '1fr 1fr' },
}));

const ContactLink = styled('a')(({ theme }) => ({
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

/** Phone, e-mail, WhatsApp and Messenger, as far as the server has them. */
export function ContactWays() {
  const { currentData: data, error, isFetching, refetch } = useGetContactQuery();
  if (!data && !isFetching && error) return <QueryError error={error} onRetry={refetch} />;
  return <List aria-busy={!data}>{data ? <ContactLinks contact={data} /> : <LinkSkeletons />}</List>;
}

function ContactLinks({ contact: { phone, email, whatsapp, messenger } }: { contact: Contact }) {
  const t = useT();
  const options = [
    phone && { name: t('Call us'), Icon: LocalPhoneOutlined, text: phone, href: phoneHref(phone) },
    email && { name: t('Write to us'), Icon: EmailOutlined, text: email, href: `mailto:${email}` },
    whatsapp && {
      name: 'WhatsApp',
      Icon: WhatsApp,
      text: t('Chat on WhatsApp'),
      href: whatsAppHref(whatsapp),
    },
    messenger && {
      name: 'Messenger',
      Icon: ForumOutlined,
      text: t('Chat on Messenger'),
      href: messengerHref(messenger),
    },
  ].filter((option) => typeof option === 'object' && option !== null);
  return options.map(({ name, Icon, text, href }) => {
    const safe = safeHref(href);
    const isWeb = safe?.startsWith('http');
    return (
      <li key={name}>
        <ContactLink
          href={safe ?? undefined}
          {...(isWeb ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
        >
          <IconTile>
            <Icon />
          </IconTile>
          <span>
            <small>{name}</small>
            <strong>{isWeb ? text : <bdi dir="ltr">{text}</bdi>}</strong>
          </span>
        </ContactLink>
      </li>
    );
  });
}

function LinkSkeletons() {
  return [0, 1, 2, 3].map((index) => (
    <li key={index} aria-hidden>
      <Skeleton variant="rounded" height={84} sx={{ borderRadius: 3 }} />
    </li>
  ));
}
