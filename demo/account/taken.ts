import { takenIn } from '../db/violations';
import { badField } from '../http/refusal';

/** Says which field is somebody else's already, where the database said so; any other problem is passed on. */
export function sayTaken(problem: unknown): never {
  const index = takenIn(problem);
  if (index === null) throw problem;
  throw badField(index.includes('email') ? 'email' : 'phone', 'The {field} has already been taken.');
}
