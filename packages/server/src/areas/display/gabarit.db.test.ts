import { brouillonDeGabaritDiaporama, type DiapositiveApercue } from '@bridge/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { ouverture, periode } from '../../catalogue/testing/ouvertures.ts';
import { create } from '../../publication/web/testing/site.ts';
import { useWorld } from '../../testing/use-world.ts';
import {
  apercu,
  diaporama,
  gabaritReglable,
  HABILLAGE,
  manifesteDEssai,
  office,
  slide,
  suivant,
} from './testing/ecrans.ts';

const world = useWorld();

describe('what a gabarit leaves open', () => {
  const TEINTE = { nom: 'teinte', libelle: 'Teinte', genre: 'couleur', defaut: '#112233' };

  it('is drawn as the diaporama sets it, and nothing else is', async () => {
    const { id } = (await gabaritReglable(world(), [TEINTE])).body.data;
    const { person } = await office(world());
    const open = await person.call('GET', `/api/display/diaporamas/parametres?gabarit=${id}`);
    expect(open.body.data).toEqual({
      items: [TEINTE],
      format: { orientation: 'paysage', resolution: '1920x1080' },
    });
    const texte = slide('texte', { titre: { fr: 'Bonjour' } });
    const drawn = async (values: object) =>
      (await apercu(person, id, texte, { habillage: { ...HABILLAGE, gabarit: id, parametres: values } })).body.data
        .html;
    expect(await drawn({})).toContain('--teinte:#112233');
    expect(await drawn({ teinte: '#ABCDEF', autre: 'x' })).toContain('--teinte:#abcdef');
    expect(await drawn({ teinte: '}</style><b>' })).toContain('--teinte:#112233');
  });

  it('is refused where the gabarit does not take it', async () => {
    const { id } = (await gabaritReglable(world(), [TEINTE])).body.data;
    const { person } = await office(world());
    const { status, body } = await diaporama(person, id, { parametres: { teinte: 'rouge' } });
    expect([status, body.errors]).toEqual([
      400,
      [{ path: 'parametres.teinte', message: 'Une couleur comme #1da2df.' }],
    ]);
    expect((await diaporama(person, id, { parametres: { teinte: '#ABCDEF' } })).status).toBe(200);
  });

  it('has a name of its own', async () => {
    const { status, body } = await gabaritReglable(world(), [TEINTE, TEINTE, { ...TEINTE, nom: 'titre' }]);
    expect([status, body.errors?.map(({ path }) => path)]).toEqual([400, ['parametres.1.nom', 'parametres.2.nom']]);
  });
});

describe('a screen that its gabarit was not drawn for', () => {
  const PORTRAIT = { ...HABILLAGE, resolution: '1080x1920' };

  it('has the pages of an agenda that its own height asks for', async () => {
    const { person, gabarit, objets, ref } = await office(world());
    const today = periode({ du: '2026-11-15', au: '2026-11-15', creneaux: [{ ouvre: '14:00', ferme: '16:00' }] });
    await objets(
      ...Array.from({ length: 12 }, (_, rang) => ({
        colonnes: { nom: `Marché ${rang}`, type_bridge: 'evenement', jours: '{[2026-11-15,2026-11-15]}' },
        document: { typeBridge: 'evenement', ouverture: ouverture([today]) } as const,
      })),
    );
    const agenda = slide('agenda', { selection: ref, nombre: 12 });
    const pages = async (habillage: object) => {
      const { body } = await apercu(person, gabarit.id, agenda, { habillage: { ...habillage, gabarit: gabarit.id } });
      const { programmes } = await manifesteDEssai(person, gabarit.id, { ...habillage, sequence: [agenda] });
      return [body.data.total, programmes[0]?.sequence[0]?.vues.length];
    };
    const [several, played] = await pages(HABILLAGE);
    expect(several).toBeGreaterThan(1);
    expect(played).toBe(several);
    expect(await pages(PORTRAIT)).toEqual([1, 1]);
  });

  it('has a map as wide as it is', async () => {
    const { admin, person, gabarit, objets, selection } = await office(world());
    await objets(
      { colonnes: { nom: 'Sud', latitude: 45, longitude: 5 } },
      { colonnes: { nom: 'Nord', latitude: 46, longitude: 6 } },
    );
    const shipped = async (table: string) =>
      (await sql<{ id: number }>`SELECT id FROM ${sql.table(table)} ORDER BY id LIMIT 1`.execute(world().db)).rows[0]
        ?.id;
    const carte = await create(admin, '/web/maps', {
      nom: 'Carte',
      code: `carte-${suivant()}`,
      titre: { fr: 'Carte' },
      fond: 'aucun',
      gabarit: await shipped('gabarits_carte'),
      infobulle: await shipped('gabarits_infobulle'),
      couches: [{ selection: selection.id, nom: { fr: 'Tout' }, couleur: null, picto: null, visible: true }],
    });
    const { body } = await apercu(person, gabarit.id, slide('carte', { carte: { ref: 'carte', id: carte.id } }), {
      habillage: { ...PORTRAIT, gabarit: gabarit.id },
    });
    // The points reach from one side to the other, within the margins.
    expect([...body.data.html.matchAll(/cx="([\d.]+)%"/g)].map(([, x]) => Number(x)).sort((a, b) => a - b)).toEqual([
      9.68, 90.32,
    ]);
  });
});

describe('the ordeal of a gabarit', () => {
  const tryOut = async (epreuve: string, changes: object = {}) => {
    const root = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
    const { rows } = await sql<Record<string, unknown>>`
      SELECT orientation, resolution, disposition, zone_annonce AS "zoneAnnonce", zone_qr AS "zoneQr", police,
        police_texte AS "policeTexte", police_titre AS "policeTitre",
        taille_titre AS "tailleTitre", taille_texte AS "tailleTexte", max_titre AS "maxTitre", max_texte AS "maxTexte",
        fond, texte, accent, css, parametres FROM gabarits_diaporama WHERE code = 'portrait'`.execute(world().db);
    return root.call<DiapositiveApercue & { titresCoupes: number }>(
      'POST',
      '/api/superadmin/diaporama_template/apercu',
      {
        gabarit: { ...brouillonDeGabaritDiaporama(rows[0] ?? {}), ...changes },
        epreuve,
        langue: 'fr',
      },
    );
  };

  it('finds the longest title of all objets, and says that it is cut', async () => {
    const { objets } = await office(world());
    const nom = `Auberge ${'du très grand lac '.repeat(9)}`.trim();
    await objets({ colonnes: { nom } });
    const { body } = await tryOut('titre-long', { maxTitre: 20 });
    expect(body.data.objet?.nom).toBe(nom);
    expect(body.data.titresCoupes).toBeGreaterThan(0);
    expect(body.data.remarques).toContain('Le titre est coupé.');
  });

  it('shows an objet without a photo, and tells colours that are hard to read', async () => {
    const { objets } = await office(world());
    await objets({ colonnes: { nom: 'Sans photo' } });
    const { body } = await tryOut('sans-photo', { fond: '#777777', texte: '#888888' });
    expect(body.data.html).not.toContain('<figure');
    expect(body.data.remarques[0]).toContain('se lit mal');
  });

  it('is for super admins alone', async () => {
    const { admin } = await office(world());
    expect((await admin.call('POST', '/api/superadmin/diaporama_template/apercu', {})).status).toBe(403);
  });

  it('does not keep styles that do not run', async () => {
    const root = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
    const values = { nom: 'Essai', code: `essai-${suivant()}`, css: '.a{color:red}</style>' };
    const { status, body } = await root.call('POST', '/api/superadmin/diaporama_template', values);
    expect([status, JSON.stringify(body).includes('"css"')]).toEqual([400, true]);
  });
});
