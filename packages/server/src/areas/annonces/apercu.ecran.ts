import {
  type apercuEnContexte,
  type Diaporama,
  diaporama as diaporamaResource,
  type EndpointAnswer,
  instantOf,
  PARIS,
  tailleDe,
} from '@bridge/contract';
import { atOnce } from '../../catalogue/selection/evaluation.repository.ts';
import { annonceLue } from '../../composition/annonce/annonces.repository.ts';
import type { PlaceLue } from '../../composition/annonce/places.repository.ts';
import { type Cadre, type CadreDemande, openCadre } from '../../composition/cadre.ts';
import type { Identity } from '../../platform/auth/identity.ts';
import { bandeauDe, gabaritDe } from '../../publication/ecran/habillage.ts';
import type { Adresse } from '../../publication/ecran/programme.dessin.ts';
import { vueEssayee, vuesDesAnnonces } from '../../publication/ecran/vues/annonces.ts';
import { pageDEcran } from '../../rendering/ecran/diapositive.html.ts';
import type { Db } from '../../schema.ts';
import { cadreOf } from '../cadre.ts';
import { type QuestionDApercu, RIEN_A_VOIR } from './apercu.question.ts';
import { diaporamaDeLEspace } from './couverture.repository.ts';

/** Draws a view of a screen, with addresses that the console can load. */
export type DrawEcran = (
  demande: Pick<CadreDemande, 'fichiers'>,
  draw: (adresse: Adresse) => string,
) => Promise<{ readonly html: string }>;

interface Dependencies {
  readonly db: Db;
  readonly filesUrl: string;
  readonly drawEcran: DrawEcran;
}

type Answer = EndpointAnswer<typeof apercuEnContexte>;
const told = (...remarques: string[]): Answer => ({ ...RIEN_A_VOIR, remarques });

/** The preview of an espace of screens, in the first diaporama that shows it. */
export async function apercuEcran(
  { db, filesUrl, drawEcran }: Dependencies,
  identity: Identity,
  place: PlaceLue,
  { jour, heure, langue, annonce }: QuestionDApercu,
): Promise<Answer> {
  const at = instantOf(jour, heure);
  const demande = { ...(await cadreOf(db, identity, { owner: place.entiteId, at, langue })), fichiers: filesUrl };
  const found = await atOnce(db, async (tx) => {
    const cadre = openCadre(tx, demande);
    const diaporama = await diaporamaDe(tx, cadre, place.espace);
    const lu = diaporama && (await gabaritDe(cadre, diaporama.gabarit));
    if (!diaporama || !lu) return null;
    const slide = diaporama.sequence.find((one) => one.genre === 'annonce' && one.espace.id === place.espace);
    if (slide?.genre !== 'annonce') return null;
    const taille = tailleDe(diaporama.resolution);
    const asked = { gabarit: lu.gabarit, slide, taille, fuseau: PARIS, pas: 0, diaporama: diaporama.id };
    const tried = annonce === undefined ? undefined : await annonceLue(tx, 'ecran', annonce);
    const { vues, remarques } =
      annonce === undefined
        ? await vuesDesAnnonces(tx, cadre, { ...asked, sequence: diaporama.sequence })
        : { vues: tried ? await vueEssayee(tx, cadre, place, tried) : [], remarques: [] };
    const { bandeau } = await bandeauDe(cadre, diaporama);
    const { gabarit, polices } = lu;
    const ecran = { gabarit, polices, parametres: diaporama.parametres, ...taille, langue };
    return { contenu: vues[0]?.contenu, remarques, nom: diaporama.nom, taille, ecran, bandeau };
  });
  if (found === null) return told('Aucun diaporama que vous voyez ne montre cet espace.');
  const { contenu, remarques, taille, ecran, bandeau } = found;
  if (contenu === undefined) return told('Cette annonce n’a pas de création pour cet écran, dans cette langue.');
  const { html } = await drawEcran(demande, (adresse) => pageDEcran(contenu, { ...ecran, adresse }, bandeau));
  return { ...RIEN_A_VOIR, html, taille, remarques: [`Dans le diaporama «\u00a0${found.nom}\u00a0».`, ...remarques] };
}

async function diaporamaDe(tx: Db, { configuration, scope }: Cadre, espace: number): Promise<Diaporama | undefined> {
  const id = await diaporamaDeLEspace(tx, scope, espace);
  return id === undefined ? undefined : configuration.live(diaporamaResource, id);
}
