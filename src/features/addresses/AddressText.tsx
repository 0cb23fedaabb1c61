import { styled } from '@mui/material/styles';
import type { Address } from '@/domain/session';
import { useFormats } from '@/shared/texts';

const Lines = styled('span')({ display: 'block', '& > span': { display: 'block' } });

/** Who and where, in the lines of a letter; each part keeps its own direction. */
export function AddressText({ address }: { address: Address }) {
  const { comma } = useFormats();
  const lines = [
    [address.name, address.phone],
    [address.flatNo, address.addressLine],
    [address.addressLine2],
    [address.area, address.postCode],
  ].map((parts) => parts.filter((part): part is string => Boolean(part)));
  return (
    <Lines>
      {lines.map((parts, index) =>
        parts.length === 0 ? null : (
          <span key={index}>
            {parts.map((part, position) => (
              <span key={position}>
                {position > 0 && (index === 0 ? ' · ' : comma)}
                <bdi>{part}</bdi>
              </span>
            ))}
          </span>
        ),
      )}
    </Lines>
  );
}
