import { type Parametres, PRODUCT_TITLE } from '@bridge/contract';
import type { Letterhead } from '../../platform/mail.ts';

/** How the instance signs its e-mails. */
export function letterheadOf({ nom_instance, nom_expediteur }: Parametres): Letterhead {
  const nom = nom_instance || PRODUCT_TITLE;
  return { sender: nom_expediteur || nom, signature: `L’équipe ${nom}` };
}
