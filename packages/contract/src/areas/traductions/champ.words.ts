import { resourceById } from '../resources.ts';
import { adresseEnMots } from './record.rules.ts';
import { GENRES_DE_TEXTE } from './registre.choix.ts';

/** The kind of text that an address of an objet stands for: « legendes:photo-3 » is of « legendes ». */
const champDAdresse = (adresse: string): string => adresse.split(':', 1)[0] ?? adresse;

/** The name of the text of a line. */
export function texteEnMots(ressource: string, adresse: string): string {
  if (ressource !== 'objet') {
    const resource = resourceById(ressource);
    return resource === undefined ? adresse : adresseEnMots(resource.fields, adresse);
  }
  const genre = champDAdresse(adresse);
  if (genre === 'champs') return `Champ ajouté «\u00a0${adresse.slice('champs:'.length)}\u00a0»`;
  return GENRES_DE_TEXTE.find(({ value }) => value === genre)?.label ?? adresse;
}

/** The kind of record of a line: « Objet », « Liste web ». */
export function ressourceEnMots(ressource: string): string {
  return resourceById(ressource)?.noun.one ?? ressource;
}
