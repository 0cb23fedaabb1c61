import type { SagaGenerator } from 'typed-redux-saga';
import { call, put } from 'typed-redux-saga';
import { callEndpoint, sellerApi, sessionApi } from '@/api';
import { noticeOf, showFormError } from '@/core/notices';
import { forget } from '@/shared/adapters';
import { dropDraft } from '@/shared/drafts';
import type { applicationSubmitted } from './seller.events';
import { SELLER_CALL, SELLER_DRAFT } from './seller.keys';

/**
 * Submits the application and refetches the roles: the Seller Dashboard appears at once if the server granted
 * the role.
 */
export function* apply({ payload: entry }: ReturnType<typeof applicationSubmitted>): SagaGenerator<void> {
  const response = yield* callEndpoint(
    sellerApi.endpoints.becomeASeller.initiate(entry, { fixedCacheKey: SELLER_CALL }),
  );
  if (response.error) {
    yield* call(showFormError, response.error);
    return;
  }
  forget(entry.logo);
  forget(entry.banner);
  dropDraft(SELLER_DRAFT);
  const { message } = response.data;
  yield* put(noticeOf('done', { text: message ? { message } : { key: 'Your application has been sent' } }));
  yield* callEndpoint(
    sessionApi.endpoints.getRoles.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
}
