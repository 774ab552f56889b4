import { useMayVisit } from '../navigation/may-visit.ts';

/** Where the options of the instance are switched. */
export const GESTION = '/superadmin/gestion';

export function useMayOpenGestion(): boolean {
  return useMayVisit()(GESTION);
}
