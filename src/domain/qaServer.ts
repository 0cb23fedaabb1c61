/** What a backend's QA interface may be able to do (docs/qa.md, "The Server section"). */
export const QA_ABILITIES = ['clock', 'code', 'stock', 'reset', 'cart', 'coupon'] as const;
export type QaAbility = (typeof QA_ABILITIES)[number];

/** The backend's clock. */
export interface QaServerClock {
  /** Unix time in milliseconds. */
  now: number;
  isStopped: boolean;
}

/** Change of the backend's clock. */
export type QaClockChange = { moveMs: number } | { isStopped: boolean } | { offsetMs: 0 };

export interface QaStock {
  productId: number;
  name: string;
  quantity: number;
}

/** What a refused coupon lacked, as the backend sends it. */
export interface QaCouponVerdict {
  /**
   * Such as `unknown`, `notYetValid`, `expired`, `otherShop`, `belowMinimum`, `notCollected` or `used`; null
   * if the coupon applies.
   */
  reason: string | null;
  shop: string | null;
  minimumAmount: number;
  /** How much the goods of the coupon's shop are below the minimum. */
  missingAmount: number;
  startsAt: string | null;
  expiresAt: string | null;
  isCollected: boolean;
}

/** Whether an endpoint belongs to the QA interface, by its name: `getQaClock`, `resetQaDatabase`. */
export const isQaEndpoint = (name: string): boolean => /^[a-z]+Qa[A-Z]/.test(name);
