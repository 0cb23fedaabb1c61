import type { Action } from '@reduxjs/toolkit';
import { isAction } from '@reduxjs/toolkit';

/** Used part of redux-saga's effects. */
interface Effect {
  type?: string;
  payload?: { action?: object; args?: readonly unknown[]; channel?: unknown };
}

interface Step {
  parent: number;
  /** Action that the step was started with or has taken since. */
  event: Action | null;
  /** A race or all effect: an action taken by one branch counts for the whole saga. */
  isJoint: boolean;
}

interface Task {
  toPromise(): Promise<unknown>;
}

/**
 * Tracks saga effects, to map each `put` to the action that its saga handles; null is the start of the visit.
 */
export function createSagaCauses() {
  const steps = new Map<number, Step>();
  const events = new WeakMap<object, Action | null>();

  const eventAbove = (id: number): Action | null => {
    const step = steps.get(id);
    if (!step) return null;
    return step.event ?? eventAbove(step.parent);
  };

  const take = (id: number, event: Action): void => {
    const step = steps.get(id);
    if (!step) return;
    step.event = event;
    if (step.isJoint) take(step.parent, event);
  };

  const end = (id: number): void => {
    steps.delete(id);
  };

  return {
    has: (action: object) => events.has(action),
    eventOf: (action: object) => events.get(action) ?? null,
    monitor: {
      effectTriggered(step: { effectId: number; parentEffectId: number; effect: unknown }): void {
        const { type, payload } = (step.effect ?? {}) as Effect;
        const started = payload?.args?.at(-1);
        steps.set(step.effectId, {
          parent: step.parentEffectId,
          event: isAction(started) ? started : null,
          isJoint: type === 'RACE' || type === 'ALL',
        });
        if (type === 'PUT' && payload?.action) events.set(payload.action, eventAbove(step.parentEffectId));
      },
      effectResolved(id: number, result: unknown): void {
        const step = steps.get(id);
        if (step && isAction(result)) take(step.parent, result);
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
