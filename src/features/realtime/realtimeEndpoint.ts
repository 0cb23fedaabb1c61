import type { Options } from 'pusher-js';
import type { Settings } from '@/domain/settings';

export interface RealtimeEndpoint {
  key: string;
  options: Options;
  /** Whether the user's channel is private: the backend signs the subscription. */
  isPrivate: boolean;
}

type Found = Pick<
  Settings,
  'pusherAppKey' | 'pusherAppCluster' | 'pusherHost' | 'pusherPort' | 'pusherScheme' | 'pusherAuth'
>;

/**
 * Where the socket is (api §7): any server that speaks the Pusher protocol where the settings name one, plain only
 * where they say so; else the cluster, encrypted. Null where there is no key.
 */
export function realtimeEndpoint(settings: Found): RealtimeEndpoint | null {
  const { pusherAppKey: key, pusherAppCluster: cluster, pusherHost: host, pusherPort: port } = settings;
  const isPrivate = settings.pusherAuth;
  if (!key || (!host && !cluster)) return null;
  const common = { cluster: cluster ?? '', disableStats: true };
  // Its other transports load scripts, which the Content-Security-Policy forbids.
  if (!host) return { key, isPrivate, options: { ...common, forceTLS: true, enabledTransports: ['wss'] } };
  const isPlain = settings.pusherScheme === 'http';
  const position = { wsHost: host, ...(port && { wsPort: port, wssPort: port }) };
  return {
    key,
    isPrivate,
    options: { ...common, ...position, forceTLS: !isPlain, enabledTransports: [isPlain ? 'ws' : 'wss'] },
  };
}
