import { type Langue, type Parametres, PRODUCT_TITLE } from '@bridge/contract';
import type { Letterhead } from '../../platform/mail.ts';
import { EQUIPE } from './courriel.words.ts';

/** The letterhead of e-mails: of the instance in a language, or of their entity in its own words. */
export function letterheadOf(
  { nom_instance, nom_expediteur }: Pick<Parametres, 'nom_instance' | 'nom_expediteur'>,
  { ofEntite = '', langue }: { readonly ofEntite?: string; readonly langue: Langue },
): Letterhead {
  const nom = nom_instance || PRODUCT_TITLE;
  return { sender: nom_expediteur || nom, signature: ofEntite || EQUIPE[langue](nom) };
}
