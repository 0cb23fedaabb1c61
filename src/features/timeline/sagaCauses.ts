import type { Action } from '@reduxjs/toolkit';
import { isAction } from '@reduxjs/toolkit';
import type { Source } from '@/shared/adapters';
import { currentSource } from '@/shared/adapters';

/** Used part of redux-saga's effects. */
interface Effect {
  type?: string;
  payload?: { action?: object; args?: readonly unknown[] };
}

/** What a saga runs for: an action that it handles, or a source that called back. */
export interface SagaEvent {
  by: 'saga' | Source;
  /** For a timer the action that was handled before; null for other sources and the start of the visit. */
  of: Action | null;
}

interface Step {
  parent: number;
  type: string | undefined;
  /** What the step was started with, or has taken since; null to look above. */
  event: SagaEvent | null;
  hasTaken: boolean;
}

interface Task {
  toPromise(): Promise<unknown>;
}

const VISIT: SagaEvent = { by: 'saga', of: null };

/** A forked saga keeps its event, whatever its parent takes meanwhile. */
const FORKS = new Set<unknown>(['FORK', 'SPAWN']);
const TAKES = new Set<unknown>(['TAKE', 'FLUSH']);
/** An action taken by one branch counts for the whole saga. */
const JOINTS = new Set<unknown>(['RACE', 'ALL']);

/**
 * Tracks saga effects, to map each `put` to what its saga runs for. `responseOf` returns the response of a
 * request that belongs to the start of the visit.
 */
export function createSagaCauses(responseOf: (requestId: string) => Action | undefined) {
  const steps = new Map<number, Step>();
  const events = new WeakMap<object, SagaEvent>();

  const eventAbove = (id: number): SagaEvent => {
    const step = steps.get(id);
    if (!step) return VISIT;
    return step.event ?? eventAbove(step.parent);
  };

  const take = (id: number, event: SagaEvent): void => {
    const step = steps.get(id);
    if (!step) return;
    step.event = event;
    step.hasTaken = true;
    if (JOINTS.has(step.type)) take(step.parent, event);
  };

  /** The event that a TAKE or FLUSH effect has received; only these begin something new, not a `put`. */
  const received = ({ type, parent }: Step, result: unknown): SagaEvent | null => {
    const taken = (type === 'FLUSH' && Array.isArray(result) ? result : [result]).at(-1) as unknown;
    if (isAction(taken)) return { by: 'saga', of: taken };
    const source = type === 'TAKE' ? currentSource() : null;
    return source && { by: source, of: source === 'timer' ? eventAbove(parent).of : null };
  };

  /** A saga of the start handles the response that it has waited for. */
  const awaited = ({ type, parent }: Step, result: unknown): SagaEvent | null => {
    const { requestId } = (result ?? {}) as { requestId?: unknown };
    if (type !== 'CALL' || typeof requestId !== 'string' || eventAbove(parent) !== VISIT) return null;
    const response = responseOf(requestId);
    return response ? { by: 'saga', of: response } : null;
  };

  /** A fork runs for the action that its watcher passes last, a call for that of its caller. */
  const forked = (payload: Effect['payload'], parent: number): SagaEvent => {
    const handled = payload?.args?.at(-1);
    return isAction(handled) ? { by: 'saga', of: handled } : eventAbove(parent);
  };

  const end = (id: number): void => {
    steps.delete(id);
  };

  return {
    has: (action: object) => events.has(action),
    eventOf: (action: object) => events.get(action) ?? VISIT,
    monitor: {
      effectTriggered(step: { effectId: number; parentEffectId: number; effect: unknown }): void {
        const { type, payload } = (step.effect ?? {}) as Effect;
        const parent = step.parentEffectId;
        const event = FORKS.has(type) ? forked(payload, parent) : null;
        steps.set(step.effectId, { parent, type, event, hasTaken: false });
        const above = eventAbove(parent);
        // A saga that was started with the action it puts has no other cause.
        if (type === 'PUT' && payload?.action && payload.action !== above.of)
          events.set(payload.action, above);
      },
      effectResolved(id: number, result: unknown): void {
        const step = steps.get(id);
        const event = step && (TAKES.has(step.type) ? received(step, result) : awaited(step, result));
        if (step && event) take(step.parent, event);
        // What a called saga waited for counts for its caller; a branch of a race is a saga without a type.
        else if (step?.hasTaken && step.event && (step.type ?? 'CALL') === 'CALL')
          take(step.parent, step.event);
        // A forked task outlives its fork effect.
        const task = result as Task | null | undefined;
        if (typeof task?.toPromise === 'function')
          task.toPromise().then(
            () => end(id),
            () => end(id),
          );
        else end(id);
      },
      effectRejected: end,
      effectCanceled: end,
    },
  };
}
