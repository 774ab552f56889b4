import { useSession } from '../../../api/session.store.ts';

/** Under which name it is kept with the preferences of a person. */
export const defaultViewKey = (ressource: string): string => `vue.${ressource}`;

/** The view that a person opens a list with, in every browser of theirs. */
export function useDefaultView(ressource: string): number | null {
  const kept = useSession(({ userParams }) => userParams[defaultViewKey(ressource)]);
  return typeof kept === 'number' ? kept : null;
}
