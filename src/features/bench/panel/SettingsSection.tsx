import { useSelector } from 'react-redux';
import type { QaSettingName } from '@/domain/qaLink';
import { QA_SETTINGS } from '@/domain/qaLink';
import { selectLanguages } from '@/features/settings';
import { settingFlipped } from '../bench.slice';
import type { Bench } from '../createBench';
import { themes } from '../themes';
import { words } from '../words';
import { Label, Line } from './parts';
import { useFacts } from './useFacts';

const names = Object.keys(QA_SETTINGS) as QaSettingName[];

/** Overrides server settings in this page only. */
export function SettingsSection({ bench }: { bench: Bench }) {
  const { settings } = useFacts(bench);
  const languages = useSelector(selectLanguages);
  const valuesOf = (name: QaSettingName): Record<string, string> => {
    if (name === 'language')
      return Object.fromEntries(languages.map(({ name: code, title }) => [code, title]));
    if (name === 'direction') return { ltr: 'ltr', rtl: 'rtl' };
    if (name === 'theme') return Object.fromEntries(Object.keys(themes).map((theme) => [theme, theme]));
    return { on: words.on, off: words.off };
  };
  return (
    <Line>
      {names.map((name) => (
        <Label key={name}>
          {words.settingNames[name]}
          <select
            value={settings[name] ?? ''}
            onChange={({ target }) => bench.act(settingFlipped({ name, value: target.value || null }))}
          >
            <option value="">{words.asServer}</option>
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
