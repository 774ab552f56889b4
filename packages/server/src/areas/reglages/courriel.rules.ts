import { type Parametres, PRODUCT_TITLE } from '@bridge/contract';
import type { Letterhead } from '../../platform/mail.ts';

/** How the instance signs its e-mails, or the entity that they are sent for. */
export function letterheadOf({ nom_instance, nom_expediteur }: Parametres, ofEntite = ''): Letterhead {
  const nom = nom_instance || PRODUCT_TITLE;
  return { sender: nom_expediteur || nom, signature: ofEntite || `L’équipe ${nom}` };
}
