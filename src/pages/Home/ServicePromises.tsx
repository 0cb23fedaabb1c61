import ChatBubbleOutlineOutlined from '@mui/icons-material/ChatBubbleOutlineOutlined';
import ConfirmationNumberOutlined from '@mui/icons-material/ConfirmationNumberOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import { Card } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useSettings } from '@/core/settings';
import { useT } from '@/shared/texts';
import { unstyledList } from '@/shared/theme';
import { sectionGap } from '@/shared/ui';

const Frame = styled(Card)(sectionGap) as typeof Card;

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  ...unstyledList,
  '& > li + li': { borderInlineStart: `1px solid ${theme.vars?.palette.divider}` },
  '@media (max-width: 1100px)': {
    gridTemplateColumns: '1fr 1fr',
    '& > li:nth-of-type(odd)': { borderInlineStart: 0 },
    '& > li:nth-of-type(n + 3)': { borderBlockStart: `1px solid ${theme.vars?.palette.divider}` },
  },
}));

const Item = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(4),
  padding: theme.spacing(6),
  [theme.breakpoints.down('sm')]: {
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: theme.spacing(2.5),
    padding: theme.spacing(4),
  },
}));

const IconBox = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 48,
  height: 48,
  borderRadius: '50%',
  color: theme.vars?.palette.primary.dark,
  backgroundColor: theme.vars?.palette.primary.soft,
}));

const Description = styled('span')(({ theme }) => ({
  display: 'block',
  fontSize: '.875rem',
  color: theme.vars?.palette.text.secondary,
}));

/** Service promises that hold in every shop: only those that the software itself fulfills. */
export function ServicePromises() {
  const t = useT();
  const { cashOnDelivery } = useSettings();
  const promises = [
    cashOnDelivery
      ? { Icon: PaymentsOutlined, title: t('Pay at the door'), text: t('Cash on delivery, if you like') }
      : { Icon: PaymentsOutlined, title: t('Pay online'), text: t('With the method you know') },
    { Icon: LocalShippingOutlined, title: t('Follow your order'), text: t('Every step, from shop to door') },
    {
      Icon: ConfirmationNumberOutlined,
      title: t('Vouchers'),
      text: t('Collected here, counted at checkout'),
    },
    {
      Icon: ChatBubbleOutlineOutlined,
      title: t('People who answer'),
      text: t('Ask the shop before you buy'),
    },
  ];
  return (
    <Frame component="section" aria-label={t('Our service')}>
      <List>
        {promises.map(({ Icon, title, text }) => (
          <Item key={title}>
            <IconBox>
              <Icon aria-hidden />
            </IconBox>
            <div>
              <strong>{title}</strong>
              <Description>{text}</Description>
            </div>
          </Item>
        ))}
      </List>
    </Frame>
  );
}
