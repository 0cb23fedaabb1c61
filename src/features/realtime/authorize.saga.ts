import type { SagaGenerator } from 'typed-redux-saga';
import { callEndpoint, realtimeApi } from '@/api';
import { forget, seal, unseal } from '@/shared/adapters';

/** pusher-js needs a signature for a private channel. */
export interface SignatureRequest {
  kind: 'signature';
  socketId: string;
  channelName: string;
  settle: (result: { auth: string } | { isRefused: boolean }) => void;
}

/** Requests the signature. A 401 ends the session as everywhere; a 403 is final, anything else may be tried again later. */
export function* authorize({ socketId, channelName, settle }: SignatureRequest): SagaGenerator<void> {
  const handle = seal(socketId);
  const answer = yield* callEndpoint(
    realtimeApi.endpoints.authorizeChannel.initiate({ socketId: handle, channelName }, { track: false }),
  );
  forget(handle);
  if (answer.error) {
    const { status } = answer.error;
    return settle({ isRefused: status === 401 || status === 403 });
  }
  const auth = unseal(answer.data);
  forget(answer.data);
  settle(typeof auth === 'string' ? { auth } : { isRefused: false });
}
