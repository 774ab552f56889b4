import { sql } from 'kysely';
import { atOnce } from '../../../catalogue/selection/evaluation.repository.ts';
import { escapeHtml } from '../../../platform/html.ts';
import type { PageARendre } from '../../../rendering/web/page.ts';
import { unePageDeListe } from '../../../rendering/web/testing/pages.ts';
import type { Db } from '../../../schema.ts';
import { framePage } from '../http/public.cadre.ts';
import type { Composition, Demande, Reponse, Visite } from '../pages/composition.ts';
import type { Fabrique } from '../public.ts';

export interface FabriqueDEssai extends Fabrique {
  /** The requests that reached composition, in order: « liste restaurants page=2 ». */
  readonly demandes: string[];
  /** Waited for before an answer is given, where a test puts something. */
  retenue: Promise<void> | undefined;
}

interface Lu {
  readonly id: number;
  readonly titre: { readonly fr: string };
  readonly selection: number;
  readonly nom: string;
}

/** Pages with little on them: the published title of a list and the name of its sélection, read at one moment. */
export function fabriqueDEssai(): FabriqueDEssai {
  const demandes: string[] = [];
  const fabrique: FabriqueDEssai = {
    demandes,
    retenue: undefined,
    compose: async (db, visite, demande) => {
      demandes.push(texteDe(demande));
      const reponse = await atOnce(db, (tx) => reponseA(tx, visite, demande));
      await fabrique.retenue;
      return reponse;
    },
    render: async (aRendre) => dessin(aRendre),
    framePage,
    sortie: async (_db, visite, demande) =>
      demande.genre === 'liste' && demande.code === 'restaurants'
        ? {
            type: 'application/json; charset=utf-8',
            corps: JSON.stringify({ ...demande, requete: demande.requete.toString(), langue: visite.langue }),
            cles: ['listeWeb:1'],
            nomDeFichier: `${demande.code}.${demande.format}`,
            lien: '<https://bridge.example/suite>; rel="next"',
            perime: new Date(visite.at.getTime() + 60_000),
            fin: null,
            fraicheur: 60,
          }
        : null,
    fichiers: [{ nom: 'base.12345678.css', type: 'text/css; charset=utf-8', corps: 'body{margin:0}' }],
  };
  return fabrique;
}

function texteDe(demande: Demande): string {
  if (demande.genre === 'liste') return `liste ${demande.code} ${demande.requete}`.trim();
  return demande.genre === 'fiche' ? `fiche ${demande.objet}` : demande.genre;
}

async function reponseA(tx: Db, visite: Visite, demande: Demande): Promise<Reponse> {
  if (demande.genre !== 'liste') return { genre: 'inconnu' };
  const { rows } = await sql<Lu>`
    SELECT listes.enregistrement AS id, contenu->'titre' AS titre, selections.id AS selection, selections.nom
    FROM publications_en_cours AS listes JOIN publications ON publications.id = listes.publication_id
    JOIN selections ON selections.id = (contenu->>'selection')::bigint
    WHERE listes.ressource = 'listeWeb' AND contenu->>'code' = ${demande.code}`.execute(tx);
  const [lue] = rows;
  return lue === undefined ? { genre: 'inconnu' } : composition(lue, visite, demande.requete);
}

const PAGES = 5;

function composition({ id, titre, selection, nom }: Lu, visite: Visite, requete: URLSearchParams): Composition {
  const base = unePageDeListe();
  const state = new URLSearchParams(requete);
  // As a list does: an unknown choice is ignored, and any page past the last one is the last one.
  state.delete('commune', 'inconnue');
  const asked = Math.min(Number(state.get('page') ?? 1), PAGES);
  const page = unePageDeListe({
    id,
    titre: titre.fr,
    introduction: nom,
    textePied: requete.toString(),
    langues: [{ code: visite.langue, libelle: '', href: `/x?${state}`, actuelle: true }],
    pagination: { ...base.pagination, page: asked, pages: PAGES },
    site: { ...base.site, base: visite.base, adresse: visite.adresse },
  });
  return {
    genre: 'page',
    aRendre: { page, sources: { page: null, elements: {}, composants: {} }, codes: [] },
    statut: 200,
    cles: [`listeWeb:${id}`, `selection:${selection}`],
    perime: new Date(visite.at.getTime() + 24 * 60 * 60_000),
    fin: null,
    fraicheur: 300,
    mesure: null,
  };
}

function dessin({ page }: PageARendre): { html: string; fragment: string } {
  if (page.genre !== 'liste') return { html: '', fragment: '' };
  const inside = `<h1>${escapeHtml(page.titre)}</h1><p>${escapeHtml(page.introduction)}</p><i>${escapeHtml(page.textePied)}</i><a href="${page.site.base}/fr/x">x</a>`;
  return { html: `<!DOCTYPE html><html><head></head><body>${inside}</body></html>`, fragment: inside };
}
