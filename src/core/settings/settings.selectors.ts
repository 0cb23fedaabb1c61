import { createSelector } from '@reduxjs/toolkit';
import { settingsApi } from '@/api';
import type { Settings } from '@/domain/settings';
import { defaultSettings } from '@/domain/settings';

const selectMaster = settingsApi.endpoints.getMaster.select();

/** The site settings; defaults until /master has responded (R3). */
export const selectSettings = createSelector(selectMaster, ({ data }): Settings => data ?? defaultSettings);

export const selectIsMultiVendor = createSelector(selectSettings, (settings) => settings.isMultiVendor);
export const selectLanguages = createSelector(selectSettings, (settings) => settings.languages);
/** Whether /master has responded, now or in an earlier visit. */
export const selectHasSettings = createSelector(selectMaster, ({ data }) => data !== undefined);
export const selectSettingsFailed = createSelector(selectMaster, ({ isError }) => isError);
