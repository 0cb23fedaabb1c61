import { useFormikContext } from 'formik';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef } from 'react';
import { saveDraft } from '../drafts';
import { startOfPage } from '../ui';
import type { FieldAliases } from './serverFields';
import { refusalsOf, serverFields } from './serverFields';

interface FormGuardProps {
  /** Key of the draft, which survives a closed dialog; read it with `withDraft`. */
  draft: string;
  /** Fields excluded from the draft. */
  secrets?: readonly string[];
  /** Values of the server; unchanged fields are excluded from the draft. */
  serverValues?: object;
  /** Error of the last call, as cached. */
  error: unknown;
  aliases?: FieldAliases;
}

const UnassignedErrors = styled('div')(({ theme }) => ({
  marginBlockEnd: theme.spacing(4),
  overflowWrap: 'anywhere',
  color: theme.vars?.palette.error.main,
  '& > *': startOfPage,
}));

/**
 * Common behavior of all forms, rendered inside Formik: saves drafts, shows field errors of the server under
 * their fields and unassigned ones above the form, and focuses the first invalid field.
 */
export function FormGuard({ draft, secrets = [], serverValues, error, aliases }: FormGuardProps) {
  const { values, errors, setErrors, setStatus, submitCount, isSubmitting } =
    useFormikContext<Record<string, unknown>>();
  const markRef = useRef<HTMLSpanElement>(null);
  const unassignedRef = useRef<HTMLDivElement>(null);
  const named = serverFields(error, aliases) ?? {};
  // File lists do not render field errors.
  const hasField = (name: string) => name in values && !Array.isArray(values[name]);
  const unassigned = Object.keys(named).filter((name) => !hasField(name));

  const saveValues = useEffectEvent(() => {
    const isKnown = (name: string, value: unknown) =>
      serverValues !== undefined && (serverValues as Record<string, unknown>)[name] === value;
    const typed = Object.entries(values).filter(
      ([name, value]) => !secrets.includes(name) && !isKnown(name, value),
    );
    saveDraft(draft, Object.fromEntries(typed));
  });
  useEffect(() => saveValues(), [values]);

  const showRefusal = useEffectEvent(() => {
    // Client-side validation, such as that of the field blurred here, clears `errors` but not `status`.
    setStatus(refusalsOf(named, values));
    if (Object.keys(named).length === 0) return;
    const shown = Object.entries(named).filter(([name]) => hasField(name));
    setErrors(Object.fromEntries(shown));
    if (shown.length > 0) focusFirst(markRef.current, named);
    else unassignedRef.current?.focus();
  });
  useEffect(() => showRefusal(), [error]);

  const focusFirstError = useEffectEvent(() => focusFirst(markRef.current, errors));
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) focusFirstError();
  }, [submitCount, isSubmitting]);

  return (
    <>
      <span ref={markRef} hidden />
      {unassigned.length > 0 && (
        <UnassignedErrors ref={unassignedRef} role="alert" tabIndex={-1}>
          {unassigned.map((name) => (
            <div key={name} dir="auto">
              {named[name]}
            </div>
          ))}
        </UnassignedErrors>
      )}
    </>
  );
}

/**
 * Focuses the first invalid field; in a radio group the checked one, because focusing another would look
 * selected.
 */
function focusFirst(mark: HTMLElement | null, errors: object): void {
  const form = mark?.closest('form');
  const named = Array.from(form?.elements ?? [], (field) => field.getAttribute('name') ?? '');
  const name = named.find((each) => each in errors);
  if (name === undefined) return;
  const selector = `[name="${name}"]`;
  const first =
    form?.querySelector<HTMLElement>(`${selector}:checked`) ?? form?.querySelector<HTMLElement>(selector);
  first?.focus();
}
