import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { useWorld } from '../testing/use-world.ts';
import { compose } from './compose.ts';
import { officeEnLigne } from './testing/site.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 });
const world = useWorld();

it('perf', async () => {
  const office = await officeEnLigne(world());
  const { db } = office;
  const { rows: mods } = await sql<{ id: number; critere: number }>`
    WITH critere AS (INSERT INTO criteres (systeme, schema, code, nature) VALUES ('lei', 'f', 'zz', 'multiple') RETURNING id)
    INSERT INTO modalites (systeme, schema, code, critere, libelle) SELECT 'lei', 'f', 'z' || n, id, jsonb_build_object('fr', 'Equip ' || n) FROM critere, generate_series(1, 40) AS n
    RETURNING id, critere`.execute(db);
  await sql`INSERT INTO objets (nom, nom_norme, nom_tri, commune, commune_norme, type_bridge, statut, systeme, identifiant, nombre_photos, entite_id, modalites, prix_min, latitude, longitude)
    SELECT 'Objet ' || n, 'objet ' || n, 'objet ' || n, 'Commune ' || (n % 300), 'commune ' || (n % 300),
      (ARRAY['hotel','restaurant','camping','evenement'])[1 + n % 4], 'publie', 'lei', 'Z' || n, 1, ${office.entiteId},
      ARRAY[${mods[0]?.id}::bigint + n % 40, ${mods[0]?.id}::bigint + (n * 7) % 40, ${mods[0]?.id}::bigint + (n * 11) % 40], n % 200, 45 + (n % 1000) / 1000.0, 5 + (n % 777) / 777.0
    FROM generate_series(1, 100000) AS n`.execute(db);
  await sql`ANALYZE objets`.execute(db);
  const run = async (label: string, code: unknown, query = '') => {
    const times: number[] = [];
    for (let i = 0; i < 3; i++) {
      const start = performance.now();
      const r = await compose(db, office.visite(), { genre: 'liste', code: String(code), requete: new URLSearchParams(query) });
      times.push(Math.round(performance.now() - start));
      expect(r.genre).toBe('page');
    }
    console.log(label, times.join(' '));
  };
  const f = [
    { cible: 'commune', code: 'commune' },
    { cible: 'typeBridge', code: 'type' },
    { cible: 'critere', code: 'equip', critere: mods[0]?.critere },
    { cible: 'prix', code: 'prix' },
  ];
  const bare = await office.liste();
  await run('no moteur', bare.code);
  const noFilter = await office.liste({ moteur: (await office.moteur([])).id });
  await run('moteur, no filter', noFilter.code);
  for (const [i, one] of f.entries()) {
    const l = await office.liste({ moteur: (await office.moteur([{ ...one, code: `${one.code}-${i}-seul` }])).id });
    await run(`only ${one.code}`, l.code);
  }
  const all = await office.liste({ moteur: (await office.moteur(f)).id });
  await run('all', all.code);
  await run('all, 1 commune', all.code, 'commune=commune-7');
  await run('all, commune+type+equip', all.code, 'commune=commune-7&type=hotel&equip=equip-3');
  await run('all, q', all.code, 'q=objet');
  await run('all, misspelt', all.code, 'q=objjet+rien');
});
