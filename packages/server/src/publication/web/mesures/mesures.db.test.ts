import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DatabaseProxy } from '../../../testing/database-proxy.ts';
import type { Mesure } from '../pages/composition.ts';
import { mesuresEntretien } from './mesures.entretien.ts';
import { ADRESSES_PAR_MINUTE, VUES_PAR_MINUTE } from './mesures.ts';
import { NOW, useMesures } from './testing/mesures.ts';
import { insertListe, insertSite } from './testing/pages.ts';

const { counted, database, open, pages } = useMesures();
const FIREFOX = {
  ip: '192.0.2.1',
  agent: 'Mozilla/5.0 (Windows NT 10.0; rv:132.0) Gecko/20100101 Firefox/132.0',
};
const ROBOT = { ip: FIREFOX.ip, agent: 'Googlebot/2.1' };

const vue = (changes: Partial<Mesure> = {}): Mesure => ({
  site: pages.site,
  ressource: 'listeWeb',
  enregistrement: pages.liste,
  objet: null,
  recherche: null,
  filtres: [],
  ...changes,
});

describe('what visitors do', () => {
  it('is added up, writing after writing, and never lost at the end', async () => {
    const { mesures } = open();
    for (let times = 0; times < 3; times++) mesures.vue(vue(), FIREFOX);
    await mesures.writeCounts();
    mesures.vue(vue({ recherche: { texte: 'Sauna', vide: true }, filtres: ['commune=malbrume'] }), FIREFOX);
    mesures.vue(vue(), ROBOT);
    mesures.vue(null, FIREFOX);
    await mesures.close();
    expect(await counted()).toEqual([
      `filtre listeWeb ${pages.liste} commune=malbrume 1`,
      `recherche listeWeb ${pages.liste} sauna 1`,
      `sans-resultat listeWeb ${pages.liste} sauna 1`,
      `vue listeWeb ${pages.liste} 4`,
    ]);
  });

  it('is counted up to so much a minute of each site and network, of which robots and what counts for nothing take nothing', async () => {
    const { db, mesures } = open();
    const autre = await insertSite(db, 'autre');
    const autreListe = await insertListe(db, 'hotels', autre);
    const adresse = (chemin: string) => ({ site: pages.site, genre: 'introuvable' as const, chemin });
    for (let times = 0; times <= VUES_PAR_MINUTE; times++) {
      mesures.vue(vue(), ROBOT);
      mesures.vue(null, FIREFOX);
      mesures.adresse(adresse('/favicon.ico'), FIREFOX);
    }
    for (let times = 0; times <= VUES_PAR_MINUTE; times++) mesures.vue(vue(), FIREFOX);
    for (let times = 0; times <= ADRESSES_PAR_MINUTE; times++) mesures.adresse(adresse('/fr/plan'), FIREFOX);
    mesures.vue(vue({ site: autre, enregistrement: autreListe }), FIREFOX);
    mesures.vue(vue(), { ...FIREFOX, ip: '198.51.100.1' });
    await mesures.writeCounts();
    expect(await counted()).toEqual([
      `introuvable site ${pages.site} /fr/plan ${ADRESSES_PAR_MINUTE}`,
      `vue listeWeb ${pages.liste} ${VUES_PAR_MINUTE + 1}`,
      `vue listeWeb ${autreListe} 1`,
    ]);
  });

  it('is counted for all the visitors to whom the server of another site shows it', async () => {
    const { mesures } = open();
    for (let times = 0; times < 2 * VUES_PAR_MINUTE; times++) mesures.vue(vue(), FIREFOX, true);
    await mesures.writeCounts();
    expect(await counted()).toEqual([`vue listeWeb ${pages.liste} ${2 * VUES_PAR_MINUTE}`]);
  });

  it('is counted by two servers at once', async () => {
    const [one, other] = [open(), open()];
    for (let times = 0; times < 50; times++) {
      one.mesures.countMesure(vue({ objet: times % 2 ? pages.objet : null }));
      other.mesures.countMesure(vue({ objet: times % 2 ? null : pages.objet }));
      await Promise.all([one.mesures.writeCounts(), other.mesures.writeCounts()]);
    }
    expect(new Set(await counted())).toEqual(
      new Set([`vue listeWeb ${pages.liste} 50`, `vue listeWeb ${pages.liste} ${pages.objet} 50`]),
    );
  });

  it('is kept in memory while the database is away, and written when it is back', async () => {
    const { hostname, port } = new URL(database.url());
    const network = new DatabaseProxy({ host: hostname, port: Number(port) });
    const through = new URL(database.url());
    through.host = `127.0.0.1:${await network.open()}`;
    onTestFinished(() => network.close());
    const { mesures } = open(through.href);
    await network.become('closed');
    mesures.countMesure(vue());
    await mesures.writeCounts();
    mesures.countMesure(vue());
    await mesures.writeCounts();
    expect(await counted()).toEqual([]);
    await network.become('forwarding');
    await mesures.writeCounts();
    expect(await counted()).toEqual([`vue listeWeb ${pages.liste} 2`]);
  });

  it('counts for nothing on a site that counts nothing, of a list that is not there, of an objet that nobody is shown', async () => {
    const { db, mesures } = open();
    const discret = await insertSite(db, 'discret', { statistiques: false });
    mesures.countMesure(vue({ site: discret }));
    mesures.countMesure(vue({ site: 999_999 }));
    mesures.countMesure(vue({ enregistrement: 999_999 }));
    mesures.countMesure(vue({ objet: pages.masque }));
    mesures.countMesure(vue({ objet: 999_999 }));
    mesures.countMesure(vue());
    await mesures.writeCounts();
    expect(await counted()).toEqual([`vue listeWeb ${pages.liste} 1`]);
  });

  it('is bounded: whoever tries every word fills nothing', async () => {
    const { mesures } = open();
    for (let word = 0; word < 3_000; word++)
      mesures.countMesure(vue({ recherche: { texte: `mot${word}`, vide: false } }));
    await mesures.writeCounts();
    const lines = await counted();
    expect(lines).toHaveLength(2_001);
    expect(lines).toContain(`vue listeWeb ${pages.liste} 3000`);
  });

  it('is forgotten after 25 months, or sooner where the instance says so', async () => {
    const { db } = open();
    await sql`INSERT INTO mesures_web (site_id, jour, genre, ressource, enregistrement, nombre) VALUES
      (${pages.site}, '2024-09-30', 'vue', 'listeWeb', ${pages.liste}, 1), (${pages.site}, '2024-10-01', 'vue', 'listeWeb', ${pages.liste}, 2)`.execute(
      db,
    );
    expect(await mesuresEntretien.run(db, NOW)).toEqual({ lignes: 1 });
    expect(await counted()).toEqual([`vue listeWeb ${pages.liste} 2`]);
    await sql`INSERT INTO parametres (cle, valeur, modifie_le) VALUES ('retention_statistiques', '3', now())`.execute(
      db,
    );
    expect(await mesuresEntretien.run(db, NOW)).toEqual({ lignes: 1 });
    await sql`DELETE FROM parametres WHERE cle = 'retention_statistiques'`.execute(db);
  });
});
