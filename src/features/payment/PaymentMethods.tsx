import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useSelector } from 'react-redux';
import { CASH } from '@/domain/payment';
import { useT } from '@/shared/texts';
import { fixedColors, onPicture } from '@/shared/theme';
import { ChoiceCard, ChoiceCards, Picture } from '@/shared/ui';
import { selectPaymentMethods } from './payment.selectors';

const Sign = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 48,
  height: 32,
  marginBlockStart: theme.spacing(1.5),
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 6,
  overflow: 'hidden',
  // Gateways' logos are drawn for a white background.
  color: onPicture.ink,
  backgroundColor: fixedColors.white,
  '& > span': { backgroundColor: 'inherit' },
}));

interface PaymentMethodsProps {
  /** `cash`, a gateway's name, or null while nothing is picked. */
  picked: string | null;
  /** Id of a message about the choice. */
  describedBy?: string | undefined;
  onPick: (name: string) => void;
}

/** Radio cards of the payment methods in the settings. */
export function PaymentMethods({ picked, describedBy, onPick }: PaymentMethodsProps) {
  const t = useT();
  const methods = useSelector(selectPaymentMethods);
  if (methods.length === 0) return <Typography>{t('This shop takes no payments at the moment.')}</Typography>;
  return (
    <ChoiceCards
      aria-label={t('Payment method')}
      aria-describedby={describedBy}
      value={picked ?? ''}
      onChange={(_event, name) => onPick(name)}
    >
      {methods.map((method) => (
        <ChoiceCard
          key={method.name}
          value={method.name}
          title={method.name === CASH ? t(method.title) : method.title}
          sign={
            <Sign aria-hidden>
              {method.name === CASH ? (
                <PaymentsOutlined fontSize="small" />
              ) : (
                <Picture src={method.logo} alt="" ratio={48 / 32} fit="contain" />
              )}
            </Sign>
          }
        >
          {method.name === CASH ? t('Pay the courier') : t('Pay online')}
        </ChoiceCard>
      ))}
    </ChoiceCards>
  );
}
