import { type DocumentObjet, documentVide } from '@bridge/contract';
import type pg from 'pg';

const SENTENCE = 'Au bord de l’eau, une maison de pays ouverte sur les prés et les vergers, où l’on prend le temps. ';
const SENTENCE_EN = 'By the water, a country house open on meadows and orchards, where one takes one’s time. ';

/** What a feed says of an objet, as `fillCatalogue` made it: words in two languages, photos, hours, prices, services. Names are its own. */
const whole: Omit<DocumentObjet, 'typeBridge' | 'nom'> = {
  ...documentVide(),
  resume: { fr: SENTENCE, en: SENTENCE_EN },
  description: { fr: SENTENCE.repeat(8), en: SENTENCE_EN.repeat(6) },
  lieu: {
    ...documentVide().lieu,
    rue: ['12 rue du Pont'],
    codePostal: '26100',
    commune: 'Bourg',
    point: { lat: 45, lon: 5, qualite: 'source' },
  },
  ouverture: {
    periodes: [
      {
        regle: 'sauf',
        du: '2026-04-01',
        au: '2027-10-31',
        chaqueAnnee: false,
        jours: ['lundi'],
        creneaux: [
          { ouvre: '12:00', ferme: '14:00' },
          { ouvre: '19:00', ferme: '22:00' },
        ],
      },
    ],
    fermetures: ['noel', 'premier-mai'],
  },
  tarifs: {
    mode: 'payant',
    lignes: ['Adulte', 'Enfant', 'Groupe'].map((nom, rang) => ({
      libelle: { schema: 'banc:tarifs', code: String(rang), libelle: { fr: nom } },
      min: 8 + rang,
      devise: 'EUR',
    })),
    paiements: [{ schema: 'banc:paiements', code: 'carte', libelle: { fr: 'Carte bancaire' } }],
  },
  contacts: [
    { genre: 'telephone', valeur: '01 99 00 12 34', role: 'public' },
    { genre: 'email', valeur: 'contact@auberge.example', role: 'public' },
    { genre: 'site', valeur: 'https://auberge.example', role: 'public' },
  ],
  medias: [1, 2, 3, 4].map((rang) => ({
    cle: String(rang),
    genre: 'image',
    url: `https://photos.example/${rang}.jpg`,
    legende: { fr: `La salle, vue ${rang}` },
    credit: 'Office de tourisme',
  })),
  criteres: Array.from({ length: 12 }, (_, rang) => ({
    critere: { schema: 'banc', code: 'services', libelle: { fr: 'Services' } },
    modalite: { schema: 'banc', code: String(rang + 1), libelle: { fr: `Service ${rang + 1}` } },
  })),
  capacites: [{ mesure: 'couverts', valeur: 60 }],
  languesParlees: ['fr', 'en'],
};

/** Gives every objet of the catalogue its document. */
export async function fillDocuments(pool: pg.Pool): Promise<void> {
  await pool.query(
    `INSERT INTO objet_documents (objet_id, document, source, brut)
    SELECT id, $1::jsonb || jsonb_build_object('typeBridge', type_bridge, 'nom', jsonb_build_object('fr', nom)), '{}', '' FROM objets
    ON CONFLICT (objet_id) DO UPDATE SET document = excluded.document`,
    [JSON.stringify(whole)],
  );
  await pool.query('VACUUM ANALYZE objet_documents');
}
