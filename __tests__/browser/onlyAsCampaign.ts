import { test } from '@playwright/test';

/** Skips a test of a campaign in `npm test`. */
export const onlyAsCampaign = (name: string) =>
  test.skip(!process.env.CAMPAIGN_SIZE, `A campaign: npm run campaign -- ${name}`);
