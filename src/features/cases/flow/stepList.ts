import type { Step, Target } from './flowFile';

const isFill = (step: Step | undefined) => step?.do.startsWith('fill') === true;
const isCode = (step: Step | undefined) => step?.do === 'fillSecret' && step.secret === 'code';
/** Further typing into a field, or the second click on a control. */
const isRepetition = (step: Step) => isFill(step) || (step.do === 'click' && step.times !== undefined);

export interface StepList {
  steps: readonly Step[];
  /** Adds a step, or joins it with the last one if both are one input. */
  add: (step: Step, field?: Element | null) => void;
  /** The description of a control that the last step was about: looking for its equals takes long. */
  describedByLastStep: (field: Element) => Target | null;
}

export function createStepList(): StepList {
  const steps: Step[] = [];
  let lastField: Element | null = null;
  return {
    steps,
    add(step, field = null) {
      const last = steps.at(-1);
      // The boxes of a code are one code.
      if (isCode(last) && isCode(step)) return;
      const isSameField = field !== null && field === lastField;
      // Several inputs into a field are one text, with the clicks among them.
      if (isSameField && step.do === 'click' && isFill(last)) return;
      const isReplaced = isSameField && isRepetition(step) && (last?.do === 'click' || isFill(last));
      if (isReplaced || (last?.do === 'resize' && step.do === 'resize')) steps.pop();
      steps.push(step);
      lastField = field;
    },
    describedByLastStep(field) {
      const last = steps.at(-1);
      if (field !== lastField || !last || !('role' in last)) return null;
      const { role, name, nth } = last;
      return { role, name, ...(nth !== undefined && { nth }) };
    },
  };
}
