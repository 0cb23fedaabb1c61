import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select, takeEvery } from 'typed-redux-saga';
import type { ShopId, UserId } from '@/domain/ids';
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
  noteWritten,
  orderPlaced,
  paymentMethodPicked,
  selectChoices,
  shieldToggled,
} from './checkout.slice';
import type { Choices } from './checkoutState';
import { forAnotherProduct } from './checkoutState';

const CHOICES_DRAFT = 'checkout choices';

interface Kept {
  /** Compared here, because another saga, which may run later, clears the drafts of another user. */
  owner: UserId | null;
  shopIds: ShopId[];
  choices: Choices | null;
}

const nothing: Kept = { owner: null, shopIds: [], choices: null };

function* keep(): SagaGenerator<void> {
  const user = yield* select(selectUser);
  if (!user) return;
  const shopIds = yield* select(selectSelectedShopIds);
  const choices = yield* select(selectChoices);
  yield* call(saveDraft, CHOICES_DRAFT, { owner: user.id, shopIds, choices } satisfies Kept);
}

/** For a "Buy Now" that waited for the login. */
const ofAnotherProduct = ({ decided, ...choices }: Choices): Choices => ({
  ...choices,
  decided: { ...decided, buyNow: forAnotherProduct(decided.buyNow) },
});

function* restore(): SagaGenerator<void> {
  const { owner, shopIds, choices } = withDraft(CHOICES_DRAFT, nothing);
  if (owner !== (yield* select(selectUser))?.id) return;
  const isBuyingNow = yield* select(selectIsBuyingNow);
  if (choices) yield* put(choicesRestored(isBuyingNow ? ofAnotherProduct(choices) : choices));
  if (shopIds.length > 0) yield* put(shopsSelected(shopIds));
}

/**
 * Keeps what the shopper chose for the order through a session that ended by itself, as drafts are kept: in
 * memory, and only for the same user (R19). Runs while a user is signed in.
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
      orderPlaced,
      buyNowPressed,
    ],
    keep,
  );
}
