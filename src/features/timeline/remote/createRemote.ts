import { instrument } from '@redux-devtools/instrument';
import type { StoreEnhancer } from '@reduxjs/toolkit';
import type { QaRemote } from '@/domain/qaLink';
import { report } from '@/shared/report';
import { devToolsOptions, MAX_ROWS } from '../devToolsOptions';
import type { LiftedStore } from '../lifted';
import { liftedStoreOf } from '../lifted';
import { createRemoteMonitor } from './remoteMonitor';

/** A timeline that is watched on another computer (`npm run devtools`), for tablets without extensions. */
export interface Remote {
  enhancer: StoreEnhancer;
  close(): void;
}

export function createRemote({ host, code }: QaRemote): Remote {
  let isClosed = false;
  let socket: WebSocket | null = null;

  const connect = (lifted: LiftedStore) => {
    if (isClosed) return;
    socket = new WebSocket(`ws://${host}/tablet?code=${code}`);
    const opened = socket;
    const monitor = createRemoteMonitor(lifted, devToolsOptions(), (message) => {
      if (opened.readyState === WebSocket.OPEN) opened.send(JSON.stringify(message));
    });
    opened.onopen = () => monitor.announce();
    opened.onmessage = ({ data }) => monitor.receive(String(data));
    opened.onclose = () => {
      monitor.stop();
      if (!isClosed) report('remote timeline', new Error(`The connection to ${host} ended or was refused.`));
    };
  };

  const devTools = instrument(undefined, { maxAge: MAX_ROWS }) as StoreEnhancer;
  const enhancer: StoreEnhancer =
    (createStore) =>
    (...args) => {
      const store = devTools(createStore)(...args);
      const lifted = liftedStoreOf(store);
      if (lifted) connect(lifted);
      return store;
    };
  return {
    enhancer,
    close() {
      isClosed = true;
      socket?.close();
    },
  };
}
