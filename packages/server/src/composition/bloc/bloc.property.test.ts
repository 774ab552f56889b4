import {
  type BrouillonDeBloc,
  CANAUX,
  CODES_CHAMPS_DE_BLOC,
  type DocumentObjet,
  documentVide,
  formatsDe,
  GENRES_DE_BLOC,
  LANGUES,
  PRESENTATIONS,
} from '@bridge/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { htmlOfBloc } from '../../rendering/bloc.html.ts';
import { composeBloc } from './bloc.compose.ts';
import { longueurDe } from './bloc.length.ts';
import { OPTIONS, terme, unBloc, uneLigne, unObjet } from './testing/bloc.ts';

/** Texts that feeds should not write, and do. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '<scr<script>ipt>',
  '{nom}',
  '<h2></h2>',
  '&lt;script&gt;',
  'javascript:alert(1)',
  "' onmouseover='x",
  '<svg/onload=x>',
  '',
  '  ',
  'Face au lac',
] as const;
const text = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ maxLength: 30 }));
const langue = fc.constantFrom(...LANGUES);
const textes = fc.dictionary(fc.constantFrom('fr' as const, 'en' as const, 'de' as const), text, { maxKeys: 3 });
const word = fc.tuple(text, textes).map(([code, libelle]) => terme(code, libelle));

const unDocument: fc.Arbitrary<DocumentObjet> = fc
  .record({
    nom: textes,
    resume: textes,
    description: textes,
    rue: fc.array(text, { maxLength: 2 }),
    commune: text,
    contacts: fc.array(
      fc.record({
        genre: fc.constantFrom(
          'telephone' as const,
          'email' as const,
          'site' as const,
          'reservation' as const,
          'autre' as const,
        ),
        valeur: text,
        libelle: textes,
        role: fc.constantFrom('public' as const, 'proprietaire' as const),
      }),
      { maxLength: 3 },
    ),
    medias: fc.array(
      fc.record({
        cle: text,
        genre: fc.constant('image' as const),
        url: fc.oneof(text, fc.webUrl()),
        legende: textes,
        credit: text,
      }),
      { maxLength: 2 },
    ),
    labels: fc.array(word, { maxLength: 3 }),
    tarifs: fc.array(word, { maxLength: 2 }),
    ouverture: textes,
    classement: text,
  })
  .map(({ rue, commune, tarifs, ouverture, classement, ...rest }) => ({
    ...documentVide(),
    ...rest,
    lieu: { ...documentVide().lieu, rue, commune, point: { lat: 45, lon: 5, qualite: 'source' as const } },
    tarifs: {
      lignes: tarifs.map((libelle) => ({ libelle, min: 12, devise: 'EUR', note: libelle.libelle })),
      paiements: [],
    },
    ouverture: { periodes: [], fermetures: [], texte: ouverture },
    classement: { schema: 'essai', texte: classement },
  }));

const uneLigneAuHasard = fc
  .record({
    champ: fc.constantFrom(...CODES_CHAMPS_DE_BLOC),
    rang: fc.nat({ max: 9 }),
    libelle: textes,
    prefixe: textes,
    separateur: fc.string({ maxLength: 5 }),
    maxCaracteres: fc.option(fc.integer({ min: 1, max: 40 })),
    siVide: fc.constantFrom('masquer' as const, 'tiret' as const),
  })
  .map(({ champ, rang, ...rest }) => {
    const formats = formatsDe({ genre: 'champ', champ });
    return uneLigne(champ, { ...rest, format: formats[rang % formats.length] ?? 'texte' });
  });

const unBlocAuHasard: fc.Arbitrary<BrouillonDeBloc> = fc
  .record({
    genre: fc.constantFrom(...GENRES_DE_BLOC.map(({ value }) => value)),
    presentation: fc.constantFrom(...PRESENTATIONS.map(({ value }) => value)),
    lignes: fc.array(uneLigneAuHasard, { maxLength: 4 }),
    titre: textes,
    texte: textes,
    legendeQr: textes,
    repliLangue: fc.constantFrom('masquer' as const, 'francais' as const),
  })
  .map((changes) => unBloc(changes));

describe('whatever is written in a feed and in a bloc', () => {
  it('the page has no script, no empty heading, and no link elsewhere than it may', () => {
    const canal = fc.constantFrom(...CANAUX.map(({ value }) => value));
    fc.assert(
      fc.property(unBlocAuHasard, unDocument, langue, canal, (bloc, document, lue, sur) => {
        const done = composeBloc(bloc, unObjet(document), { ...OPTIONS, langue: lue, canal: sur });
        if (done.vide) return;
        const { rendu } = done;
        const page = htmlOfBloc(rendu);
        expect(page).not.toMatch(/<script/i);
        expect(page).not.toMatch(/<h(\d)[^>]*>\s*<\/h\1>/);
        // Quoted values are texts: they are left out of this check.
        expect(page.replace(/="[^"]*"/g, '=""')).not.toMatch(/<[^>]*\son[a-z]+=/i);
        for (const [, href = ''] of page.matchAll(/(?:href|src)="([^"]*)"/g))
          expect(href).toMatch(/^(?:https?:|mailto:|tel:|\/public\/)/);
        expect(rendu.noeuds.length).toBeGreaterThan(0);
        expect(longueurDe(rendu)).toBeGreaterThan(0);
      }),
      { numRuns: 500 },
    );
  });
});
