import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { type ModeleEdition, modeleEdition, nouvelleLigne } from '@bridge/contract';
import { sql } from 'kysely';
import sharp from 'sharp';
import { niveau, officeDEdition } from '../../../areas/editions/testing/office.ts';
import { createMedia } from '../../../areas/mediatheque/testing/depot.ts';
import { createOriginaux } from '../../../catalogue/photos/originaux.ts';
import { createReserveDeFichiers } from '../../../catalogue/photos/reserve.ts';
import { savedRecord } from '../../../composition/configuration.ts';
import { scopeOfEntity } from '../../../crud/read/portee.repository.ts';
import { temporaryFolder } from '../../../platform/db/testing/temp-folder.ts';
import { createLog } from '../../../platform/log.ts';
import { useOutside } from '../../../platform/net/testing/use-outside.ts';
import { decodageIci } from '../../../process/decodage.ts';
import { impressionIci } from '../../../process/impression.ici.ts';
import type { World } from '../../../testing/world.ts';
import { create } from '../../web/testing/site.ts';
import { type DemandeDeTirage, drawEdition } from '../tirage.service.ts';

const PHOTO = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#336699' } })
  .jpeg()
  .toBuffer();

/** An office whose guide has a cover, a sommaire, a section by commune, and an index. */
export async function guide(world: World, changes: object = {}, rubriqueChanges: object = {}) {
  const office = await officeDEdition(world);
  const { admin, db, entiteId } = office;
  const shipped = async (table: string) => {
    const { rows } = await sql<{ id: number }>`SELECT min(id) AS id FROM ${sql.table(table)}`.execute(db);
    return rows[0]?.id ?? 0;
  };
  const bloc = await create(admin, '/blocs', {
    nom: 'Descriptif',
    code: `descriptif-${entiteId}`,
    lignes: [nouvelleLigne({ genre: 'champ', champ: 'description' })],
  });
  const rubrique = await office.rubrique({ niveaux: [niveau('commune')], blocs: [bloc.id], ...rubriqueChanges });
  const saut = 'page';
  const saved = await create(admin, '/editions/modeles', {
    nom: 'Guide',
    code: `guide-${entiteId}`,
    titre: { fr: 'Où dormir et manger' },
    gabarit: await shipped('gabarits_edition'),
    gabaritCouverture: await shipped('gabarits_couverture'),
    plan: [
      { genre: 'sommaire', saut },
      {
        genre: 'rubrique',
        rubrique: { ref: 'rubriqueDynamique', id: rubrique.id },
        titre: {},
        selection: null,
        tri: null,
        couleur: null,
        saut,
      },
      { genre: 'index', cle: 'nom', titre: {}, saut },
    ],
    ...changes,
  });
  const scope = await scopeOfEntity(db, entiteId);
  const modele = (await savedRecord(db, modeleEdition, scope, saved.id)) as ModeleEdition;
  const dossier = await temporaryFolder();
  const clock = { now: () => world.now };
  const reserve = createReserveDeFichiers({ dossier, clock, most: 1e9 });
  const { cadreur } = decodageIci;
  const outside = useOutside({ allowed: [], clock });
  const local = (url: string) => (url.startsWith('https://photos.example/') ? Promise.resolve(PHOTO) : null);
  const originaux = createOriginaux({
    db,
    clock,
    log: createLog('silent'),
    outside,
    reserve,
    relais: reserve,
    local,
    cadreur,
  });
  const dependencies = {
    db,
    impression: impressionIci,
    travail: `${dossier}/travail`,
    originaux,
    reserve,
    cadreur,
    outside,
    readMedia: async (): Promise<Readable | null> => null,
  };
  const cadre = { scope, entite: entiteId, langue: 'fr' as const, at: world.now };
  const draw = (more: Partial<DemandeDeTirage> = {}) =>
    drawEdition(dependencies, { cadre, modele, canal: 'ecran', qui: 'test', ...more }, async (tiree) => ({
      ...tiree,
      bytes: await readFile(tiree.pdf),
    }));
  /** Gives its model a cover whose rights have ended, which stops the document. */
  const stop = async () => {
    const { id } = await createMedia(world, admin, PHOTO, { droits: { du: null, au: '2020-12-31' } });
    await sql`UPDATE modeles_edition SET couverture = ${id} WHERE id = ${saved.id}`.execute(db);
  };
  return { ...office, modele, cadre, dependencies, draw, stop };
}

export const long = 'Une grande maison au bord de l’eau, où l’on dort et où l’on mange. '.repeat(4);
export const fiche = (nom: string, commune: string, more: object = {}) => ({
  colonnes: { nom, commune },
  document: { description: { fr: long }, ...more },
});
export const image = (url: string, more: object = {}) => ({
  medias: [{ cle: url, genre: 'image' as const, url, ...more }],
});
