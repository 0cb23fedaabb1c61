import type { SagaGenerator } from 'typed-redux-saga';
import { callEndpoint, realtimeApi } from '@/api';
import { forget, storeSecret, resolveSecrets } from '@/shared/adapters';

/** Request for the signature that pusher-js needs to subscribe to a private channel. */
export interface SignatureRequest {
  kind: 'signature';
  socketId: string;
  channelName: string;
  settle: (result: { auth: string } | { isRefused: boolean }) => void;
}

/**
 * Requests the signature. A 401 ends the session as with any other call; 401 and 403 are final, other errors
 * are retried later.
 */
export function* authorize({ socketId, channelName, settle }: SignatureRequest): SagaGenerator<void> {
  const handle = storeSecret(socketId);
  const response = yield* callEndpoint(
    realtimeApi.endpoints.authorizeChannel.initiate({ socketId: handle, channelName }, { track: false }),
  );
  forget(handle);
  if (response.error) {
    const { status } = response.error;
    return settle({ isRefused: status === 401 || status === 403 });
  }
  const auth = resolveSecrets(response.data);
  forget(response.data);
  settle(typeof auth === 'string' ? { auth } : { isRefused: false });
}
