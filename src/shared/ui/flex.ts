import { styled } from '@mui/material/styles';

/** A row of elements; the gap is set with `sx`. */
export const Row = styled('div')({ display: 'flex' });

/** Elements below each other; the gap is set with `sx`. */
export const Column = styled('div')({ display: 'flex', flexDirection: 'column' });
