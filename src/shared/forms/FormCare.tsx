import { useFormikContext } from 'formik';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef } from 'react';
import { keepDraft } from '../drafts';
import { startOfPage } from '../ui';
import type { FieldAliases } from './serverFields';
import { refusalsOf, serverFields } from './serverFields';

interface FormCareProps {
  /** Under this name what is typed outlives a closed dialog; read it with `withDraft`. */
  draft: string;
  /** Fields that are never kept. */
  secrets?: readonly string[];
  /** What the server has: a field that says the same was not typed, and is not kept. */
  known?: object;
  /** What the last call was refused with, as the cache holds it. */
  error: unknown;
  aliases?: FieldAliases;
}

const Elsewhere = styled('div')(({ theme }) => ({
  marginBlockEnd: theme.spacing(4),
  overflowWrap: 'anywhere',
  color: theme.vars?.palette.error.main,
  '& > *': startOfPage,
}));

/**
 * What every form of the shop owes its shopper, inside its Formik: nothing typed is lost, a server's field errors stand
 * under the fields, those of no field of the form above them, and the first bad field gets the focus.
 */
export function FormCare({ draft, secrets = [], known, error, aliases }: FormCareProps) {
  const { values, errors, setErrors, setStatus, submitCount, isSubmitting } =
    useFormikContext<Record<string, unknown>>();
  const markRef = useRef<HTMLSpanElement>(null);
  const elsewhereRef = useRef<HTMLDivElement>(null);
  const named = serverFields(error, aliases) ?? {};
  // A list of files has no room for words of its own.
  const hasField = (name: string) => name in values && !Array.isArray(values[name]);
  const elsewhere = Object.keys(named).filter((name) => !hasField(name));

  const keep = useEffectEvent(() => {
    const isKnown = (name: string, value: unknown) =>
      known !== undefined && (known as Record<string, unknown>)[name] === value;
    const kept = Object.entries(values).filter(
      ([name, value]) => !secrets.includes(name) && !isKnown(name, value),
    );
    keepDraft(draft, Object.fromEntries(kept));
  });
  useEffect(() => keep(), [values]);

  const showRefusal = useEffectEvent(() => {
    // A validation of our own, such as that of the field which loses the focus here, forgets `errors`, but not the status.
    setStatus(refusalsOf(named, values));
    if (Object.keys(named).length === 0) return;
    const shown = Object.entries(named).filter(([name]) => hasField(name));
    setErrors(Object.fromEntries(shown));
    if (shown.length > 0) focusFirst(markRef.current, named);
    else elsewhereRef.current?.focus();
  });
  useEffect(() => showRefusal(), [error]);

  const focusFirstError = useEffectEvent(() => focusFirst(markRef.current, errors));
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) focusFirstError();
  }, [submitCount, isSubmitting]);

  return (
    <>
      <span ref={markRef} hidden />
      {elsewhere.length > 0 && (
        <Elsewhere ref={elsewhereRef} role="alert" tabIndex={-1}>
          {elsewhere.map((name) => (
            <div key={name} dir="auto">
              {named[name]}
            </div>
          ))}
        </Elsewhere>
      )}
    </>
  );
}

/** Of a group of radio buttons that is the checked one, such as none of five stars: another would seem to be picked. */
function focusFirst(mark: HTMLElement | null, errors: object): void {
  const form = mark?.closest('form');
  const named = Array.from(form?.elements ?? [], (field) => field.getAttribute('name') ?? '');
  const name = named.find((each) => each in errors);
  if (name === undefined) return;
  const bad = `[name="${name}"]`;
  const first = form?.querySelector<HTMLElement>(`${bad}:checked`) ?? form?.querySelector<HTMLElement>(bad);
  first?.focus();
}
