import { nomDuProfil } from './icc.rules.ts';
import type { Lecteur } from './lecteur.ts';
import { abime, refus } from './refus.ts';

/** Far more than the tables of a printer take. */
const LARGEST = 16 * 1024 ** 2;
/** The header, and as many bytes as it has to be believed. */
const LEAST = 132;

/** The name of a colour profile, as long as it says; refuses one that is cut short or that is none. */
export async function readProfil(lecteur: Lecteur): Promise<string> {
  if (lecteur.taille > LARGEST)
    throw refus('Ce profil de couleur dépasse 16\u00a0Mo\u00a0: ce n’est pas celui d’un imprimeur.');
  const bytes = await lecteur.read(0, lecteur.taille);
  if (bytes.length < LEAST || bytes.readUInt32BE(0) !== lecteur.taille) throw abime();
  return nomDuProfil(bytes)?.replace(/\0/g, '').trim() ?? '';
}
