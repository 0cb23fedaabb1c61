import * as v from 'valibot';
import type { QaAbility, QaCouponVerdict, QaServerClock, QaStock } from '@/domain/qaServer';
import { QA_ABILITIES } from '@/domain/qaServer';
import type { SecretRef } from '@/shared/adapters';
import { storeSecret } from '@/shared/adapters';
import { dataOf, flag, id, money, number, optionalText, requiredText, text } from './lenient';

const isAbility = (value: unknown): value is QaAbility =>
  (QA_ABILITIES as readonly unknown[]).includes(value);

/** Unknown abilities are dropped: the panel has no control for them. */
export const abilitiesWire = dataOf(
  v.pipe(
    v.object({ abilities: v.array(v.unknown()) }),
    v.transform(({ abilities }) => abilities.filter(isAbility)),
  ),
);

export const serverClockWire = dataOf(
  v.pipe(
    v.object({ now: requiredText, is_stopped: flag }),
    v.transform((wire): QaServerClock => ({ now: Date.parse(wire.now), isStopped: wire.is_stopped })),
  ),
);

/** The code itself is stored in the vault, so that no row or case contains it. */
export interface QaCode {
  code: SecretRef;
  to: string;
}

export const latestCodeWire = dataOf(
  v.pipe(
    v.object({ otp: requiredText, to: text }),
    v.transform(({ otp, to }): QaCode => ({ code: storeSecret(otp), to })),
  ),
);

export const stockWire = dataOf(
  v.pipe(
    v.object({ product_id: id, name: text, quantity: number }),
    v.transform((wire): QaStock => ({
      productId: wire.product_id,
      name: wire.name,
      quantity: wire.quantity,
    })),
  ),
);

export const readyCartWire = dataOf(
  v.pipe(
    v.object({ account: requiredText }),
    v.transform(({ account }) => account),
  ),
);

export const couponVerdictWire = dataOf(
  v.pipe(
    v.object({
      reason: optionalText,
      shop: optionalText,
      minimum_amount: money,
      missing_amount: money,
      starts_at: optionalText,
      expires_at: optionalText,
      is_collected: flag,
    }),
    v.transform((wire): QaCouponVerdict => ({
      reason: wire.reason,
      shop: wire.shop,
      minimumAmount: wire.minimum_amount,
      missingAmount: wire.missing_amount,
      startsAt: wire.starts_at,
      expiresAt: wire.expires_at,
      isCollected: wire.is_collected,
    })),
  ),
);
