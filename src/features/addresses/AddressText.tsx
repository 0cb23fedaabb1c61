import { styled } from '@mui/material/styles';
import type { Address } from '@/domain/session';
import { useFormats } from '@/shared/texts';

const Lines = styled('span')({ display: 'block', '& > span': { display: 'block' } });

/** Name, phone and address in postal lines; each field is isolated for bidirectional text. */
export function AddressText({ address }: { address: Address }) {
  const { comma } = useFormats();
  const lines = [
    [address.name, address.phone],
    [address.flatNo, address.addressLine],
    [address.addressLine2],
    [address.area, address.postCode],
  ].map((fields) => fields.filter((field): field is string => Boolean(field)));
  return (
    <Lines>
      {lines.map((fields, index) =>
        fields.length === 0 ? null : (
          <span key={index}>
            {fields.map((field, position) => (
              <span key={position}>
                {position > 0 && (index === 0 ? ' · ' : comma)}
                <bdi>{field}</bdi>
              </span>
            ))}
          </span>
        ),
      )}
    </Lines>
  );
}
