import {
  type ApercuDeGabarit,
  type apercuDeGabaritImprime,
  BridgeError,
  type EndpointInput,
  type ErreurDeGabarit,
  type GabaritImprimeId,
  gabaritCouverture,
  gabaritEdition,
  gabaritNotes,
  gabaritSommaire,
  type ModeleEdition,
  modeleEdition,
} from '@bridge/contract';
import { savedRecord, withBrouillon } from '../../../composition/configuration.ts';
import type { PartieComposee } from '../../../composition/edition/edition-composee.ts';
import type { Identity } from '../../../platform/auth/identity.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Apercus } from '../../../publication/print/apercus.ts';
import type { FicheTiree } from '../../../rendering/print/fiche.imprimee.ts';
import { avisDuGabarit } from '../../../rendering/print/gabarits/gabarit.avis.ts';
import { fichierDeNotes } from '../../../rendering/print/gabarits/projet.ts';
import type { FauteTypst } from '../../../rendering/print/tirage/typst.ts';
import type { Db } from '../../../schema.ts';
import { parseBrouillon } from '../../brouillon.rules.ts';
import { cadreOf } from '../../cadre.ts';
import { isSameGabarit } from './epingles.rules.ts';
import { editionDEssai } from './essai.ts';
import { GABARITS, type GabaritResource } from './gabarits-imprimes.ts';

export interface ApercuDeGabaritDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly filesUrl: string;
  readonly apercus: Apercus;
}

/** The person who asks, with a signal that they left. */
interface Par {
  readonly identity: Identity;
  readonly signal: AbortSignal;
}

type Demande = EndpointInput<typeof apercuDeGabaritImprime>['body'];

/** The pages of a gabarit as it is typed: with test data, or with a saved model. */
export async function apercuDeGabarit(
  dependencies: ApercuDeGabaritDependencies,
  par: Par,
  { ressource, valeurs, essai }: Demande,
): Promise<ApercuDeGabarit> {
  const { record, remarques: manques } = parseBrouillon<GabaritResource>(GABARITS[ressource], valeurs);
  const drawn =
    essai.genre === 'jeu'
      ? await ofEssai(dependencies, par, { ressource, record, essai })
      : await ofModele(dependencies, par, { ressource, record, modele: essai.modele });
  const fichier = `/${fichierDe(ressource, record.id)}.typ`;
  const erreurs = drawn.erreurs.map((faute) => erreurDe(faute, fichier));
  return { ...drawn, manques: [...manques], erreurs, avis: [...avisDuGabarit(record)] };
}

type Lu = ReturnType<typeof parseBrouillon<GabaritResource>>['record'];
type As<R extends GabaritResource> = ReturnType<typeof parseBrouillon<R>>['record'];

function ofEssai(
  { apercus }: ApercuDeGabaritDependencies,
  { identity: { userId }, signal }: Par,
  { ressource, record, essai }: Of & { readonly essai: Extract<Demande['essai'], { genre: 'jeu' }> },
) {
  // The record was read by the schema of the resource.
  const ifIs = <R extends GabaritResource>(resource: R) => (ressource === resource.id ? (record as As<R>) : null);
  const gabarits = {
    edition: ifIs(gabaritEdition),
    couverture: ifIs(gabaritCouverture),
    sommaire: ifIs(gabaritSommaire),
  };
  const notes = ifIs(gabaritNotes);
  return apercus.tryOut({
    canal: 'ecran',
    qui: String(userId),
    signal,
    compose: (images) =>
      editionDEssai(
        { ...essai, gabarits, notes: notes && { genre: 'notes', element: notesOf(0), gabarit: notes } },
        images,
      ),
  });
}

interface Of {
  readonly ressource: GabaritImprimeId;
  readonly record: Lu;
}

async function ofModele(
  { db, clock, filesUrl, apercus }: ApercuDeGabaritDependencies,
  { identity, signal }: Par,
  { ressource, record, modele: id }: Of & { readonly modele: number },
) {
  const saved = await savedRecord(db, modeleEdition, identity.scope, id);
  if (saved === undefined) throw new BridgeError('notFound');
  const [langue = 'fr'] = saved.langues;
  const cadre = {
    ...(await cadreOf(db, identity, { owner: saved.entiteId, at: clock.now(), langue })),
    fichiers: filesUrl,
  };
  return apercus.draw({
    cadre,
    modele: drawnBy(saved, ressource, record.id),
    configuration: (saved) => withBrouillon(saved, { resource: GABARITS[ressource], record }),
    canal: 'ecran',
    entier: false,
    qui: String(identity.userId),
    signal,
  });
}

type PartieDeNotes = Extract<PartieComposee<FicheTiree>, { readonly genre: 'notes' }>;
const notesOf = (id: number): PartieDeNotes['element'] => ({
  genre: 'notes',
  gabarit: { ref: 'gabaritNotes', id },
  pages: 1,
});

/** The model with the typed gabarit in place of its own. */
function drawnBy(saved: ModeleEdition, ressource: GabaritImprimeId, id: number): ModeleEdition {
  const modele = {
    ...saved,
    gabaritsEpingles: saved.gabaritsEpingles.filter((one) => !isSameGabarit(one, { ressource, id })),
  };
  switch (ressource) {
    case 'gabaritEdition':
      return { ...modele, gabarit: id };
    case 'gabaritCouverture':
      return { ...modele, gabaritCouverture: id };
    case 'gabaritSommaire': {
      const hasSommaire = modele.plan.some(({ genre }) => genre === 'sommaire');
      const sommaire = { genre: 'sommaire', saut: 'page' } as const;
      return { ...modele, gabaritSommaire: id, plan: hasSommaire ? modele.plan : [sommaire, ...modele.plan] };
    }
    case 'gabaritNotes':
      return { ...modele, plan: [...modele.plan.filter(({ genre }) => genre !== 'notes'), notesOf(id)] };
  }
}

/** The file of a gabarit, as `projetDe` names it. */
function fichierDe(ressource: GabaritImprimeId, id: number): string {
  switch (ressource) {
    case 'gabaritEdition':
      return 'gabarit';
    case 'gabaritCouverture':
      return 'couverture';
    case 'gabaritSommaire':
      return 'sommaire';
    case 'gabaritNotes':
      return fichierDeNotes(String(id));
  }
}

/** An error with its line in this source, or with the name of another file. */
function erreurDe({ fichier, ligne, message }: FauteTypst, own: string): ErreurDeGabarit {
  return fichier === own ? { message, ligne } : { message: `${message} (dans ${fichier})`, ligne: null };
}
