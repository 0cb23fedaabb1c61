import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useDispatch, useSelector } from 'react-redux';
import { CASH } from '@/domain/payment';
import { useT } from '@/shared/texts';
import { ChoiceCard, ChoiceCards, Picture } from '@/shared/ui';
import { selectPaymentMethod, selectPaymentMethods } from './checkout.selectors';
import { paymentMethodPicked } from './checkout.slice';
import { Step } from './Step';

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
  // Gateways' logos are drawn for a white ground.
  color: '#1a1a18',
  backgroundColor: '#ffffff',
  '& > span': { backgroundColor: 'inherit' },
}));

/** Step 3: what the settings offer; nothing is picked for the shopper. */
export function PaymentStep() {
  const t = useT();
  const dispatch = useDispatch();
  const methods = useSelector(selectPaymentMethods);
  const picked = useSelector(selectPaymentMethod);
  return (
    <Step number={3} title={t('Payment method')}>
      {methods.length === 0 && <Typography>{t('This shop takes no payments at the moment.')}</Typography>}
      <ChoiceCards
        aria-label={t('Payment method')}
        value={picked?.name ?? ''}
        onChange={(_event, name) => dispatch(paymentMethodPicked(name))}
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
    </Step>
  );
}
