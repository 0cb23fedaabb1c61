import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import { Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ProductShop } from '@/domain/catalogue';
import type { ProductId } from '@/domain/ids';
import { paths } from '@/domain/paths';
import { ChatButton } from '@/features/chat';
import { HolidayNote, ShopLogo } from '@/features/shops';
import { useT } from '@/shared/texts';
import { Link, RatingText } from '@/shared/ui';
import { OnlineState } from './OnlineState';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  minWidth: 0,
  '& > :last-child': { minWidth: 0 },
}));

const Name = styled('strong')({ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' });

const States = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(2.5),
  fontSize: '.75rem',
  color: theme.vars?.palette.text.secondary,
}));

const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  '& > *': { flex: '1 1 auto', paddingInline: theme.spacing(2.5), fontSize: '.875rem', whiteSpace: 'nowrap' },
}));

/** The shop, its online state, and links to its page and chat. */
export function ShopInfo({ shop, productId }: { shop: ProductShop; productId: ProductId }) {
  const t = useT();
  return (
    <>
      <Row>
        <ShopLogo src={shop.logo} size={48} />
        <div>
          <Name>
            <bdi>{shop.name}</bdi>
          </Name>
          <States>
            {shop.rating > 0 && <RatingText rating={shop.rating} />}
            {shop.isOnHoliday && <HolidayNote />}
            <OnlineState lastOnline={shop.lastOnline} />
          </States>
        </div>
      </Row>
      <Buttons>
        <Button
          component={Link}
          to={paths.shop(shop.id)}
          variant="outlined"
          color="inherit"
          startIcon={<StorefrontOutlined />}
        >
          {t('Visit shop')}
        </Button>
        <ChatButton shop={shop} productId={productId} />
      </Buttons>
    </>
  );
}
