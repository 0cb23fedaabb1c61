import { styled } from '@mui/material/styles';

const Whole = styled('bdi')({ display: 'inline-block' });

/** Number of an order; moves to the next line as a whole instead of being broken at its hyphen. */
export function OrderCode({ code }: { code: string }) {
  return <Whole>{`#${code}`}</Whole>;
}
