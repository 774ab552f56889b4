import type { Offre } from '../offre.ts';
import { nomsDuType } from '../vocabulaire.ts';

/** Sixteen characters, of which the first three are those of the form. */
export const identifiantTourinsoft = (offre: Offre, rang: number): string =>
  `${nomsDuType(offre.type).bordereau[0]}AUB096${String(rang + 1).padStart(7, '0')}`;

/** A tracking script in every record, which must never run. */
export const TRACEUR =
  '<script type="text/javascript">(function(w){w._suivi=w._suivi||[];w._suivi.push(["_offre"])})(window)</script>';
