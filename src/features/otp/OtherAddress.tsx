import { useDispatch } from 'react-redux';
import { overlayReplaced } from '@/core/overlays';
import { useT } from '@/shared/texts';
import { Chevron, LinkButton } from '@/shared/ui';
import type { OtpPurpose } from './otp';

/** Link back to the form in which the number or email address was entered. */
export function OtherAddress({ purpose, isEmail }: { purpose: OtpPurpose; isEmail: boolean }) {
  const t = useT();
  const dispatch = useDispatch();
  const back = () =>
    dispatch(overlayReplaced({ closed: 'otp', opened: { name: purpose, reason: 'button' } }));
  return (
    <LinkButton type="button" sx={{ alignSelf: 'center' }} onClick={back}>
      <Chevron to="start" />
      {isEmail ? t('Use another email address') : t('Use another number')}
    </LinkButton>
  );
}
