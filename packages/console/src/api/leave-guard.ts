/** Answers whether the session may be left: the tabs object while something typed in them is not saved. */
type Guard = () => Promise<boolean>;
export type Departure = 'sign-out' | 'other-identity';
type Farewell = (departure: Departure) => void;

const guards = new Set<Guard>();
const farewells = new Set<Farewell>();

export function onBeforeLeave(guard: Guard): () => void {
  guards.add(guard);
  return () => guards.delete(guard);
}

export async function mayLeave(): Promise<boolean> {
  for (const guard of guards) {
    if (!(await guard())) return false;
  }
  return true;
}

/** Called when the person chose to leave, so that what was typed is forgotten. An expired session is no such choice. */
export function onLeft(farewell: Farewell): () => void {
  farewells.add(farewell);
  return () => farewells.delete(farewell);
}

export function tellLeft(departure: Departure): void {
  for (const farewell of [...farewells]) farewell(departure);
}
