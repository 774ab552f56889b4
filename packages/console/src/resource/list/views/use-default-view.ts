import { useSession } from '../../../api/session.store.ts';

/** The preference of a person that holds the favourite view of a resource. */
export const defaultViewKey = (ressource: string): string => `vue.${ressource}`;

/** The id of the view that a person opens a list with, in all their browsers. */
export function useDefaultView(ressource: string): number | null {
  const kept = useSession(({ userParams }) => userParams[defaultViewKey(ressource)]);
  return typeof kept === 'number' ? kept : null;
}
