import { type Annonce, type AnyRecord, nouvelleCreation } from '@bridge/contract';
import type { Call } from '../../../testing/call.ts';
import type { World } from '../../../testing/world.ts';

let rang = 0;

interface Vendue {
  readonly titre?: string;
  readonly du: string;
  readonly au: string;
}

/** Sells annonces with texts on screens, as a régie does: an espace, its annonces, and their approval. */
export async function sellAnnonces(call: Call, nombre: number, { titre = 'Louez un vélo', du, au }: Vendue) {
  rang += 1;
  const format = await call<AnyRecord>('POST', '/api/annonces/format', {
    nom: 'Plein écran',
    code: `plein-ecran-${rang}`,
    canal: 'ecran',
    genre: 'texte',
    maxTitre: 60,
    partage: 'toutes',
  });
  const espace = await call<AnyRecord>('POST', '/api/annonces/space', {
    nom: 'Écrans',
    code: `ecrans-${rang}`,
    canal: 'ecran',
    emplacement: 'slide',
    formats: [format.id],
    capacite: Math.max(2, nombre),
  });
  const annonceur = await call<AnyRecord>('POST', '/api/annonces/annonceur', { nom: 'Cycles de l’Ambre' });
  const annonces: Annonce[] = [];
  for (let n = 0; n < nombre; n += 1) {
    const { id, version } = await call<Annonce>('POST', '/api/annonces/annonce', {
      nom: 'Vélos',
      format: format.id,
      annonceur: annonceur.id,
      creations: [{ ...nouvelleCreation(format.id), titre, url: 'https://velos.exemple.fr/' }],
      espaces: [espace.id],
      du,
      au,
    });
    annonces.push(await call<Annonce>('POST', `/api/annonces/annonce/${id}/valider`, { version }));
  }
  return { annonces, espace: { ref: 'espace', id: espace.id } as const };
}

export async function annonceVendue(world: World, entiteId: number, vendue: Vendue) {
  await world.setParametres({ enable_module_ads: true });
  const root = await world.person({ roles: ['ROLE_SUPER_ADMIN'], entiteId });
  const call: Call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await root.call<T>(method, path, body);
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return answer.body.data;
  };
  const { annonces, espace } = await sellAnnonces(call, 1, vendue);
  const [annonce] = annonces;
  if (annonce === undefined) throw new Error('no annonce was sold');
  return { annonce, espace, root };
}
