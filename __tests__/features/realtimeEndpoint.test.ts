import { realtimeEndpoint } from '@/features/realtime/realtimeEndpoint';

const nowhere = {
  pusherAppKey: 'key',
  pusherAppCluster: 'mt1',
  pusherHost: null,
  pusherPort: null,
  pusherScheme: null,
  pusherAuth: false,
};

describe('"opened with the app key and cluster from settings, encryption enabled" (specification §7)', () => {
  it('is the cluster, encrypted', () => {
    expect(realtimeEndpoint(nowhere)).toMatchObject({
      key: 'key',
      options: { cluster: 'mt1', forceTLS: true },
    });
  });

  it('is the server in the settings, plain only if they say so', () => {
    const own = { ...nowhere, pusherHost: 'talk.example', pusherPort: 6001 };
    expect(realtimeEndpoint(own)?.options).toMatchObject({ wsHost: 'talk.example', forceTLS: true });
    expect(realtimeEndpoint({ ...own, pusherScheme: 'http' })?.options).toMatchObject({ forceTLS: false });
  });

  it('is null without a key', () => {
    expect(realtimeEndpoint({ ...nowhere, pusherAppKey: null })).toBeNull();
  });
});
