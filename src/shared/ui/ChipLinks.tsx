import { Chip } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useCurrentInView } from '../hooks';
import { fadedEdges } from './fadedEdges';
import { Link } from './Link';

interface ChipLinksProps {
  /** Label of the navigation for screen readers. */
  label: string;
  choices: readonly { name: string; to: string; isChosen: boolean }[];
}

const Row = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  marginBlockEnd: theme.spacing(5),
  [theme.breakpoints.down('md')]: {
    // Room for the focus ring.
    marginBlockStart: -4,
    marginBlockEnd: theme.spacing(4),
    paddingBlock: 4,
    ...fadedEdges,
    flexWrap: 'nowrap',
    '& > *': { flex: 'none' },
  },
}));

const Choice = styled(Chip)({
  height: 'auto',
  minHeight: 36,
  fontSize: '.875rem',
  '@media (pointer: coarse)': { minWidth: 44, minHeight: 44, borderRadius: 22 },
}) as typeof Chip;

/**
 * A row of links of which one is current, such as a category and its subcategories. Scrolls sideways on
 * phones and upright tablets, in one line from the start: none below moves when the names arrive.
 */
export function ChipLinks({ label, choices }: ChipLinksProps) {
  const row = useCurrentInView(choices.find(({ isChosen }) => isChosen)?.to);
  return (
    <Row ref={row} aria-label={label}>
      {choices.map(({ name, to, isChosen }) => (
        <Choice
          key={to}
          component={Link}
          to={to}
          clickable
          label={<bdi>{name}</bdi>}
          variant={isChosen ? 'filled' : 'outlined'}
          color={isChosen ? 'primary' : 'default'}
          aria-current={isChosen ? 'page' : undefined}
        />
      ))}
    </Row>
  );
}

export function ChipLinksSkeleton() {
  return (
    <Row aria-hidden>
      {[64, 112, 96, 88, 104].map((width) => (
        <Choice key={width} label="" sx={{ width }} />
      ))}
    </Row>
  );
}
