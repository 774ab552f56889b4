import { expect, it } from 'vitest';
import { upgraded } from '../../../platform/db/testing/upgraded.ts';

const envoi = (etat: string, adresse: string) =>
  `('envoi', 10, 'E-mail', '{"genre": "courriel"}', 'envoi 1 courriel ${adresse}', '${etat}', now(), now())`;

const OLD = `
  SET session_replication_role = replica;
  INSERT INTO generations (id, modele, langue, sorties, etat, cree_le) OVERRIDING SYSTEM VALUE VALUES (1, 1, 'fr', '{}', 'validee', now());
  INSERT INTO taches (type, max_tentatives, cible, donnees, cle, etat, cree_le, modifie_le) VALUES
    ${envoi('echouee', 'Marie@exemple.fr')}, ${envoi('en_attente', 'Lou@exemple.fr')}, ${envoi('en_attente', 'LOU@exemple.fr')};
  INSERT INTO envois_arrives (generation, cle, le) VALUES
    (1, 'envoi 1 courriel Paul@exemple.fr', '2026-01-01'), (1, 'envoi 1 courriel paul@exemple.fr', '2026-01-02');`;

it('sendings that were there before are found again, however their address was typed', () =>
  upgraded({ nom: 'envois', apres: '0077', avec: OLD }, async (read) => {
    const keys = async (table: string) =>
      (await read(`SELECT cle FROM ${table} ORDER BY cle COLLATE "C"`)).map(({ cle }) => cle);
    expect(await keys("taches WHERE type = 'envoi'")).toEqual([
      'envoi 1 courriel LOU@exemple.fr',
      'envoi 1 courriel lou@exemple.fr',
      'envoi 1 courriel marie@exemple.fr',
    ]);
    expect(await keys('envois_arrives')).toEqual(['envoi 1 courriel paul@exemple.fr']);
  }));
