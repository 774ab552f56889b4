import type { Ligne } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { workbookOf } from '../../reading/tables/testing.workbook.ts';
import { fileOf } from '../../reading/testing.ts';
import type { Lecture } from '../../source.ts';
import { interpretFiche, majDe } from '../interpretation.ts';
import { structureFromSample } from '../structure/structure.sample.ts';
import { readPage } from './lecture.ts';

async function read(content: Buffer | string, champ?: string, choix?: Parameters<typeof readPage>[2]) {
  const fichier = await fileOf(typeof content === 'string' ? Buffer.from(content) : content);
  const found: Lecture[] = [];
  const reading = readPage({ cle: 'depot', fichier }, champ, choix);
  for (let next = await reading.next(); ; next = await reading.next()) {
    if (next.done) return { found, nombre: next.value.nombre };
    found.push(next.value);
  }
}
const values = (found: readonly Lecture[]) => found.flatMap((one) => (one.kind === 'fiche' ? [one.valeur] : []));

describe('a table', () => {
  it.each([';', ',', '\t', '|'])('is read whatever separates its cells: %j', async (sign) => {
    const rows = [
      ['SyndicObjectID', 'Nom', 'Ville'],
      ['FMA1', '"Fête, et bal; du soir"', 'Nancy'],
      ['FMA2', 'Bal', 'Metz'],
    ];
    const { found, nombre } = await read(rows.map((row) => row.join(sign)).join('\r\n'));
    expect(nombre).toBe(2);
    expect(values(found)[0]).toEqual({ SyndicObjectID: 'FMA1', Nom: 'Fête, et bal; du soir', Ville: 'Nancy' });
  });

  it('is read in the encoding that its accents betray, or that people chose', async () => {
    const latin = Buffer.from('SyndicObjectID;Nom\nFMA1;Fête de l\x92été', 'latin1');
    expect(values((await read(latin)).found)[0]).toMatchObject({ Nom: 'Fête de l’été' });
    expect(values((await read(latin, undefined, { encodage: 'windows-1252' })).found)[0]).toMatchObject({
      Nom: 'Fête de l’été',
    });
  });

  it('is separated by the sign that people chose', async () => {
    const { found } = await read('SyndicObjectID,a;Nom,b\nFMA1,2;Fête,3', 'SyndicObjectID,a', { separateur: ';' });
    expect(values(found)).toEqual([{ 'SyndicObjectID,a': 'FMA1,2', 'Nom,b': 'Fête,3' }]);
  });

  it('names its records by the column that people chose', async () => {
    const { found } = await read('code;Nom\n12;Fête\n;Bal', 'code');
    expect(found.map(({ kind }) => kind)).toEqual(['fiche', 'illisible']);
  });

  it('has columns that are named as the file writes them, dots and all', async () => {
    const { found } = await read('Réf. fiche;Nom;N° tél.\n12;Fête;0299000000', 'Réf. fiche');
    expect(found).toMatchObject([{ kind: 'fiche', valeur: { 'Réf_ fiche': '12' } }]);
    const lignes: Ligne[] = [
      { champ: 'Nom', cible: 'nom' },
      { champ: 'N° tél.', cible: 'contact.telephone' },
    ];
    const lue = interpretFiche({ client: '', champId: 'Réf. fiche', typeBridge: null, lignes }, values(found)[0]);
    expect(lue.source.identifiant).toBe('12');
    expect(lue.document.contacts).toMatchObject([{ valeur: expect.stringContaining('99') }]);
    expect(JSON.stringify(lue.document.criteres)).not.toContain('N° tél_');
  });

  it.each([
    ['Pizzeria', 'restaurant'],
    ['Chambre d’hôtes', 'chambre-hotes'],
    ['Concert', 'evenement'],
    ['Zzz', 'autre'],
  ])('says by the name of a type what its records are: %s', (type, attendu) => {
    const lignes: Ligne[] = [
      { champ: 'Nom', cible: 'nom' },
      { champ: 'Type', cible: 'type' },
    ];
    const record = { 'N°': '12', Nom: 'Le gué', Type: type };
    const { document } = interpretFiche({ client: '', champId: 'N°', typeBridge: null, lignes }, record);
    expect(document.typeBridge).toBe(attendu);
  });

  it('says when its records were made and last changed, by the columns that are told to', () => {
    const lignes = [
      { champ: 'Nom', cible: 'nom' },
      { champ: 'Modifié le', cible: 'maj' },
      { champ: 'Créé le', cible: 'creation' },
    ] as const satisfies readonly Ligne[];
    const record = { SyndicObjectID: 'FMA1', Nom: 'Fête', 'Modifié le': '02/03/2026 10:00', 'Créé le': '01/02/2025' };
    const { source, avertissements } = interpretFiche({ client: '', typeBridge: null, lignes: [...lignes] }, record);
    expect(source).toMatchObject({ majLe: '2026-03-02T09:00:00.000Z', creeLe: '2025-01-31T23:00:00.000Z' });
    expect(avertissements).toEqual([]);
    // What tells the newer of two copies before either is understood.
    expect(majDe({ lignes: [...lignes] }, record)).toBe(source.majLe);
    expect(majDe({ lignes: [...lignes] }, { ...record, Updated: '2026-05-01T08:00:00' })).toBe(
      '2026-05-01T06:00:00.000Z',
    );
    expect(majDe({ lignes: [] }, record)).toBeNull();
  });

  it('keeps the cells that lie beyond its names, and says so', async () => {
    const { found } = await read('code;nom;ville;pays\n12;Le gué;Metz;;3 rue Basse;;Rive gauche\n', 'code');
    const flux = { client: '', champId: 'code', typeBridge: null, lignes: [{ champ: 'nom', cible: 'nom' } as const] };
    const { document, avertissements } = interpretFiche(flux, values(found)[0]);
    expect(JSON.stringify(document.criteres)).toMatch(/3 rue Basse.*Rive gauche/);
    expect(avertissements.map(({ chemin }) => chemin)).toEqual(['colonne_5', 'colonne_7']);
  });

  it('has rows whose bytes are no text, which are told alone', async () => {
    const octets = Buffer.concat([Buffer.from('code;nom\n1;été\n2;'), Buffer.from([0xe9]), Buffer.from('\n3;où\n')]);
    const { found } = await read(octets, 'code');
    expect(found.map(({ kind }) => kind)).toEqual(['fiche', 'illisible', 'fiche']);
  });

  it('may be a workbook, whose dates are dates', async () => {
    const workbook = await workbookOf([
      ['SyndicObjectID', 'Nom', 'Date début'],
      ['FMA1', 'Fête & bal', new Date(Date.UTC(2026, 4, 1))],
    ]);
    const { found } = await read(workbook);
    expect(values(found)).toEqual([{ SyndicObjectID: 'FMA1', Nom: 'Fête & bal', 'Date début': '2026-05-01' }]);
  });

  it('is refused when it is no table', async () => {
    await expect(read('bonjour')).rejects.toThrow('ni du JSON');
  });
});

describe('a document of XML', () => {
  it('gives all its records, whatever each is called and however far it lies', async () => {
    const hotel = (rang: number) => `<hotel><code>h${rang}</code><nom>Le gué</nom><ville>Metz</ville></hotel>`;
    const hotels = Array.from({ length: 1_200 }, (_, rang) => hotel(rang)).join('');
    const resto = '<resto><code>r1</code><nom>La table</nom><ville>Metz</ville><carte>oui</carte></resto>';
    const { found, nombre } = await read(
      `<base>${hotels}<total><lus>1201</lus><le>x</le></total>${resto}</base>`,
      'code',
    );
    expect(nombre).toBe(1_201);
    expect(values(found).at(-1)).toMatchObject({ element: 'resto', code: 'r1' });
    expect(values(found)[0]).toEqual({ code: 'h0', nom: 'Le gué', ville: 'Metz' });
  });
});

describe('a file of a portal of open data', () => {
  const flux = { client: '', lignes: [], typeBridge: null } as const;

  it('has fields whose names have dots: they are fields, not paths', () => {
    const feature = { type: 'Feature', properties: { 'Réf. fiche': 'A1', 'addr.city': 'Nancy', nom: 'Parc' } };
    expect(structureFromSample([feature]).map(({ champ }) => champ)).toEqual(
      expect.arrayContaining(['Réf_ fiche', 'addr_city']),
    );
    const lignes: Ligne[] = [
      { champ: 'nom', cible: 'nom' },
      { champ: 'addr.city', cible: 'lieu.commune' },
    ];
    const { source, document } = interpretFiche({ ...flux, champId: 'Réf. fiche', lignes }, feature);
    expect([source.identifiant, document.lieu.commune]).toEqual(['A1', 'Nancy']);
  });

  it('has its records under « records » and « fields »', async () => {
    const { found } = await read(
      JSON.stringify({
        nhits: 1,
        records: [{ recordid: 'r1', fields: { syndicobjectid: 'FMA1', syndicobjectname: 'Fête' } }],
      }),
    );
    const { document, source } = interpretFiche(flux, values(found)[0]);
    expect(document.nom.fr).toBe('Fête');
    expect(source.identifiant).toBe('FMA1');
  });

  it.each([
    ['lines', '{"code":"a1","intitulé":"Le gué","dates":[{"du":1},{"du":2}]}\n{"code":"a2","intitulé":"Le pré"}\n'],
    [
      'a name of its own',
      '{"reponse":{"agenda":[{"code":"a1","intitulé":"Le gué"},{"code":"a2","intitulé":"Le pré"}]}}',
    ],
    [
      'hits',
      '{"hits":{"hits":[{"_id":1,"_source":{"code":"a1","intitulé":"x"}},{"_id":2,"_source":{"code":"a2","intitulé":"x"}}]}}',
    ],
  ])('has its records under %s', async (_what, text) => {
    const { found } = await read(text, 'code');
    expect(found.map(({ kind }) => kind)).toEqual(['fiche', 'fiche']);
  });

  it('has its records under a name of its own, before a text longer than the beginning that is looked at', async () => {
    const offres = [1, 2, 3].map((rang) => ({ code: `a${rang}`, intitule: 'Le gué', ville: 'Metz' }));
    const rest = {
      mentions: 'Lu. '.repeat(20_000),
      suite: offres.map(({ code }) => ({ code: `b${code}`, intitule: 'x', ville: 'y' })),
    };
    const { found, nombre } = await read(JSON.stringify({ statut: 'ok', offres, ...rest }), 'code');
    expect(found.map(({ kind }) => kind)).toEqual(Array.from({ length: 6 }, () => 'fiche'));
    expect(nombre).toBe(6);
  });

  it('or is GeoJSON, whose points are places', async () => {
    const feature = {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [6.18, 48.69] },
      properties: { SYNDICOBJECTID: 'FMA1', SyndicObjectName: 'Fête' },
    };
    const { found } = await read(JSON.stringify({ type: 'FeatureCollection', features: [feature] }));
    const { document } = interpretFiche(flux, values(found)[0]);
    expect(document.lieu.point).toMatchObject({ lat: 48.69, lon: 6.18 });
  });
});
