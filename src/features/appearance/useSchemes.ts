import { useDispatch, useSelector } from 'react-redux';
import { useT } from '@/shared/texts';
import type { Scheme } from './appearance.slice';
import { schemeChosen, selectScheme } from './appearance.slice';

interface SchemeOption {
  value: Scheme;
  name: string;
  isChosen: boolean;
  choose: () => void;
}

/** Options of the color scheme, each with its label and a callback that selects it. */
export function useSchemes(): readonly SchemeOption[] {
  const t = useT();
  const dispatch = useDispatch();
  const chosen = useSelector(selectScheme);
  const option = (value: Scheme, name: string): SchemeOption => ({
    value,
    name,
    isChosen: value === chosen,
    choose: () => dispatch(schemeChosen(value)),
  });
  return [option('light', t('Light')), option('dark', t('Dark')), option('system', t('Automatic'))];
}
