import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { TWO_PANES, useHasTwoPanes } from '../hooks';
import { useScrollRestoration } from './useScrollRestoration';

/** Offset below the shrunk sticky bar, in pixels (R69). */
const TOP = 56 + 20;

/** From there to the bottom of the screen. */
const LIST_HEIGHT = `calc(100dvh - ${TOP + 20}px - var(--bottom-bar, 0px))`;

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.spacing(6),
  [`@media ${TWO_PANES}`]: {
    '&:not([data-alone])': { gridTemplateColumns: 'minmax(264px, 34%) minmax(0, 1fr)' },
  },
  '@media print': { '&, &:not([data-alone])': { gridTemplateColumns: 'minmax(0, 1fr)' } },
}));

const onScreenOnly = { '&[data-screen]': { '@media print': { display: 'none' } } };

const List = styled('div')({
  ...onScreenOnly,
  minWidth: 0,
  [`@media ${TWO_PANES}`]: {
    position: 'sticky',
    insetBlockStart: TOP,
    maxHeight: LIST_HEIGHT,
    // Room for focus rings, which a scroll container would clip.
    margin: -4,
    padding: 4,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
  },
});

/** A size container: children adapt to its width with container queries. Short ones may fill its height. */
const Details = styled('div')(({ theme }) => ({
  ...onScreenOnly,
  minWidth: 0,
  containerType: 'inline-size',
  [`@media ${TWO_PANES}`]: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: 'calc(100dvh - 200px)',
    // Below the one bar of tablets, as high as the list.
    [theme.breakpoints.down('md')]: { minHeight: LIST_HEIGHT },
  },
}));

interface ListAndDetailsProps {
  /** Key under which the list's scroll position is remembered. */
  name: string;
  list: ReactNode;
  /** Null when the list is empty: the list then takes the full width. */
  details: ReactNode;
  /** Whether an item was chosen: a narrow screen then shows only its details. */
  isChosen: boolean;
}

/**
 * A list and the details of the chosen item: side by side where there is room, else one of them (R85). The
 * details stay the same element, so typed input survives a rotation. Prints the details if an item is chosen,
 * else the list.
 */
export function ListAndDetails({ name, list, details, isChosen }: ListAndDetailsProps) {
  const hasTwoPanes = useHasTwoPanes();
  const { ref, onScroll } = useScrollRestoration(name);
  const onScreen = (isOnScreenOnly: boolean) => (isOnScreenOnly ? { 'data-screen': '' } : {});
  return (
    <Root data-alone={details === null || undefined}>
      {(hasTwoPanes || !isChosen) && (
        <List key="list" data-pane ref={ref} onScroll={onScroll} {...onScreen(isChosen)}>
          {list}
        </List>
      )}
      {details !== null && (hasTwoPanes || isChosen) && (
        <Details key="details" {...onScreen(!isChosen)}>
          {details}
        </Details>
      )}
    </Root>
  );
}
