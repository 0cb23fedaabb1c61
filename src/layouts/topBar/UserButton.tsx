import PersonOutlineOutlined from '@mui/icons-material/PersonOutlineOutlined';
import { useDispatch, useSelector } from 'react-redux';
import type { User } from '@/domain/session';
import { LateMenu, overlayOpened, useMenu } from '@/features/overlays';
import { selectUser } from '@/features/session';
import { lazyPart } from '@/shared/lazyPart';
import { useT } from '@/shared/texts';
import { BarAction, BarIcon, BarLines, UserPhoto } from '@/shared/ui';

const { Part: UserMenuList, preload } = lazyPart(() =>
  import('./UserMenuList').then((module) => module.UserMenuList),
);

/** Specification §2: "Login button (or user menu when signed in)". */
export function UserButton() {
  const user = useSelector(selectUser);
  return user ? <UserMenu user={user} /> : <LoginButton />;
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

function UserMenu({ user }: { user: User }) {
  const t = useT();
  const { hanging, buttonProps } = useMenu('userMenu');
  return (
    <>
      <BarAction {...buttonProps} onPointerEnter={preload} onFocus={preload}>
        <UserPhoto user={user} size={32} />
        <BarLines quiet={t('My account')} main={<bdi>{user.name}</bdi>} />
      </BarAction>
      {hanging && (
        <LateMenu name="userMenu" isOpen={hanging.open}>
          <UserMenuList {...hanging} />
        </LateMenu>
      )}
    </>
  );
}
