import { Tab, Tabs } from '@mui/material';
import { styled } from '@mui/material/styles';

interface TabBarProps<Name extends string> {
  /** What the tabs are about, for screen readers. */
  label: string;
  tabs: readonly { name: Name; text: string }[];
  chosen: Name;
  onChoose: (name: Name) => void;
  /** Begins the ids of the tabs and of their panel: see `panelProps`. */
  id: string;
}

const Bar = styled(Tabs)(({ theme }) => ({
  minHeight: 52,
  marginBlockEnd: theme.spacing(7),
  borderBlockEnd: `1px solid ${theme.vars?.palette.divider}`,
  '& .MuiTabs-list': { gap: theme.spacing(4) },
  '& .MuiTabs-indicator': { height: 3 },
  '& .MuiTab-root': {
    minWidth: 44,
    minHeight: 52,
    // Room for the ring of the focus beside the words.
    paddingInline: 6,
    fontSize: '1rem',
    fontWeight: 500,
    textTransform: 'none',
  },
  '& .MuiTab-root.Mui-selected': { color: theme.vars?.palette.text.primary },
  [theme.breakpoints.down('sm')]: { marginBlockEnd: theme.spacing(5) },
}));

/** The parts of a page, of which one is shown; more than fit scroll sideways. */
export function TabBar<Name extends string>({ label, tabs, chosen, onChoose, id }: TabBarProps<Name>) {
  return (
    <Bar
      value={chosen}
      onChange={(_event, name: Name) => onChoose(name)}
      aria-label={label}
      variant="scrollable"
      scrollButtons={false}
    >
      {tabs.map(({ name, text }) => (
        <Tab
          key={name}
          value={name}
          label={text}
          id={`${id}tab-${name}`}
          aria-controls={`${id}panel`}
          disableRipple
        />
      ))}
    </Bar>
  );
}

/** What makes an element the panel of the chosen tab. */
export const panelProps = (id: string, chosen: string) => ({
  role: 'tabpanel',
  id: `${id}panel`,
  'aria-labelledby': `${id}tab-${chosen}`,
});
