import PersonOutlineOutlined from '@mui/icons-material/PersonOutlineOutlined';
import { Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { User } from '@/domain/session';
import { LazyMenu, overlayOpened, useMenu } from '@/core/overlays';
import { selectIsUserRequested, selectUser } from '@/core/session';
import { lazyComponent } from '@/shared/lazyComponent';
import { useT } from '@/shared/texts';
import { BAR_TEXT_WIDTH, BarAction, BarIcon, BarLines, ownEnd, UserPhoto } from '@/shared/ui';
import { UnreadSign } from '../frame/UnreadSign';

const { Part: UserMenuList, preload } = lazyComponent(() =>
  import('./UserMenuList').then((module) => module.UserMenuList),
);

/** Specification §2: "Login button (or user menu when signed in)". */
export function UserButton() {
  const user = useSelector(selectUser);
  const isAwaited = useSelector(selectIsUserRequested) && !user;
  const [hasRoom, setHasRoom] = useState(isAwaited);
  if (isAwaited && !hasRoom) setHasRoom(true);
  if (user) return <UserMenu user={user} hasRoom={hasRoom} />;
  return isAwaited ? <AwaitedUser /> : <LoginButton />;
}

/** As wide as the longest name that the bar shows, so that nothing moves when the name arrives. */
const NameRoom = styled('span')({ display: 'block', width: BAR_TEXT_WIDTH, '& > bdi': ownEnd });

/** Diameter of the photo: grows with the text, up to the size of the bar's icons at 200 %. */
const PHOTO_SIZE = 'min(2rem, 48px)';

/** There is a token whose user is being requested. */
function AwaitedUser() {
  const t = useT();
  return (
    <BarAction aria-label={t('My account')} aria-busy disabled>
      <Skeleton variant="circular" width={PHOTO_SIZE} height={PHOTO_SIZE} />
      <BarLines
        quiet={t('My account')}
        main={
          <NameRoom>
            <Skeleton width="70%" />
          </NameRoom>
        }
      />
    </BarAction>
  );
}

function LoginButton() {
  const t = useT();
  const dispatch = useDispatch();
  return (
    <BarAction
      aria-haspopup="dialog"
      onClick={() => dispatch(overlayOpened({ name: 'login', reason: 'button' }))}
    >
      <BarIcon>
        <PersonOutlineOutlined />
      </BarIcon>
      <BarLines quiet={t('Welcome')} main={t('Login')} />
    </BarAction>
  );
}

/** The count is drawn over the button, and describes it. */
const Anchor = styled('span')({
  position: 'relative',
  display: 'flex',
  '& > span': { pointerEvents: 'none' },
});

function UserMenu({ user, hasRoom }: { user: User; hasRoom: boolean }) {
  const t = useT();
  const unreadId = useId();
  const { hanging, buttonProps } = useMenu('userMenu');
  const name = <bdi>{user.name}</bdi>;
  return (
    <>
      <Anchor>
        <BarAction {...buttonProps} aria-describedby={unreadId} onPointerEnter={preload} onFocus={preload}>
          <UserPhoto user={user} size={PHOTO_SIZE} />
          <BarLines quiet={t('My account')} main={hasRoom ? <NameRoom>{name}</NameRoom> : name} />
        </BarAction>
        <span id={unreadId}>
          <UnreadSign end={`calc(100% - 10px - ${PHOTO_SIZE} - .375rem)`} />
        </span>
      </Anchor>
      {hanging && (
        <LazyMenu name="userMenu" isOpen={hanging.open}>
          <UserMenuList {...hanging} />
        </LazyMenu>
      )}
    </>
  );
}
