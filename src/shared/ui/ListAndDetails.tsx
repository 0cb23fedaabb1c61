import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useScreen } from '../hooks';
import { useKeptScroll } from './useKeptScroll';

/** Below the sticky bar, with some air: its height in pixels is that of the bar when it has shrunk (look, "The frame"). */
const TOP = 56 + 20;

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.spacing(6),
  [theme.breakpoints.up('md')]: {
    '&:not([data-alone])': { gridTemplateColumns: 'minmax(264px, 34%) minmax(0, 1fr)' },
  },
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const onScreenOnly = { '&[data-screen]': { '@media print': { display: 'none' } } };

const List = styled('div')(({ theme }) => ({
  ...onScreenOnly,
  minWidth: 0,
  [theme.breakpoints.up('md')]: {
    position: 'sticky',
    insetBlockStart: TOP,
    maxHeight: `calc(100dvh - ${TOP + 20}px)`,
    // Room for focus rings, which a scrolling box would cut off.
    margin: -4,
    padding: 4,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
  },
}));

/** What stands in it arranges itself by its width. */
const Details = styled('div')({ ...onScreenOnly, minWidth: 0, containerType: 'inline-size' });

interface ListAndDetailsProps {
  /** Under this name the list remembers how far it was scrolled. */
  name: string;
  list: ReactNode;
  /** Null where there is nothing to choose from: the list then has the whole room. */
  details: ReactNode;
  /** Whether something of the list is open: a narrow screen then shows that alone. */
  isChosen: boolean;
}

/**
 * A list and what is chosen from it, side by side from 900 px, one of them below. What is typed into the details outlives
 * a rotation, for they stay the same element. On paper stands what is chosen, else the list.
 */
export function ListAndDetails({ name, list, details, isChosen }: ListAndDetailsProps) {
  const isWide = useScreen() === 'wide';
  const { ref, onScroll } = useKeptScroll(name);
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
