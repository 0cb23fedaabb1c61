import { createSelector } from '@reduxjs/toolkit';
import { settingsApi } from '@/api';
import type { Settings } from '@/domain/settings';
import { defaultSettings } from '@/domain/settings';

/** Settings before /master has responded for the first time: without a name and a currency. */
const unknownSettings: Settings = { ...defaultSettings, appName: '', currency: null };

const selectMaster = settingsApi.endpoints.getMaster.select();

/**
 * The site settings; the defaults after /master has failed (R3). The error stays while the call is repeated.
 */
export const selectSettings = createSelector(
  selectMaster,
  ({ data, error }): Settings => data ?? (error ? defaultSettings : unknownSettings),
);

export const selectIsMultiVendor = createSelector(selectSettings, (settings) => settings.isMultiVendor);
export const selectLanguages = createSelector(selectSettings, (settings) => settings.languages);
/** Whether /master has responded, now or in an earlier visit. */
export const selectHasSettings = createSelector(selectMaster, ({ data }) => data !== undefined);
export const selectSettingsFailed = createSelector(selectMaster, ({ isError }) => isError);
