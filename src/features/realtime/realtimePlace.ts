import type { Options } from 'pusher-js';
import type { Settings } from '@/domain/settings';

export interface RealtimePlace {
  key: string;
  options: Options;
}

type Found = Pick<
  Settings,
  'pusherAppKey' | 'pusherAppCluster' | 'pusherHost' | 'pusherPort' | 'pusherScheme'
>;

/**
 * Where the socket is (contract §7): any server that speaks the Pusher protocol where the settings name one, plain only
 * where they say so; else the cluster, encrypted. Null where there is no key.
 */
export function realtimePlace(settings: Found): RealtimePlace | null {
  const { pusherAppKey: key, pusherAppCluster: cluster, pusherHost: host, pusherPort: port } = settings;
  if (!key || (!host && !cluster)) return null;
  const common = { cluster: cluster ?? '', disableStats: true };
  if (!host) return { key, options: { ...common, forceTLS: true } };
  const isPlain = settings.pusherScheme === 'http';
  const place = { wsHost: host, ...(port && { wsPort: port, wssPort: port }) };
  return {
    key,
    options: { ...common, ...place, forceTLS: !isPlain, enabledTransports: [isPlain ? 'ws' : 'wss'] },
  };
}
