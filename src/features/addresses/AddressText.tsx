import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { useSelector } from 'react-redux';
import { withPhoneCode } from '@/domain/phone';
import type { Address } from '@/domain/session';
import { selectUser } from '@/core/session';
import { startOfPage } from '@/shared/ui';

const Lines = styled('span')({
  display: 'block',
  '& > span': { display: 'block', textWrap: 'balance', ...startOfPage },
});

/** Letters of the scripts that are written from right to left. */
const RTL_LETTER = /[\u0590-\u08ff]/;

/** The comma of the address's own script, which may differ from the page's. */
const commaOf = (fields: readonly string[]) => (fields.some((field) => RTL_LETTER.test(field)) ? '، ' : ', ');

/** Name, phone and address in postal lines. Each line has its text's own direction and is never reordered. */
export function AddressText({ address }: { address: Address }) {
  const user = useSelector(selectUser);
  const phone = address.phone && withPhoneCode(address.phone, user?.phoneCode ?? null);
  const lines = [
    [address.name, phone],
    [address.flatNo, address.addressLine],
    [address.addressLine2],
    [address.area, address.postCode],
  ].map((fields) => fields.filter((field): field is string => Boolean(field)));
  return (
    <Lines>
      {lines.map((fields, index) =>
        fields.length === 0 ? null : (
          <span key={index} dir="auto">
            {fields.map((field, position) => (
              <Fragment key={position}>
                {position > 0 && (index === 0 ? ' · ' : commaOf(fields))}
                <FieldText field={field} />
              </Fragment>
            ))}
          </span>
        ),
      )}
    </Lines>
  );
}

const NUMBER = /^[+\d\s()./-]+$/;

/** Names stay plain, because they decide the line's direction: `dir="auto"` does not look into a `bdi`. */
const FieldText = ({ field }: { field: string }) =>
  NUMBER.test(field) ? <bdi dir="ltr">{field}</bdi> : field;
