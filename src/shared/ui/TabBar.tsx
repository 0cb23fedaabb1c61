import { Tab, Tabs } from '@mui/material';
import { styled } from '@mui/material/styles';

interface TabBarProps<Name extends string> {
  /** Label of the tab list for screen readers. */
  label: string;
  tabs: readonly { name: Name; text: string }[];
  chosen: Name;
  onChoose: (name: Name) => void;
  /** Id prefix of the tabs and their panel: see `panelProps`. */
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
    // Room for the focus ring beside the label.
    paddingInline: 6,
    fontSize: '1rem',
    fontWeight: 500,
    textTransform: 'none',
  },
  '& .MuiTab-root.Mui-selected': { color: theme.vars?.palette.text.primary },
  [theme.breakpoints.down('sm')]: { marginBlockEnd: theme.spacing(5) },
}));

/** Tabs of a page; scroll sideways when they overflow. */
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

/** Props of the element that is the panel of the chosen tab. */
export const panelProps = (id: string, chosen: string) => ({
  role: 'tabpanel',
  id: `${id}panel`,
  'aria-labelledby': `${id}tab-${chosen}`,
});
