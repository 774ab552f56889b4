import { useMayVisit } from '../navigation/may-visit.ts';

/** The address where the options of the instance are switched. */
export const GESTION = '/superadmin/gestion';

export function useMayOpenGestion(): boolean {
  return useMayVisit()(GESTION);
}
