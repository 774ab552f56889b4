import { type Parametres, PRODUCT_TITLE } from '@bridge/contract';
import type { Letterhead } from '../../platform/mail.ts';

/** How the instance signs its e-mails, in a language, or the entity that they are sent for, in its own words. */
export function letterheadOf(
  { nom_instance, nom_expediteur }: Parametres,
  { ofEntite = '', equipe = (nom: string) => `L’équipe ${nom}` } = {},
): Letterhead {
  const nom = nom_instance || PRODUCT_TITLE;
  return { sender: nom_expediteur || nom, signature: ofEntite || equipe(nom) };
}
