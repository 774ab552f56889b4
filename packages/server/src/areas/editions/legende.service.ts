import {
  adresseDeFichier,
  type BrouillonDeLegende,
  type EntreeDeLegende,
  LANGUES,
  type Langue,
  PICTO_NEUTRE,
  type PropositionDeLegende,
  type Ref,
  refsIn,
} from '@bridge/contract';
import { type CadreDemande, openCadre } from '../../composition/cadre.ts';
import { mediaFor } from '../../composition/media.ts';
import { enLangue } from '../../composition/mots/langue.rules.ts';
import type { Scope } from '../../platform/auth/identity.ts';
import { htmlDeLegende } from '../../rendering/print/legende.html.ts';
import type { Db } from '../../schema.ts';
import { type ModaliteSansEntree, modalitesSansEntree } from './legende.repository.ts';
import { pictoDuMot } from './picto.rules.ts';

/** The words that a legend should explain and does not, each as an entry ready to be added. */
export async function propositions(
  db: Db,
  expliquees: readonly Ref[],
  { scope, language }: { readonly scope: Scope; readonly language: string },
): Promise<PropositionDeLegende[]> {
  const idsOf = (ref: string) => expliquees.filter((one) => one.ref === ref).map(({ id }) => id);
  const missing = await modalitesSansEntree(db, { modalites: idsOf('modalite'), criteres: idsOf('critere') }, scope);
  return missing.flatMap((modalite) => propositionDe(modalite, language));
}

function propositionDe(modalite: ModaliteSansEntree, language: string): PropositionDeLegende[] {
  const { id, libelle, critere, picto, nombre, montree, dessinSource } = modalite;
  const nom = enLangue(libelle, language);
  // A word without a name cannot be explained.
  if (nom === '') return [];
  return [
    {
      entree: {
        picto: { genre: 'produit', nom: picto ?? pictoDuMot(libelle.fr ?? nom) ?? PICTO_NEUTRE },
        libelle: courts(libelle, LONGEST_LIBELLE),
        cible: { ref: 'modalite', id },
        groupe: '',
        couleur: null,
        alternatif: {},
      },
      nom,
      critere: enLangue(critere, language),
      groupe: courts(critere, LONGEST_GROUPE),
      nombre,
      montree,
      dessinee: picto !== null || dessinSource !== '',
      dessinSource,
    },
  ];
}

const LONGEST_LIBELLE = 100;
const LONGEST_GROUPE = 80;

/** The words of a source in the languages of the product, cut to the room that there is. */
function courts(textes: Readonly<Record<string, string>>, longest: number): EntreeDeLegende['libelle'] {
  const kept = LANGUES.flatMap((langue: Langue) => {
    const texte = textes[langue]?.trim();
    return texte ? [[langue, texte.slice(0, longest)] as const] : [];
  });
  return Object.fromEntries(kept);
}

/** A legend as it would be printed, without drawings whose rights do not allow it that day. */
export async function apercu(db: Db, demande: CadreDemande, legende: BrouillonDeLegende): Promise<string> {
  const cadre = openCadre(db, demande);
  const dessins = new Map<number, string>();
  for (const { ref, id } of refsIn(legende.entrees)) {
    const media = ref === 'media' ? await mediaFor('print', cadre, id) : 'absent';
    if (typeof media !== 'string' && media.genre === 'picto')
      dessins.set(id, `${cadre.fichiers ?? ''}${adresseDeFichier(media.fichier.id, 'original')}`);
  }
  return htmlDeLegende(legende, { langue: demande.langue, dessins });
}
