import { type Annonce, type AnyRecord, nouvelleCreation } from '@bridge/contract';
import type { Answer, World } from '../../../testing/world.ts';

let rang = 0;

interface Vendue {
  readonly titre?: string;
  readonly du: string;
  readonly au: string;
}

/** A text that an advertiser pays for on screens, as a régie sells it: a place, an annonce in it, and somebody who agreed. */
export async function annonceVendue(world: World, entiteId: number, { titre = 'Louez un vélo', du, au }: Vendue) {
  rang += 1;
  await world.setParametres({ enable_module_ads: true });
  const root = await world.person({ roles: ['ROLE_SUPER_ADMIN'], entiteId });
  const made = async <T>(answer: Promise<Answer<T>>): Promise<T> => {
    const { status, body } = await answer;
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body.data;
  };
  const format = await made(
    root.call<AnyRecord>('POST', '/api/annonces/format', {
      nom: 'Plein écran',
      code: `plein-ecran-${rang}`,
      canal: 'ecran',
      genre: 'texte',
      maxTitre: 60,
      partage: 'toutes',
    }),
  );
  const espace = await made(
    root.call<AnyRecord>('POST', '/api/annonces/space', {
      nom: 'Écrans',
      code: `ecrans-${rang}`,
      canal: 'ecran',
      emplacement: 'slide',
      formats: [format.id],
      capacite: 2,
    }),
  );
  const annonce = await made(
    root.call<Annonce>('POST', '/api/annonces/annonce', {
      nom: 'Vélos',
      format: format.id,
      raisonSociale: 'Cycles de l’Ambre',
      creations: [{ ...nouvelleCreation(format.id), titre, url: 'https://velos.exemple.fr/' }],
      espaces: [espace.id],
      du,
      au,
    }),
  );
  const agreed = await made(
    root.call<Annonce>('POST', `/api/annonces/annonce/${annonce.id}/valider`, { version: annonce.version }),
  );
  return { annonce: agreed, espace: { ref: 'espace', id: espace.id } as const, root };
}
