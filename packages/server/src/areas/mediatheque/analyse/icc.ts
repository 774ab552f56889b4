import { nomDuProfil } from './icc.rules.ts';
import type { Lecteur } from './lecteur.ts';
import { abime, refus } from './refus.ts';

/** Far more than the tables of a printer take. */
const LARGEST = 16 * 1024 ** 2;
/** The length of the header, which every colour profile has. */
const LEAST = 132;

/** The name of a colour profile; throws when the file is cut short or is no profile. */
export async function readProfil(lecteur: Lecteur): Promise<string> {
  if (lecteur.taille > LARGEST)
    throw refus('Ce profil de couleur dépasse 16\u00a0Mo\u00a0: ce n’est pas celui d’un imprimeur.');
  const bytes = await lecteur.read(0, lecteur.taille);
  if (bytes.length < LEAST || bytes.readUInt32BE(0) !== lecteur.taille) throw abime();
  return nomDuProfil(bytes)?.replace(/\0/g, '').trim() ?? '';
}
