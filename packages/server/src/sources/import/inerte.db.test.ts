import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { objetApidae } from '../apidae/testing.ts';
import { produitLei, reponseLei } from '../lei/testing.ts';
import { Banc } from '../testing/banc.ts';
import { useImports } from '../testing/use-imports.ts';
import { uneFiche } from '../tourinsoft/testing.ts';

/** S-23 and S-25: texts of a source stay texts, whatever they look like, and addresses that run something are dropped. */
const db = useImports();
let banc: Banc;
beforeEach(async () => {
  banc = await Banc.open(db());
});

const GABARIT = '{{ 7*7 }} {% include "/etc/passwd" %} #{7*7}';
const SCRIPT = `<script>alert(1)</script><img src=x onerror=alert(1)>`;
const HOSTILE = `${GABARIT} ${SCRIPT} fin`;
const RUNS = 'javascript:alert(document.cookie)//www.exemple.fr';

const LIGNES = [
  { champ: 'DESCRIPTIF', cible: 'description' },
  { champ: 'RUE', cible: 'lieu.rue' },
  { champ: 'URL', cible: 'contact.site' },
  { champ: 'PHOTO', cible: 'media.photo' },
  { champ: 'PRESTATIONS', cible: 'critere' },
];

async function tourinsoft() {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO correspondances (nom, lignes) VALUES ('Hostile', ${JSON.stringify(LIGNES)}::jsonb) RETURNING id`.execute(
    db(),
  );
  const fiche = uneFiche({
    SyndicObjectID: 'HOTHOS0000000001',
    SyndicObjectName: HOSTILE,
    ObjectTypeName: HOSTILE,
    DESCRIPTIF: HOSTILE,
    RUE: HOSTILE,
    URL: RUNS,
    PHOTO: RUNS,
    PRESTATIONS: HOSTILE,
  });
  return banc.fichier('tourinsoft', 'hostile.json', JSON.stringify({ value: [fiche] }), {
    correspondance: rows[0]?.id,
  });
}

const lei = () =>
  banc.fichier(
    'lei',
    'hostile.xml',
    reponseLei([
      produitLei({
        PRODUIT: 'H1',
        NOM: HOSTILE,
        TYPE_NOM: HOSTILE,
        COMMENTAIRE: HOSTILE,
        COMMENTAIREL1: HOSTILE,
        ADRPROD_LIB_VOIE: HOSTILE,
        ADRPROD_LIBELLE_COMMUNE: HOSTILE,
        ADRPROD_URL: RUNS,
        DOCUMENTATIONF: RUNS,
        INCONNUE: HOSTILE,
        CRITERES: `<Crit CLEF_CRITERE="1900421" CLEF_MODA="0">${RUNS}</Crit>`,
      }),
    ]),
  );

const apidae = () =>
  banc.fichier(
    'apidae',
    'hostile-apidae.json',
    JSON.stringify([
      objetApidae({
        id: 9001,
        nom: { libelleFr: HOSTILE },
        presentation: { descriptifCourt: { libelleFr: HOSTILE }, descriptifDetaille: { libelleFr: HOSTILE } },
        localisation: { adresse: { adresse1: HOSTILE, commune: { id: 1, nom: HOSTILE } } },
        informations: {
          moyensCommunication: [
            { type: { elementReferenceType: 'MoyenCommunicationType', id: 205 }, coordonnees: { fr: RUNS } },
          ],
        },
        illustrations: [
          { type: 'IMAGE', traductionFichiers: [{ url: RUNS, urlListe: RUNS }], legende: { libelleFr: HOSTILE } },
        ],
      }),
    ]),
  );

describe.each([
  ['Tourinsoft', tourinsoft],
  ['LEI', lei],
  ['Apidae', apidae],
])('a hostile record of %s', (_, feed) => {
  it('is kept as inert text, and its addresses that would run something are dropped', async () => {
    const flux = await feed();
    expect(await banc.import(flux)).toMatchObject({ etat: 'terminee', crees: 1, rejetes: 0 });
    const [objet] = await banc.objets(flux);
    const document = JSON.stringify(objet?.document);
    // The braces are kept, and what they would compute is absent.
    expect(objet?.nom).toContain('{{ 7*7 }}');
    expect(document).toContain('{{ 7*7 }} {% include');
    expect(document).not.toMatch(/\b49\b|root:/);
    const found = addressesIn(objet?.document);
    expect(found.filter((url) => !/^https?:\/\//.test(url))).toEqual([]);
    expect(document).not.toMatch(/"javascript:/i);
  });
});

/** The addresses in a document, wherever they stand. */
function addressesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' && /url|site|lien/i.test(key) ? [inner] : addressesIn(inner),
  );
}
