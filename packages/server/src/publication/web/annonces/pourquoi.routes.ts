import { type Langue, PUBLIC } from '@bridge/contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { parametresLus } from '../../../catalogue/parametre.repository.ts';
import { MODULE } from '../../../composition/annonce/places.repository.ts';
import type { ParLangue } from '../../../composition/mots/langue.rules.ts';
import { texteEn } from '../../../composition/mots/texte.rules.ts';
import type { Db } from '../../../schema.ts';
import { hoteDe } from '../adresses/hotes.rules.ts';
import { POURQUOI, pourquoiDe } from './adresse.rules.ts';
import { entetesDePourquoi, pageDePourquoi } from './pourquoi.page.ts';
import { isOpposed } from './visiteur.rules.ts';

interface SiteLu {
  readonly nom: string;
  readonly titre: ParLangue;
  readonly parDefaut: Langue;
  readonly code: string;
  readonly domaines: readonly { readonly domaine: string }[];
}

async function siteDe(db: Db, code: string): Promise<SiteLu | undefined> {
  const { rows } = await sql<SiteLu>`
    SELECT nom, titre, langue_par_defaut AS "parDefaut", code, domaines FROM sites
    WHERE code = ${code} AND supprime_le IS NULL AND archive_le IS NULL AND ${MODULE}`.execute(db);
  return rows[0];
}

/** The page « pourquoi cette annonce », which every annonce links to. */
export function installPourquoi(app: FastifyInstance, { db }: { readonly db: Db }): void {
  app.get<{ Params: { quoi: string } }>(`${POURQUOI}/:quoi`, { config: { access: PUBLIC } }, async (request, reply) => {
    const asked = pourquoiDe(request.params.quoi);
    const site = asked && (await siteDe(db, asked.site));
    if (!asked || !site)
      return reply.status(404).type('text/plain; charset=utf-8').send('Cette page n’existe pas, ou plus.');
    const nom = texteEn(site.titre, { langue: asked.langue, parDefaut: site.parDefaut }).texte || site.nom;
    const isOwnHost = site.domaines.some(({ domaine }) => hoteDe(domaine) === request.hostname);
    const adresse = isOwnHost ? `/${asked.langue}` : `/public/${site.code}/${asked.langue}`;
    return reply
      .headers(entetesDePourquoi())
      .type('text/html; charset=utf-8')
      .send(
        pageDePourquoi({
          langue: asked.langue,
          site: { nom, adresse },
          isOpposed: isOpposed(request.headers),
          mois: (await parametresLus(db, 'retention_statistiques')).retention_statistiques,
        }),
      );
  });
}
