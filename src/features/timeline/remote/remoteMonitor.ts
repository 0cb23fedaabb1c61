import type { Action, DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { afterDrawing } from '@/shared/adapters';
import type { LiftedState, LiftedStore } from '../lifted';
import { parseImport } from './parseImport';

/** Parts of the lifted state that only the remote panel reads. */
interface WatchedState extends LiftedState {
  actionsById: Record<number, { action: Action } | undefined>;
  committedState?: unknown;
  isPaused?: boolean;
}

const isSameBut = (a: WatchedState, b: WatchedState) =>
  a.computedStates === b.computedStates && a.isLocked === b.isLocked && a.isPaused === b.isPaused;

/**
 * Speaks the protocol of the Redux DevTools' panel: sends rows and states, shortened as for the extension,
 * and carries out jumps, skips, imports. Rows typed into the panel are not dispatched, as in the extension.
 */
export function createRemoteMonitor(
  lifted: LiftedStore,
  { name, features, maxAge, actionSanitizer, stateSanitizer }: DevToolsEnhancerOptions,
  send: (message: object) => void,
) {
  let isWatched = false;
  let sent: WatchedState | null = null;
  let isStateDue = false;
  const instance = { instanceId: 'shop', name };
  const current = () => lifted.getState() as WatchedState;
  const displayed = (state: unknown, index: number) => stateSanitizer?.(state, index) ?? state;
  /** A row by the name under which the panel's RTK Query tab finds it. */
  const listed = (row: WatchedState['actionsById'][number], id: number) =>
    row && { ...row, action: actionSanitizer?.(row.action, id) ?? row.action };

  const sendState = () => {
    isStateDue = false;
    const state = current();
    sent = state;
    const { actionsById, computedStates, committedState, ...payload } = state;
    send({
      ...instance,
      type: 'STATE',
      payload,
      actionsById: JSON.stringify(
        Object.fromEntries(Object.entries(actionsById).map(([id, row]) => [id, listed(row, Number(id))])),
      ),
      computedStates: JSON.stringify(
        computedStates.map((each, index) => ({ ...each, state: displayed(each.state, index) })),
      ),
      committedState: committedState !== undefined,
      libConfig: { name, features, type: 'redux' },
    });
  };

  const sendRow = (state: WatchedState) => {
    sent = state;
    const id = state.nextActionId - 1;
    send({
      ...instance,
      type: 'ACTION',
      action: JSON.stringify(listed(state.actionsById[id], id)),
      payload: JSON.stringify(displayed(state.computedStates.at(-1)?.state, id)),
      nextActionId: state.nextActionId,
      maxAge,
    });
  };

  const unsubscribe = lifted.subscribe(() => {
    const state = current();
    if (!isWatched || isStateDue || !sent) return;
    // The panel has recorded its own jumps.
    if (isSameBut(state, sent)) return;
    const isRow =
      state.nextActionId === sent.nextActionId + 1 && state.stagedActionIds.at(-1) === sent.nextActionId;
    if (isRow) sendRow(state);
    else {
      isStateDue = true;
      void afterDrawing().then(() => (isWatched ? sendState() : undefined));
    }
  });

  const sendExport = () => {
    const { stagedActionIds, actionsById, committedState } = current();
    send({
      ...instance,
      type: 'EXPORT',
      payload: JSON.stringify(stagedActionIds.slice(1).map((id) => actionsById[id]?.action)),
      committedState: JSON.stringify(committedState),
    });
  };

  const commands: Record<string, (message: { action?: unknown; state?: unknown }) => void> = {
    START() {
      isWatched = true;
      sendState();
    },
    STOP() {
      isWatched = false;
    },
    UPDATE: sendState,
    EXPORT: sendExport,
    DISPATCH({ action }) {
      if (typeof (action as { type?: unknown } | null)?.type === 'string')
        lifted.dispatch(action as Parameters<LiftedStore['dispatch']>[0]);
    },
    IMPORT({ state }) {
      lifted.dispatch({ type: 'IMPORT_STATE', ...parseImport(state) });
    },
  };

  return {
    announce: () => send({ ...instance, type: 'START' }),
    receive(text: string): void {
      try {
        const message = JSON.parse(text) as { type: string; action?: unknown; state?: unknown };
        if (Object.hasOwn(commands, message.type)) commands[message.type]?.(message);
      } catch (problem) {
        send({ ...instance, type: 'ERROR', payload: String(problem) });
      }
    },
    stop(): void {
      isWatched = false;
      unsubscribe();
    },
  };
}
