import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useScreen } from '../hooks';
import { useScrollRestoration } from './useScrollRestoration';

/** Offset below the shrunk sticky bar, in pixels (R69). */
const TOP = 56 + 20;

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.spacing(6),
  [theme.breakpoints.up('md')]: {
    '&:not([data-alone])': { gridTemplateColumns: 'minmax(264px, 34%) minmax(0, 1fr)' },
  },
  '@media print': { '&, &:not([data-alone])': { gridTemplateColumns: 'minmax(0, 1fr)' } },
}));

const onScreenOnly = { '&[data-screen]': { '@media print': { display: 'none' } } };

const List = styled('div')(({ theme }) => ({
  ...onScreenOnly,
  minWidth: 0,
  [theme.breakpoints.up('md')]: {
    position: 'sticky',
    insetBlockStart: TOP,
    maxHeight: `calc(100dvh - ${TOP + 20}px)`,
    // Room for focus rings, which a scroll container would clip.
    margin: -4,
    padding: 4,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
  },
}));

/** A size container: children adapt to its width with container queries. */
const Details = styled('div')({ ...onScreenOnly, minWidth: 0, containerType: 'inline-size' });

interface ListAndDetailsProps {
  /** Key under which the list's scroll position is remembered. */
  name: string;
  list: ReactNode;
  /** Null when the list is empty: the list then takes the full width. */
  details: ReactNode;
  /** Whether an item is open: a narrow screen then shows only its details. */
  isChosen: boolean;
}

/**
 * A list and the details of the chosen item: side by side from 900 px, below that one of them. The details
 * stay the same element, so typed input survives a rotation. Prints the details if an item is chosen, else
 * the list.
 */
export function ListAndDetails({ name, list, details, isChosen }: ListAndDetailsProps) {
  const isWide = useScreen() === 'wide';
  const { ref, onScroll } = useScrollRestoration(name);
  const onScreen = (isOnScreenOnly: boolean) => (isOnScreenOnly ? { 'data-screen': '' } : {});
  return (
    <Root data-alone={details === null || undefined}>
      {(isWide || !isChosen) && (
        <List key="list" ref={ref} onScroll={onScroll} {...onScreen(isChosen)}>
          {list}
        </List>
      )}
      {details !== null && (isWide || isChosen) && (
        <Details key="details" {...onScreen(!isChosen)}>
          {details}
        </Details>
      )}
    </Root>
  );
}
