/** A bug that is put into a copy of the sources, to see a case find it. */
export interface ProvenBug {
  /** What goes wrong, in QA's words. */
  bug: string;
  /** Name of the case that must turn red. */
  finds: string;
  file: string;
  /** Text that occurs once in the file. */
  right: string;
  wrong: string;
}

export const provenBugs: readonly ProvenBug[] = [
  {
    bug: 'coupon dropped',
    finds: 'coupon-kept',
    file: 'src/api/endpoints/placing.endpoints.ts',
    right: '...(couponCode ? { coupon_code: couponCode } : {}),',
    wrong: '',
  },
  {
    bug: 'lost order not looked for',
    finds: 'lost-order',
    file: 'src/features/checkout/placing/lostOrder.saga.ts',
    right: 'if (press.lastOrderId === null) return outcome;',
    wrong: 'if (press) return outcome;',
  },
  {
    bug: 'message doubled',
    finds: 'message-once',
    file: 'src/features/chat/sending/send.saga.ts',
    right: '  const { data: sent, error } = yield*',
    wrong:
      '  yield* callEndpoint(sendMessage.initiate({ shopId, text }, { track: false }));\n  const { data: sent, error } = yield*',
  },
  {
    bug: 'wrong unread count',
    finds: 'unread-count',
    file: 'src/features/chat/unread/unread.saga.ts',
    right: 'if ((yield* select(selectUnread)) > 0) yield* call(refetchListAndCount);',
    wrong: '',
  },
  {
    bug: 'toast in the wrong corner',
    finds: 'login-by-code',
    file: 'src/app/NoticeStack.tsx',
    right: "horizontal: isMirrored ? 'right' : 'left' };",
    wrong: "horizontal: isMirrored ? 'left' : 'right' };",
  },
];
