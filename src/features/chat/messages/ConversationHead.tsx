import { Skeleton, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { ChatShop } from '@/domain/chat';
import { useSettings } from '@/core/settings';
import { OnlineBadge, ShopLogo } from '@/features/shops';
import { smallText } from '@/shared/theme';
import { startOfPage } from '@/shared/ui';
import { VisitShop } from './VisitShop';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  minHeight: 68,
  paddingInline: theme.spacing(4, 3),
  containerType: 'inline-size',
  borderBlockEnd: `1px solid ${theme.vars?.palette.divider}`,
}));

const Who = styled('div')({ flex: 1, minWidth: 0 });

const State = styled('div')(({ theme }) => ({
  ...smallText,
  color: theme.vars?.palette.text.secondary,
}));

interface ConversationHeadProps {
  /** Null until the conversation has loaded. */
  shop: ChatShop | null;
  /** Id of the heading, for `aria-labelledby`. */
  titleId: string;
  /** Back button, before the logo. */
  back?: ReactNode;
  /** Close button, at the end. */
  close?: ReactNode;
}

/** Specification §2, "Chat panel": "Header shows shop logo and name with Online or Offline status". */
export function ConversationHead({ shop, titleId, back, close }: ConversationHeadProps) {
  const { isMultiVendor } = useSettings();
  return (
    <Bar data-grip="">
      {back}
      {shop ? <ShopLogo src={shop.logo} size={40} /> : <Skeleton variant="rounded" width={40} height={40} />}
      <Who>
        <Typography
          id={titleId}
          component="h2"
          variant="subtitle1"
          dir="auto"
          sx={{ ...startOfPage, overflowWrap: 'anywhere', fontWeight: 700, lineHeight: 1.3 }}
        >
          {shop ? <bdi>{shop.name}</bdi> : <Skeleton width={140} />}
        </Typography>
        {shop && shop.isOnline !== null && (
          <State>
            <OnlineBadge isOnline={shop.isOnline} />
          </State>
        )}
      </Who>
      {shop && isMultiVendor && <VisitShop shopId={shop.id} />}
      {close}
    </Bar>
  );
}
