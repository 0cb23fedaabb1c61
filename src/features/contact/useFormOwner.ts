import { useState } from 'react';
import { useSelector } from 'react-redux';
import { isIntendedEnd, selectEndedBy, selectUser } from '@/core/session';

/**
 * `key` of a form on a public page. It changes when the user of the form has left, by a logout or because
 * another user signed in (R19); an expired session and a login of a visitor keep what is typed.
 */
export function useFormOwner(): number {
  const userId = useSelector(selectUser)?.id ?? null;
  const endedBy = useSelector(selectEndedBy);
  const [form, setForm] = useState({ owner: userId, key: 0 });
  const { owner, key } = form;
  const hasLeft = owner !== null && (userId === null ? isIntendedEnd(endedBy) : userId !== owner);
  if (hasLeft) setForm({ owner: userId, key: key + 1 });
  else if (owner === null && userId !== null) setForm({ owner: userId, key });
  return key;
}
