import type { Options } from 'pusher-js';
import type { Settings } from '@/domain/settings';

export interface RealtimeEndpoint {
  key: string;
  options: Options;
  /** Whether the user's channel is private, so that the backend signs the subscription. */
  isPrivate: boolean;
}

type Found = Pick<
  Settings,
  'pusherAppKey' | 'pusherAppCluster' | 'pusherHost' | 'pusherPort' | 'pusherScheme' | 'pusherAuth'
>;

/**
 * Address of the socket (api §7): the host of the settings, unencrypted only if `pusherScheme` is
 * "http"; otherwise the cluster, always encrypted. Null without a key.
 */
export function realtimeEndpoint(settings: Found): RealtimeEndpoint | null {
  const { pusherAppKey: key, pusherAppCluster: cluster, pusherHost: host, pusherPort: port } = settings;
  const isPrivate = settings.pusherAuth;
  if (!key || (!host && !cluster)) return null;
  const common = { cluster: cluster ?? '', disableStats: true };
  // WebSocket only: other transports load scripts, which the Content-Security-Policy forbids.
  if (!host) return { key, isPrivate, options: { ...common, forceTLS: true, enabledTransports: ['wss'] } };
  const isPlain = settings.pusherScheme === 'http';
  const address = { wsHost: host, ...(port && { wsPort: port, wssPort: port }) };
  return {
    key,
    isPrivate,
    options: { ...common, ...address, forceTLS: !isPlain, enabledTransports: [isPlain ? 'ws' : 'wss'] },
  };
}
