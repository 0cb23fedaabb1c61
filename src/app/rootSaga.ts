import { call } from 'typed-redux-saga';
import { blockedActionSaga, guardSaga, unauthorizedSaga } from '@/features/access';
import { addressesSaga } from '@/features/addresses';
import { cartSaga } from '@/features/cart';
import { catalogueSaga } from '@/features/catalogue';
import { chatSaga } from '@/features/chat';
import { checkoutSaga } from '@/features/checkout';
import { contactSaga } from '@/features/contact';
import { deleteAccountSaga } from '@/features/deleteAccount';
import { heartbeatSaga } from '@/features/heartbeat';
import { localeSaga } from '@/features/locale';
import { loginSaga } from '@/features/login';
import { logoutSaga } from '@/features/logout';
import { noticesSaga } from '@/core/notices';
import { ordersSaga } from '@/features/orders';
import { paymentSaga } from '@/features/payment';
import { profileSaga } from '@/features/profile';
import { realtimeSaga } from '@/features/realtime';
import { releaseSaga } from '@/features/release';
import { rolesSaga } from '@/features/roles';
import { searchSaga } from '@/features/search';
import { sellerSaga } from '@/features/seller';
import { supportSaga } from '@/features/support';
import { otpSaga } from '@/features/otp';
import { passwordSaga } from '@/features/password';
import { registrationSaga } from '@/features/registration';
import { resumeSession, sessionSaga, whileSignedIn } from '@/core/session';
import { settingsSaga } from '@/core/settings';
import { stockAlertSaga } from '@/features/stockAlert';
import { socialSaga } from '@/features/social';
import { vouchersSaga } from '@/features/vouchers';
import { wishlistSaga } from '@/features/wishlist';
import { supervised } from '@/shared/saga';
import { cacheSaga } from './cache.saga';
import { lostChunksSaga } from './lostChunks.saga';
import { lostReadsSaga } from './lostReads.saga';
import { tabsSaga } from './tabs/tabs.saga';

/**
 * All feature sagas, in the order of a visit. Writes to an account end with its session: a late outcome must
 * not reach the next user (R19).
 */
const featureSagas = {
  notices: noticesSaga,
  unauthorized: unauthorizedSaga,
  blockedAction: blockedActionSaga,
  guard: guardSaga,
  session: sessionSaga,
  locale: localeSaga,
  login: loginSaga,
  otp: otpSaga,
  registration: registrationSaga,
  password: passwordSaga,
  social: socialSaga,
  logout: logoutSaga,
  deleteAccount: deleteAccountSaga,
  cart: cartSaga,
  addresses: () => whileSignedIn(addressesSaga),
  checkout: checkoutSaga,
  orders: () => whileSignedIn(ordersSaga),
  payment: paymentSaga,
  vouchers: vouchersSaga,
  wishlist: wishlistSaga,
  stockAlert: stockAlertSaga,
  catalogue: catalogueSaga,
  search: searchSaga,
  chat: chatSaga,
  realtime: realtimeSaga,
  contact: contactSaga,
  roles: rolesSaga,
  heartbeat: heartbeatSaga,
  tabs: tabsSaga,
  profile: () => whileSignedIn(profileSaga),
  support: () => whileSignedIn(supportSaga),
  seller: () => whileSignedIn(sellerSaga),
  cache: cacheSaga,
  lostChunks: lostChunksSaga,
  lostReads: lostReadsSaga,
  settings: settingsSaga,
  release: releaseSaga,
};

/** Resumes the session, then starts every saga under its own supervisor. */
export function* rootSaga() {
  yield* call(resumeSession);
  for (const [name, saga] of Object.entries(featureSagas)) yield* supervised(name, saga);
}
