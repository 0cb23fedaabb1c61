import { useDispatch } from 'react-redux';
import type { OtpPurpose } from '@/domain/otp';
import { overlayReplaced } from '@/core/overlays';
import { useT } from '@/shared/texts';
import { Chevron, LinkButton } from '@/shared/ui';

/** Back to the form that the number came from. */
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
