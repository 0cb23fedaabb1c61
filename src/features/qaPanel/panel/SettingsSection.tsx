import { useSelector } from 'react-redux';
import type { QaSettingName } from '@/domain/qaLink';
import { QA_SETTINGS } from '@/domain/qaLink';
import { selectLanguages } from '@/core/settings';
import { settingFlipped } from '../qaPanel.slice';
import type { QaPanelControl } from '../createQaPanel';
import { themes } from '../themes';
import { labels } from '../labels';
import { Label, Line } from './panel.styles';
import { useRowDetails } from './useRowDetails';

const names = Object.keys(QA_SETTINGS) as QaSettingName[];

/** Overrides server settings in this page only. */
export function SettingsSection({ panel }: { panel: QaPanelControl }) {
  const { settings } = useRowDetails(panel);
  const languages = useSelector(selectLanguages);
  const valuesOf = (name: QaSettingName): Record<string, string> => {
    if (name === 'language')
      return Object.fromEntries(languages.map(({ name: code, title }) => [code, title]));
    if (name === 'direction') return { ltr: 'ltr', rtl: 'rtl' };
    if (name === 'theme') return Object.fromEntries(Object.keys(themes).map((theme) => [theme, theme]));
    return { on: labels.on, off: labels.off };
  };
  return (
    <Line>
      {names.map((name) => (
        <Label key={name}>
          {labels.settingNames[name]}
          <select
            value={settings[name] ?? ''}
            onChange={({ target }) => panel.act(settingFlipped({ name, value: target.value || null }))}
          >
            <option value="">{labels.asServer}</option>
            {Object.entries(valuesOf(name)).map(([value, title]) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
          </select>
        </Label>
      ))}
    </Line>
  );
}
