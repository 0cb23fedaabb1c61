import type { SagaGenerator } from 'typed-redux-saga';
import { call, put } from 'typed-redux-saga';
import { callEndpoint, profileApi } from '@/api';
import { noticeOf, showFormError } from '@/core/notices';
import { forget } from '@/shared/adapters';
import { dropSentDraft, withDraft } from '@/shared/drafts';
import type { profileSubmitted } from './profile.events';
import { PROFILE_CALL, PROFILE_DRAFT } from './profile.keys';

/** Saves the profile. The response updates name and photo everywhere; errors are shown at their fields. */
export function* saveProfile({ payload: entry }: ReturnType<typeof profileSubmitted>): SagaGenerator<void> {
  const sent = withDraft(PROFILE_DRAFT, {});
  const response = yield* callEndpoint(
    profileApi.endpoints.updateProfile.initiate(entry, { fixedCacheKey: PROFILE_CALL }),
  );
  if (!response.error) {
    if (entry.photo) forget(entry.photo);
    dropSentDraft(PROFILE_DRAFT, sent);
    yield* put(noticeOf('done', { text: { key: 'Profile saved' } }));
  } else {
    yield* call(showFormError, response.error);
  }
}
