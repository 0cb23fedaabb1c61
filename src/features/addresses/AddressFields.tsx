import { FieldGrid, FormField } from '@/shared/forms';
import { useT } from '@/shared/texts';
import { AddressTypeField } from './AddressTypeField';
import { DefaultAddressField } from './DefaultAddressField';

/** The fields of an address, inside its Formik (api §9, ADDRESS). */
export function AddressFields() {
  const t = useT();
  return (
    <FieldGrid>
      <FormField name="name" label={t('Name')} autoComplete="name" required />
      <FormField name="phone" label={t('Phone')} type="tel" autoComplete="tel" required />
      <AddressTypeField className="whole" />
      <FormField
        className="whole"
        name="addressLine"
        label={t('Address line')}
        autoComplete="address-line1"
        required
      />
      <FormField
        className="whole"
        name="addressLine2"
        label={t('Address line 2')}
        autoComplete="address-line2"
      />
      <FormField name="flatNo" label={t('Flat or villa number')} />
      <FormField name="area" label={t('Area')} autoComplete="address-level2" />
      <FormField name="postCode" label={t('Post code')} autoComplete="postal-code" />
      <DefaultAddressField className="whole" />
    </FieldGrid>
  );
}
