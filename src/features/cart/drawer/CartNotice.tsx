import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import RemoveCircleOutlined from '@mui/icons-material/RemoveCircleOutlined';
import { Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { Action } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { Notice, NoticeProduct } from '@/core/notices';
import { NoticeCard, noticeClosed, useNoticeText } from '@/core/notices';
import { overlayOpened } from '@/core/overlays';
import { useT } from '@/shared/texts';
import { clampedTo, smallText } from '@/shared/theme';
import { Picture } from '@/shared/ui';
import { addAgainPressed, undoRemovalPressed } from '../cart.slice';

const Thumbnail = styled('span')(({ theme }) => ({
  flex: 'none',
  width: 64,
  borderRadius: 8,
  overflow: 'hidden',
  [theme.breakpoints.down('sm')]: { width: 48 },
}));

const Labels = styled('div')({ flex: 1, minWidth: 0 });

const Name = styled('p')({
  ...clampedTo(2),
  margin: 0,
  fontWeight: 500,
});

const Message = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  margin: 0,
  marginBlockStart: theme.spacing(1),
  fontSize: '.75rem',
  color: theme.vars?.palette.text.secondary,
}));

const Act = styled(Button)(({ theme }) => ({
  flex: 'none',
  maxWidth: 132,
  ...smallText,
  lineHeight: 1.25,
  [theme.breakpoints.down('sm')]: { maxWidth: 104, paddingInline: theme.spacing(2) },
}));

const Acts = styled('div')(({ theme }) => ({ flex: 'none', display: 'grid', gap: theme.spacing(2) }));

/** The toast after adding and after removing (specification §2, "Cart"). */
export function CartNotice({ notice, product }: { notice: Notice; product: NoticeProduct }) {
  const t = useT();
  const dispatch = useDispatch();
  const text = useNoticeText(notice.text);
  const isAdded = notice.kind === 'cartAdded';
  // For a single piece, "Again Add to Cart" is the undo.
  const canUndo = (product.removed?.quantity ?? 1) > 1;
  const act = (event: Action) => {
    dispatch(noticeClosed(notice.id));
    dispatch(event);
  };
  const mainAct = (
    <Act
      size="small"
      variant="soft"
      onClick={() => act(isAdded ? overlayOpened({ name: 'cart' }) : addAgainPressed(product))}
    >
      {isAdded ? t('View In Cart') : t('Again Add to Cart')}
    </Act>
  );
  return (
    <NoticeCard id={notice.id} kind={notice.kind}>
      <Thumbnail>
        <Picture src={product.thumbnail} alt="" isEager />
      </Thumbnail>
      <Labels>
        <Name>
          <bdi>{product.name}</bdi>
        </Name>
        <Message>
          {isAdded ? (
            <CheckCircleRounded aria-hidden color="success" fontSize="small" />
          ) : (
            <RemoveCircleOutlined aria-hidden fontSize="small" />
          )}
          {text}
        </Message>
      </Labels>
      {canUndo ? (
        <Acts>
          <Act size="small" variant="outlined" onClick={() => act(undoRemovalPressed(product))}>
            {t('Undo')}
          </Act>
          {mainAct}
        </Acts>
      ) : (
        mainAct
      )}
    </NoticeCard>
  );
}
