import { takenIn } from '../db/violations';
import { badField } from '../http/refusal';

/** Maps a violation of a unique index to an error of the field; rethrows any other error. */
export function refuseTaken(problem: unknown): never {
  const index = takenIn(problem);
  if (index === null) throw problem;
  throw badField(index.includes('email') ? 'email' : 'phone', 'The {field} has already been taken.');
}
