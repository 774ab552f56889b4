import { type FieldError, type ManqueDeMedia, manquesDeMedia, media } from '@bridge/contract';
import { describe } from '../../crud/descriptor.ts';
import type { Hooks } from '../../crud/hooks.ts';
import { storedOf } from '../../crud/stored.ts';
import { refuse } from '../../crud/write/refuse.rules.ts';
import { tracesImprimees } from '../../publication/print/generations/imprimes.service.ts';
import { teinteDe } from './analyse/teinte.rules.ts';
import { type Fichier, fichierAPrendre } from './fichiers/fichier.repository.ts';
import { mediasIncomplets } from './incomplets.ts';
import { dossierNet, mustBeComplete, orientationDe, statutTenu } from './media.rules.ts';
import { ensureRoomForMedia } from './stockage/quota.service.ts';

const stored = storedOf(media);

const PERDU = 'Ce fichier n’est plus sur le serveur. Déposez-le à nouveau.';

const MANQUES: Readonly<Record<ManqueDeMedia, string>> = {
  alternatif: 'Décrivez ce que l’on voit, dans une langue au moins, ou dites que c’est décoratif.',
  credit: 'Donnez le crédit à montrer.',
};

/** Rules of saving: facts come from the file, and nobody outside sees a media without its words and credit. */
const hooks: Hooks<typeof media> = {
  beforeSave: async ({ tx, acteur, at }, { before, after, changes }) => {
    const errors: FieldError[] = [];
    const asked = after.fichier;
    const isNew = 'fichier' in changes && asked?.id !== before?.fichier?.id;
    const taken =
      isNew && asked
        ? await fichierAPrendre(tx, stored, { id: asked.id, acteur, mediaId: before?.id ?? null })
        : undefined;
    if (isNew && taken === undefined) errors.push({ path: 'fichier', message: PERDU });
    if (taken !== undefined && before !== null && taken.genre !== before.genre)
      errors.push({ path: 'fichier', message: autreGenre(before.genre) });
    const genre = taken?.genre ?? before?.genre;
    const manques = genre === undefined ? [] : manquesDeMedia({ ...after, genre });
    if (mustBeComplete(before?.statut ?? null, after.statut))
      errors.push(...manques.map((path) => ({ path, message: MANQUES[path] })));
    refuse(errors);
    const statut = statutTenu(after.statut, manques.length === 0);
    const entite = after.entiteId;
    const comes = isNew || entite !== before?.entiteId;
    if (comes && entite !== null && asked) {
      const prise = { entite, mediaId: before?.id ?? null, fichier: asked.id };
      await ensureRoomForMedia(tx, { ...prise, path: isNew ? 'fichier' : 'entiteId' }, at);
    }
    return {
      ...(taken === undefined ? {} : valeursDe(taken)),
      ...(changes.dossier === undefined ? {} : { dossier: dossierNet(changes.dossier) }),
      ...(statut === after.statut ? {} : { statut }),
      ...(after.decorative ? { alternatif: {} } : {}),
    };
  },
};

export default describe(media, { hooks, traces: tracesImprimees('media'), unfit: mediasIncomplets });

function autreGenre(value: string): string {
  const genre = media.fields.genre.choices.find((choice) => choice.value === value)?.label ?? value;
  return `Ce fichier n’est pas du même genre (${genre}) que celui qu’il remplace\u00a0: créez un autre média.`;
}

function valeursDe(fichier: Fichier) {
  const { genre, type, taille, largeur, hauteur, duree, empreinte, details } = fichier;
  return {
    genre,
    typeMime: type,
    poids: taille,
    largeur,
    hauteur,
    orientation: orientationDe(largeur, hauteur),
    duree,
    profil: details.profil,
    couleur: details.couleur,
    teinte: teinteDe(details.couleur),
    resolution: details.resolution ?? null,
    origine: details.origine,
    empreinte,
  };
}
