import type { SagaGenerator } from 'typed-redux-saga';
import { call, put } from 'typed-redux-saga';
import type { ApiError } from '@/api';
import { callEndpoint, isResponseLost, refetchQuery, sellerApi, sessionApi } from '@/api';
import { SHOP_ROLE } from '@/domain/session';
import { noticeOf, showFormError } from '@/core/notices';
import { forget } from '@/shared/adapters';
import { dropDraft } from '@/shared/drafts';
import type { applicationSubmitted } from './seller.events';
import { SELLER_CALL, SELLER_DRAFT } from './seller.keys';

const refetchRoles = () => refetchQuery(sessionApi.endpoints.getRoles, undefined);

/**
 * Submits the application and refetches the roles: the Seller Dashboard appears at once if the server granted
 * the role.
 */
export function* apply({ payload: entry }: ReturnType<typeof applicationSubmitted>): SagaGenerator<void> {
  const { data, error } = yield* callEndpoint(
    sellerApi.endpoints.becomeASeller.initiate(entry, { fixedCacheKey: SELLER_CALL }),
  );
  if (error && !(yield* call(isGrantedAfterAll, error))) {
    yield* call(showFormError, error);
    return;
  }
  forget(entry.logo);
  forget(entry.banner);
  dropDraft(SELLER_DRAFT);
  const message = data?.message;
  yield* put(noticeOf('done', { text: message ? { message } : { key: 'Your application has been sent' } }));
  if (!error) yield* refetchRoles();
}

/**
 * Whether the application has arrived although its response was lost. A server that reviews applications
 * first grants no role yet; there the shopper sends it again. "You have a shop already" is such a refusal.
 */
function* isGrantedAfterAll(error: ApiError): SagaGenerator<boolean> {
  if (!isResponseLost(error) && (error.status !== 422 || error.fieldErrors)) return false;
  const { data: roles } = yield* refetchRoles();
  return roles?.includes(SHOP_ROLE) ?? false;
}
