import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select, takeEvery } from 'typed-redux-saga';
import { placingApi } from '@/api';
import type { ShopId, UserId } from '@/domain/ids';
import type { OrderPress } from '@/domain/order';
import {
  buyNowPressed,
  selectIsBuyingNow,
  selectionCleared,
  selectionCorrected,
  selectSelectedShopIds,
  shopsSelected,
  shopToggled,
} from '@/features/cart';
import { selectUser } from '@/core/session';
import { saveDraft, withDraft } from '@/shared/drafts';
import {
  addressPicked,
  choicesRestored,
  couponEntered,
  earlierPressLost,
  noteWritten,
  orderPlaced,
  paymentMethodPicked,
  placingEnded,
  placingStarted,
  pressRestored,
  selectChoices,
  selectPress,
  shieldToggled,
} from './checkout.slice';
import type { Choices } from './checkoutState';
import { forAnotherProduct } from './checkoutState';

const { placeOrder } = placingApi.endpoints;

const CHOICES_DRAFT = 'checkout choices';

interface Kept {
  /** Compared here, because another saga, which may run later, clears the drafts of another user. */
  owner: UserId | null;
  shopIds: ShopId[];
  choices: Choices | null;
  /** The press of unknown outcome, which must not become two orders. */
  press: OrderPress | null;
}

const nothing: Kept = { owner: null, shopIds: [], choices: null, press: null };

function* keep(): SagaGenerator<void> {
  const user = yield* select(selectUser);
  if (!user) return;
  const shopIds = yield* select(selectSelectedShopIds);
  const choices = yield* select(selectChoices);
  const press = yield* select(selectPress);
  yield* call(saveDraft, CHOICES_DRAFT, { owner: user.id, shopIds, choices, press } satisfies Kept);
}

/** A 401 ends the session before the placing does; its order was refused. */
function* forgetRefused(response: Action): SagaGenerator<void> {
  const isUnauthorized = placeOrder.matchRejected(response) && response.payload?.status === 401;
  if (isUnauthorized)
    yield* call(saveDraft, CHOICES_DRAFT, { ...withDraft(CHOICES_DRAFT, nothing), press: null });
}

/** For a "Buy Now" that waited for the login. */
const ofAnotherProduct = ({ decided, ...choices }: Choices): Choices => ({
  ...choices,
  decided: { ...decided, buyNow: forAnotherProduct(decided.buyNow) },
});

function* restore(): SagaGenerator<void> {
  const { owner, shopIds, choices, press } = withDraft(CHOICES_DRAFT, nothing);
  if (owner !== (yield* select(selectUser))?.id) return;
  const isBuyingNow = yield* select(selectIsBuyingNow);
  if (choices) yield* put(choicesRestored(isBuyingNow ? ofAnotherProduct(choices) : choices));
  if (shopIds.length > 0) yield* put(shopsSelected(shopIds));
  if (press) yield* put(pressRestored(press));
}

/**
 * Keeps what the shopper chose for the order, and a press of unknown outcome, through a session that ended
 * by itself, as drafts are kept: in memory, and only for the same user (R19). Runs while a user is signed in.
 */
export function* keepChoices(): SagaGenerator<void> {
  yield* call(restore);
  yield* call(keep);
  yield* takeEvery(
    [
      shopToggled,
      shopsSelected,
      selectionCorrected,
      selectionCleared,
      addressPicked,
      paymentMethodPicked,
      shieldToggled,
      couponEntered,
      noteWritten,
      placingStarted,
      earlierPressLost,
      placingEnded,
      orderPlaced,
      buyNowPressed,
    ],
    keep,
  );
  yield* takeEvery(placeOrder.matchRejected, forgetRefused);
}
